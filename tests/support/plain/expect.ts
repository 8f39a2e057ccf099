import { expect } from "vitest";
import { isTag, isText, textOf } from "./elements.ts";
import type { Located } from "./located.ts";
import type { PlainPage } from "./page.ts";

type Text = string | RegExp;

interface PlainMatchers<Result> {
  toBeVisible: () => Result;
  toBeHidden: () => Result;
  toHaveCount: (count: number) => Result;
  /** The whole text of it, or the texts of all, in their order. */
  toHaveText: (text: Text | Text[]) => Result;
  toContainText: (text: Text) => Result;
  toHaveValue: (value: Text) => Result;
  toHaveAttribute: (name: string, value?: Text) => Result;
  toHaveAccessibleDescription: (text: Text) => Result;
  toHaveAccessibleName: (text: Text) => Result;
  toHaveTitle: (title: Text) => Result;
  toHaveURL: (address: Text) => Result;
  toBeChecked: () => Result;
  toBeDisabled: () => Result;
  /** It is what the page begins at. */
  toBeFocused: () => Result;
}

declare module "vitest" {
  // biome-ignore lint/suspicious/noExplicitAny: the declaration that is extended has it
  interface Matchers<T = any> extends PlainMatchers<T> {}
}

const verdict = (pass: boolean, actual: unknown, expected?: unknown) => ({
  pass,
  message: () => `expected ${JSON.stringify(expected) ?? ""}, there is ${JSON.stringify(actual)}`,
  actual,
  expected,
});

const compare = (actual: string, wanted: Text) =>
  verdict(isText(actual, wanted, true), actual, String(wanted));

/** What a test says of a page, in the words that Playwright has for it. */
expect.extend({
  toBeVisible: (found: Located) => verdict(found.count() > 0, found.count(), "one that is there"),
  toBeHidden: (found: Located) => verdict(found.count() === 0, found.all().map(textOf), "none"),
  toHaveCount: (found: Located, count: number) => verdict(found.count() === count, found.count(), count),
  toHaveText: (found: Located, wanted: Text | Text[]) => {
    if (!Array.isArray(wanted)) return compare(found.textContent(), wanted);
    const texts = found.all().map(textOf);
    const isEach =
      texts.length === wanted.length && texts.every((text, at) => isText(text, wanted[at] ?? "", true));
    return verdict(isEach, texts, wanted.map(String));
  },
  toContainText: (found: Located, wanted: Text) => {
    const text = found.textContent();
    const isIn = wanted instanceof RegExp ? wanted.test(text) : text.includes(wanted.replace(/\s+/g, " "));
    return verdict(isIn, text, String(wanted));
  },
  toHaveValue: (found: Located, wanted: Text) => compare(found.inputValue(), wanted),
  toHaveAttribute: (found: Located, name: string, wanted: Text = /^/) => {
    const value = found.getAttribute(name);
    return value === null ? verdict(false, null, String(wanted)) : compare(value, wanted);
  },
  toHaveAccessibleDescription: (found: Located, wanted: Text) => compare(found.description(), wanted),
  toHaveAccessibleName: (found: Located, wanted: Text) => compare(found.accessibleName(), wanted),
  toHaveTitle: (page: PlainPage, wanted: Text) => compare(page.document.title, wanted),
  toHaveURL: (page: PlainPage, wanted: Text) => {
    const isIt =
      wanted instanceof RegExp ? wanted.test(page.url()) : page.url() === new URL(wanted, page.url()).href;
    return verdict(isIt, page.url(), String(wanted));
  },
  toBeChecked: (found: Located) => {
    const box = found.one();
    const isTicked = isTag(box, "input") ? box.checked : box.getAttribute("aria-checked") === "true";
    return verdict(isTicked, isTicked, true);
  },
  toBeDisabled: (found: Located) =>
    verdict(found.one().matches(":disabled"), found.one().outerHTML, "disabled"),
  toBeFocused: (found: Located) => {
    const first = found.page.document.querySelector("[autofocus]");
    return verdict(found.one() === first, first?.outerHTML ?? null, "what has the focus");
  },
});

export { expect };
