/** Whether a key is for a field or a dialog, and none of a page's shortcuts. */
export const isTyping = (target: EventTarget | null): boolean =>
  (target instanceof Element && target.closest("input, textarea, select, [contenteditable]") !== null) ||
  document.querySelector("dialog[open]") !== null;
