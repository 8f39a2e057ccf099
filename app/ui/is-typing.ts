/** Fields that are written into. A tick box or a button takes Space and Enter, and no letters. */
const written =
  "input:not([type=checkbox], [type=radio], [type=button], [type=submit], [type=reset], [type=file]), " +
  "textarea, select, [contenteditable]";

/** Whether a key is for a field or a dialog, and none of a page's shortcuts. */
export const isTyping = (target: EventTarget | null): boolean =>
  (target instanceof Element && target.closest(written) !== null) ||
  document.querySelector("dialog[open]") !== null;
