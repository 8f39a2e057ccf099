import { computeAccessibleName, getRole } from "dom-accessibility-api";

/** What is looked for in a text. */
export type Text = string | RegExp;

/** The element as what its tag says that it is: classes of one page are not those of another. */
export const isTag = <Tag extends keyof HTMLElementTagNameMap>(
  element: Node,
  tag: Tag,
): element is HTMLElementTagNameMap[Tag] => element.nodeName.toLowerCase() === tag;

/** What is said within an element, on one line. */
export const textOf = (element: Element): string => flat(element.textContent ?? "");

export const flat = (text: string) => text.replace(/\s+/g, " ").trim();
export const nameOf = (element: Element) => flat(computeAccessibleName(element));
export const roleOf = (element: Element) => element.getAttribute("role") ?? getRole(element);

export const isControl = (element: Element) =>
  isTag(element, "input") || isTag(element, "textarea") || isTag(element, "select");

export function labelOf(element: Element): string {
  const labels = isControl(element) ? [...(element.labels ?? [])] : [];
  return labels.map(textOf).join(" ") || nameOf(element);
}

/** Whether a screen reader would come to it; what a style sheet hides is not known. */
export const isRead = (element: Element): boolean =>
  !element.closest('[hidden], [aria-hidden="true"], template, script, style, dialog:not([open])') &&
  !isFolded(element);

function isFolded(element: Element): boolean {
  let details = element.parentElement?.closest("details:not([open])");
  while (details) {
    if (element.closest("summary")?.parentElement !== details) return true;
    details = details.parentElement?.closest("details:not([open])");
  }
  return false;
}

/** Whether a text is what is looked for: as Playwright has it, a part in any case unless `exact`. */
export function isText(text: string, wanted: Text, exact: boolean): boolean {
  if (wanted instanceof RegExp) return wanted.test(text);
  const flatWanted = flat(wanted);
  return exact ? text === flatWanted : text.toLowerCase().includes(flatWanted.toLowerCase());
}
