/**
 * Lets the boxes of a list's rows be ticked many at once: with Shift from the one ticked before, or by the box in the head,
 * which has no name. Says how many are, until the signal comes. Answers with what counts them again.
 */
export function followChoices(
  form: HTMLFormElement,
  say: (count: number) => void,
  signal: AbortSignal,
): () => void {
  let before: HTMLInputElement | undefined;
  const boxes = () => [...form.elements].filter(isBox);
  const recount = () => {
    const rows = boxes().filter(isOfRow);
    const { length } = rows.filter(({ checked }) => checked);
    const head = boxes().find((box) => !isOfRow(box));
    if (head) {
      head.checked = length > 0 && length === rows.length;
      head.indeterminate = length > 0 && !head.checked;
    }
    say(length);
  };
  const click = ({ target, shiftKey }: MouseEvent) => {
    if (!isBox(target) || target.form !== form) return;
    const rows = boxes().filter(isOfRow);
    const [from, to] = [before ? rows.indexOf(before) : -1, rows.indexOf(target)];
    const isRange = shiftKey && from >= 0 && to >= 0;
    const range = isRange ? rows.slice(Math.min(from, to), Math.max(from, to) + 1) : [];
    for (const box of isOfRow(target) ? range : rows) box.checked = target.checked;
    before = isOfRow(target) ? target : undefined;
    recount();
  };
  document.addEventListener("click", click, { signal });
  // The boxes are emptied after the event.
  form.addEventListener("reset", () => queueMicrotask(recount), { signal });
  recount();
  return recount;
}

const isBox = (element: unknown): element is HTMLInputElement =>
  element instanceof HTMLInputElement && element.type === "checkbox";

const isOfRow = ({ name }: HTMLInputElement) => name !== "";
