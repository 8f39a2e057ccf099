import { type Control, isControl, isTick } from "../control.ts";

/** What a form's controls began with, whatever React makes of their defaults after a refusal. */
const beginnings = new WeakMap<Control, string>();
/** Forms that were refused: what is in them was typed, although the page came with it. */
const refused = new WeakSet<HTMLFormElement>();
/** Forms that were sent, until it is known what became of them or something else is typed. */
const sent = new Set<HTMLFormElement>();

function controlsOf(form: HTMLFormElement): Control[] {
  const controls: Control[] = [];
  for (const element of form.elements)
    if (isControl(element) && element.type !== "hidden") controls.push(element);
  return controls;
}

const shownIn = (control: Control): string => (isTick(control) ? String(control.checked) : control.value);

function defaultOf(control: Control): string {
  if (isTick(control)) return String(control.defaultChecked);
  if (control instanceof HTMLSelectElement)
    return [...control.options].find((option) => option.defaultSelected)?.value ?? control.value;
  // What is typed has the ends of its lines in one spelling.
  return control.defaultValue.replace(/\r\n?/g, "\n");
}

/** Says that the form shows what is wrong with it. */
const isRefused = (form: HTMLFormElement) => form.querySelector("[aria-invalid=true], [role=alert]") !== null;

/** What a form came with was typed before it: the session had ended when it was sent. */
export function noteRestored(names: readonly string[]): void {
  for (const form of formsIn(document))
    if (controlsOf(form).some(({ name }) => names.includes(name))) refused.add(form);
}

/** Forms that change something; those that only ask for another page hold nothing to be lost. */
export const formsIn = (within: ParentNode): HTMLFormElement[] => [
  ...within.querySelectorAll<HTMLFormElement>("form[method=post]:not([data-saves-itself])"),
];

/** Notes what the forms of a page begin with, where that is not known yet. */
export function noteBeginnings(within: ParentNode = document): void {
  for (const form of formsIn(within)) {
    const controls = controlsOf(form);
    // A form of buttons alone, as one that asks, holds nothing to be lost.
    const isNew = controls.length > 0 && !controls.some((control) => beginnings.has(control));
    if (isNew && isRefused(form)) refused.add(form);
    for (const control of controls) if (!beginnings.has(control)) beginnings.set(control, defaultOf(control));
  }
}

/** Whether a form holds something that was typed and not saved; one on its way is not asked about. */
export function isTyped(form: HTMLFormElement): boolean {
  noteBeginnings(document);
  if (sent.has(form) && !isRefused(form)) return false;
  return refused.has(form) || isChanged(form);
}

/** Whether an element is in a form that something can be typed into: drawn again, it would lose the focus. */
export function isWhereOneTypes(element: Element | null): boolean {
  const form = element?.closest<HTMLFormElement>("form[method=post]");
  return form ? controlsOf(form).length > 0 : false;
}

/** Whether anything on the page is typed and not saved. */
export const isAnythingTyped = (): boolean => formsIn(document).some(isTyped);

/** Whether something is typed beside what is being sent. */
export const isOtherTyped = (): boolean => formsIn(document).some((form) => !sent.has(form) && isTyped(form));

const isChanged = (form: HTMLFormElement) =>
  controlsOf(form).some((control) => shownIn(control) !== beginnings.get(control));

/** A form is being sent. */
export const noteSent = (form: HTMLFormElement): void => void sent.add(form);

/** The buttons of a list in a form, which the forms' library acts upon in the browser (conform's intents). */
const rearranging = "__intent__";

/**
 * Whether a button changes a form and does not send it. A row that is taken out or moved is a change that no control shows.
 */
export function noteRearranged(form: HTMLFormElement, submitter: HTMLElement | null): boolean {
  if (!(submitter instanceof HTMLButtonElement) || submitter.name !== rearranging) return false;
  if (!submitter.value.includes('"insert"')) refused.add(form);
  return true;
}

/** Something is typed into a form: what was sent of it is not all of it any more. */
export const noteTyped = (form: HTMLFormElement): void => void sent.delete(form);

/** Whether a form that was sent shows that it was refused. */
export const isRefusalShown = (): boolean => [...sent].some((form) => form.isConnected && isRefused(form));

/** Whatever was sent is answered: what was taken is what its form begins with now. Says whether something was refused. */
export function noteAnswered(): boolean {
  let isAnyRefused = false;
  for (const form of sent) {
    if (!form.isConnected) continue;
    if (isRefused(form)) {
      isAnyRefused = true;
      if (isChanged(form)) refused.add(form);
      continue;
    }
    refused.delete(form);
    for (const control of controlsOf(form)) beginnings.set(control, shownIn(control));
  }
  sent.clear();
  noteBeginnings();
  return isAnyRefused;
}

/** What was typed inside is of no use any more, as what it was about is gone. */
export function giveUp(within: ParentNode): void {
  for (const form of formsIn(within)) {
    refused.delete(form);
    for (const control of controlsOf(form)) beginnings.set(control, shownIn(control));
  }
}
