import type { Page } from "@playwright/test";

/** What a person sees and uses, by role and accessible name alone: looks may change without a test noticing. */

interface Named {
  name?: string | RegExp;
  exact?: boolean;
}
/** A page or a part of it, in a browser or without one (plain/page.ts). */
export interface Where<Found> {
  getByRole: (role: Role, options?: Named) => Found;
  getByLabel: (label: RegExp) => Found;
  getByText: (text: string | RegExp, options?: { exact?: boolean }) => Found;
  locator: (selector: string) => Found;
}
/** What was found there: it can be narrowed, and searched itself. */
export interface Part<Found> extends Where<Found> {
  filter: (by: { hasText?: string | RegExp; has?: Found }) => Found;
  nth: (index: number) => Found;
}
type Role = Parameters<Page["getByRole"]>[0];

export const textbox = <Found>(where: Where<Found>, name: string) =>
  where.getByRole("textbox", { name, exact: true });
/** A password's field has no role: its label ends with the mark of required fields. */
export const secretBox = <Found>(where: Where<Found>, name: string) =>
  where.getByLabel(new RegExp(`^${name}( \\*)?$`));
/** A select, or a field with type-ahead. */
export const choice = <Found>(where: Where<Found>, name: string) =>
  where.getByRole("combobox", { name, exact: true });
export const button = <Found>(where: Where<Found>, name: string) =>
  where.getByRole("button", { name, exact: true });
export const link = <Found>(where: Where<Found>, name: string | RegExp) =>
  where.getByRole("link", { name, exact: true });
export const heading = <Found>(where: Where<Found>, name: string | RegExp) =>
  where.getByRole("heading", { name });
export const dialog = <Found>(page: Where<Found>, name: string | RegExp) =>
  page.getByRole("dialog", { name });
/** What is asked before something typed is left. */
export const unsaved = <Found>(page: Where<Found>) =>
  page.getByRole("alertdialog", { name: /^(Izmaiņas nav saglabātas|Changes are not saved)$/ });
export const row = <Found extends Part<Found>>(where: Where<Found>, text: string | RegExp) =>
  where.getByRole("row").filter({ hasText: text });
/** The rows of a list without its head. */
export const rows = <Found extends Part<Found>>(page: Where<Found>) =>
  page
    .getByRole("table")
    .getByRole("row")
    .filter({ has: page.locator("td") });
/** What is said at the bottom after something was done. */
export const notice = <Found extends Part<Found>>(page: Where<Found>, text: string | RegExp) =>
  page.getByRole("status").filter({ hasText: text });
export const menu = <Found>(page: Where<Found>) => page.getByRole("navigation", { name: /^(Izvēlne|Menu)$/ });

/** Fills the login form of either language and sends it. */
export async function fillLogin<
  Found extends { fill: (text: string) => Promise<void> | void; click: () => Promise<void> },
>(page: Where<Found>, email: string, secret: string): Promise<void> {
  await page.getByLabel(/^(E-pasts|E-mail)/).fill(email);
  await page.getByLabel(/^(Parole|Password)/).fill(secret);
  await page.getByRole("button", { name: /^(Pieslēgties|Log in)$/ }).click();
}
