/** Where notices are said while no dialog is open, and what they are said in. */
export const noticePlaces = { home: "notices-home", notices: "notices" };

/** Open dialogs, the uppermost last. */
const open: HTMLElement[] = [];

/**
 * Lets notices be said in a dialog while it is open: it makes all else of the page inert, and what is said beside it could be
 * neither pressed nor heard. What was said before it was opened stays where it is.
 *
 * @returns takes that back
 */
export function takesNotices(dialog: HTMLElement): () => void {
  open.push(dialog);
  return () => {
    open.splice(open.indexOf(dialog), 1);
    // They would go with it.
    if (dialog.querySelector(`#${noticePlaces.notices}`)) placeNotices();
  };
}

/** Brings the notices, of which there is a new one, where one can reach them. */
export function placeNotices(): void {
  const notices = document.getElementById(noticePlaces.notices);
  const where = open.at(-1) ?? document.getElementById(noticePlaces.home);
  if (notices && where && notices.parentElement !== where) where.appendChild(notices);
}
