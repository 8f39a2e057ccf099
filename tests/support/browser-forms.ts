import type { Locator, Page } from "@playwright/test";
import { choice, textbox } from "./page-words.ts";

/** Types into a field with type-ahead and chooses from the list that opens. */
export async function chooseClient(
  where: Page | Locator,
  label: string,
  typed: string,
  name: string,
): Promise<void> {
  await choice(where, label).fill("");
  await choice(where, label).pressSequentially(typed);
  await where.getByRole("listbox").getByRole("option", { name, exact: true }).click();
}

/** Opens the calendar of a date field; its days are named in full, such as "piektdiena, 2026. gada 20. novembris". */
export async function openCalendar(where: Page | Locator, label: string): Promise<Locator> {
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
