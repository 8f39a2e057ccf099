import { type Control, isControl, isTick } from "#ui/control.ts";

/** Types once more what was typed before anybody heard of it: what stood in each control, or whether it was ticked. */
export function typeAgain(typed: ReadonlyMap<Control, string | boolean>): void {
  for (const [before, held] of typed) {
    const control = before.isConnected ? before : document.getElementById(before.id);
    if (!isControl(control)) continue;
    if (typeof held === "boolean") {
      if (isTick(control)) tick(control, held);
    } else if (control instanceof HTMLSelectElement) choose(control, held);
    else type(control, held);
  }
}

/** A radio button that is not chosen any more goes by the one that is. */
function tick(control: HTMLInputElement, isTicked: boolean): void {
  if (control.type === "radio" && !isTicked) return;
  control.checked = !isTicked;
  control.click();
}

function choose(control: HTMLSelectElement, value: string): void {
  control.value = value;
  for (const event of ["input", "change"]) control.dispatchEvent(new Event(event, { bubbles: true }));
}

/** React takes what was put into a control by name to be known: what is typed comes past that. */
function type(control: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  if (text === control.defaultValue && text === control.value) return;
  const { selectionStart, selectionEnd } = control;
  control.value = control.defaultValue;
  const { prototype } = control instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(control, text);
  if (selectionStart !== null && document.activeElement === control)
    control.setSelectionRange(selectionStart, selectionEnd);
  control.dispatchEvent(new Event("input", { bubbles: true }));
}
