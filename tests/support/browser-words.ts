import type { Locator, Page } from "@playwright/test";

/** What a person sees and uses, by role and accessible name alone: looks may change without a test noticing. */

type Where = Page | Locator;

export const textbox = (where: Where, name: string) => where.getByRole("textbox", { name, exact: true });
/** A password's field has no role: its label ends with the mark of required fields. */
export const secretBox = (where: Where, name: string) => where.getByLabel(new RegExp(`^${name}( \\*)?$`));
/** A select, or a field with type-ahead. */
export const choice = (where: Where, name: string) => where.getByRole("combobox", { name, exact: true });
export const button = (where: Where, name: string) => where.getByRole("button", { name, exact: true });
export const link = (where: Where, name: string | RegExp) => where.getByRole("link", { name, exact: true });
export const heading = (where: Where, name: string | RegExp) => where.getByRole("heading", { name });
export const dialog = (page: Page, name: string | RegExp) => page.getByRole("dialog", { name });
/** What is asked before something typed is left. */
export const unsaved = (page: Page) =>
  page.getByRole("alertdialog", { name: /^(Izmaiņas nav saglabātas|Changes are not saved)$/ });
export const row = (where: Where, text: string | RegExp) => where.getByRole("row").filter({ hasText: text });
/** The rows of a list without its head. */
export const rows = (page: Page) =>
  page
    .getByRole("table")
    .getByRole("row")
    .filter({ has: page.locator("td") });
/** What is said at the bottom after something was done. */
export const notice = (page: Page, text: string | RegExp) =>
  page.getByRole("status").filter({ hasText: text });
export const menu = (page: Page) => page.getByRole("navigation", { name: /^(Izvēlne|Menu)$/ });

/** Types into a field with type-ahead and chooses from the list that opens. */
export async function chooseClient(where: Where, label: string, typed: string, name: string): Promise<void> {
  await choice(where, label).fill("");
  await choice(where, label).pressSequentially(typed);
  await where.getByRole("listbox").getByRole("option", { name, exact: true }).click();
}

/** Opens the calendar of a date field; its days are named in full, such as "piektdiena, 2026. gada 20. novembris". */
export async function openCalendar(where: Where, label: string): Promise<Locator> {
  await where.getByRole("button", { name: `: ${label}` }).click();
  return where.getByRole("application");
}

export interface ProjectWords {
  name: string;
  short_name: string;
  client: string;
  start: string;
  due: string;
}

/** Fills the form of a project in its dialog; the client is typed by its first word and chosen. */
export async function fillProject(form: Locator, words: ProjectWords): Promise<void> {
  await textbox(form, "Nosaukums").fill(words.name);
  await textbox(form, "Īsais nosaukums").fill(words.short_name);
  await chooseClient(form, "Klients", words.client.split(" ")[0] ?? "", words.client);
  await textbox(form, "Plānotais sākums").fill(words.start);
  await textbox(form, "Plānotās beigas").fill(words.due);
}
