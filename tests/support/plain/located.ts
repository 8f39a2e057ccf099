import { computeAccessibleDescription } from "dom-accessibility-api";
import {
  flat,
  isControl,
  isRead,
  isTag,
  isText,
  labelOf,
  nameOf,
  roleOf,
  type Text,
  textOf,
} from "./elements.ts";
import type { ChosenFile, PlainPage } from "./page.ts";

type Named = { name?: Text; exact?: boolean };
type Step = (roots: Element[]) => Element[];

/**
 * Elements of a page, looked for whenever they are asked about, as Playwright's locators are. What is done needs exactly one;
 * an error names what is there instead.
 */
export class Located {
  readonly page: PlainPage;
  private readonly steps: readonly Step[];
  private readonly words: string;

  constructor(page: PlainPage, steps: readonly Step[], words = "the page") {
    this.page = page;
    this.steps = steps;
    this.words = words;
  }

  /** All that are there now, in the order of the page. */
  all(): Element[] {
    return this.steps.reduce<Element[]>((roots, step) => step(roots), []);
  }

  getByRole(role: string, { name, exact = false }: Named = {}): Located {
    const isIt = (element: Element) =>
      roleOf(element) === role && (name === undefined || isText(nameOf(element), name, exact));
    return this.within(
      (root) => [...root.querySelectorAll("*")].filter(isIt).filter(isRead),
      `${role} ${name ?? ""}`,
    );
  }

  getByLabel(label: Text, { exact = false }: { exact?: boolean } = {}): Located {
    const isIt = (element: Element) => isText(labelOf(element), label, exact);
    return this.within(
      (root) => [...root.querySelectorAll(controls)].filter(isIt).filter(isRead),
      `label ${label}`,
    );
  }

  getByText(text: Text, { exact = false }: { exact?: boolean } = {}): Located {
    const has = (element: Element) => isText(textOf(element), text, exact);
    const isInnermost = (element: Element) => has(element) && ![...element.children].some(has);
    return this.within(
      (root) => [...root.querySelectorAll("*")].filter(isInnermost).filter(isRead),
      `text ${text}`,
    );
  }

  locator(selector: string): Located {
    return this.within((root) => [...root.querySelectorAll(selector)], selector);
  }

  filter({ hasText, has }: { hasText?: Text; has?: Located }): Located {
    const isIt = (element: Element) =>
      (hasText === undefined || isText(textOf(element), hasText, false)) &&
      (has === undefined || has.inside(element).length > 0);
    return this.step((found) => found.filter(isIt), `with ${hasText ?? has?.words}`);
  }

  nth(index: number): Located {
    return this.step((found) => found.slice(index, index === -1 ? undefined : index + 1), `number ${index}`);
  }

  first(): Located {
    return this.nth(0);
  }

  last(): Located {
    return this.nth(-1);
  }

  count(): number {
    return this.all().length;
  }

  /** The only one that is there; fails where there is none, or another. */
  one(): Element {
    const [element, ...others] = this.all();
    if (element && others.length === 0) return element;
    const there = element
      ? `${others.length + 1} of them`
      : `none; the page says: ${textOf(this.page.document.body).slice(0, 500)}`;
    throw new Error(`${this.words}: there is ${there}`);
  }

  textContent(): string {
    return textOf(this.one());
  }

  allTextContents(): string[] {
    return this.all().map(textOf);
  }

  inputValue(): string {
    return this.control().value;
  }

  getAttribute(name: string): string | null {
    return this.one().getAttribute(name);
  }

  accessibleName(): string {
    return nameOf(this.one());
  }

  /** What is said of it beside its name: hints and errors. */
  description(): string {
    return computeAccessibleDescription(this.one());
  }

  fill(text: string): void {
    const control = this.control();
    if (control.disabled || ("readOnly" in control && control.readOnly))
      throw new Error(`${this.words}: cannot be typed into`);
    control.value = text;
  }

  selectOption(option: string | { label: string } | { index: number }): void {
    const select = this.one();
    if (!isTag(select, "select")) throw new Error(`${this.words}: is no select`);
    const isIt = ({ label, value, index }: HTMLOptionElement) => {
      if (typeof option === "string") return flat(label) === option || value === option;
      return "label" in option ? flat(label) === option.label : index === option.index;
    };
    const found = [...select.options].find(isIt);
    if (!found)
      throw new Error(`${this.words}: offers ${[...select.options].map(({ label }) => label).join(", ")}`);
    found.selected = true;
  }

  check(): void {
    this.tick(true);
  }

  uncheck(): void {
    this.tick(false);
  }

  setInputFiles(files: ChosenFile | ChosenFile[]): void {
    this.page.files.set(this.one(), [files].flat());
  }

  /** Follows a link, sends a form, ticks a box, or opens what is folded. */
  async click(): Promise<void> {
    const element = this.one();
    const link = element.closest("a[href]");
    if (link) return this.page.goto(link.getAttribute("href") ?? "");
    const button = element.closest("button, input[type=submit], input[type=image]");
    if (button && (isTag(button, "button") || isTag(button, "input"))) {
      if (button.matches(":disabled")) throw new Error(`${this.words}: is disabled`);
      if (button.form && button.type !== "button") await this.page.send(button.form, button);
      return;
    }
    if (isTag(element, "input")) element.click();
    else this.unfold(element);
  }

  /** Two clicks before the answer of the first. */
  async dblclick(): Promise<void> {
    const button = this.one();
    if (!isTag(button, "button") || !button.form) throw new Error(`${this.words}: sends nothing`);
    await Promise.all([this.page.send(button.form, button), this.page.send(button.form, button)]);
  }

  /** Enter in a field: the form goes by its first button. */
  async press(key: "Enter"): Promise<void> {
    const { form } = this.control();
    if (!form) throw new Error(`${this.words}: ${key} sends nothing`);
    const isDefault = (element: Element) => element.matches("button:not([type=button]), input[type=submit]");
    const button = [...form.elements].find((element) => isDefault(element) && !element.matches(":disabled"));
    await this.page.send(form, button && isTag(button, "button") ? button : null);
  }

  private control() {
    const element = this.one();
    if (isControl(element)) return element;
    throw new Error(`${this.words}: is no field`);
  }

  private tick(checked: boolean): void {
    const box = this.one();
    if (!isTag(box, "input")) throw new Error(`${this.words}: cannot be ticked`);
    if (box.checked !== checked) box.click();
  }

  private unfold(element: Element): void {
    const details = element.closest("summary")?.closest("details");
    if (!details) throw new Error(`${this.words}: a click there does nothing`);
    details.open = !details.open;
  }

  private inside(element: Element): Element[] {
    return this.steps.slice(1).reduce<Element[]>((roots, step) => step(roots), [element]);
  }

  private within(find: (root: Element) => Element[], words: string): Located {
    return this.step((roots) => [...new Set(roots.flatMap(find))], words);
  }

  private step(step: Step, words: string): Located {
    return new Located(this.page, [...this.steps, step], `${this.words} › ${words.trim()}`);
  }
}

const controls = "input, select, textarea, button, [aria-label], [aria-labelledby]";
