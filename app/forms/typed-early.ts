import { type Control, isControl, isTick } from "#ui/control.ts";

/** What stands in a control: of one that is ticked, whether it is. */
type Held = string | boolean;

const heldIn = (control: Control): Held => (isTick(control) ? control.checked : control.value);

function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement)
    return [...control.options].some(({ selected, defaultSelected }) => defaultSelected && !selected);
  return isTick(control)
    ? control.checked !== control.defaultChecked
    : control.value !== control.defaultValue;
}

/**
 * Notes what is typed before a page is alive: nobody hears of it, and a control that shows what its page knows forgets it.
 * Answers what has it heard, once the page is.
 */
export function noteTypedEarly(): () => Promise<void> {
  const typed = new Map<Control, Held>();
  const note = (target: unknown) => isControl(target) && typed.set(target, heldIn(target));
  for (const control of document.querySelectorAll("input, textarea, select"))
    if (isControl(control) && isChanged(control)) note(control);
  const noteTarget = ({ target }: Event) => note(target);
  addEventListener("input", noteTarget, true);
  return async () => {
    removeEventListener("input", noteTarget, true);
    if (typed.size > 0) (await import("./type-again.ts")).typeAgain(typed);
  };
}
