import type { BrowserContextOptions, Locator, Page } from "@playwright/test";
import { linkIn, newestMail } from "#tests/api/online/arrange.ts";
import { offeredChoices } from "#tests/api/online/offered-choices.ts";
import { sells } from "../begun-documents.ts";
import { expect, letIn, open, speak } from "../browser.ts";
import { type Caller, callerAt, signIns, type TestInstallation } from "../installation.ts";
import { button, dialog, notice, textbox } from "../page-words.ts";
import type { Brand } from "./brands.ts";

/** A document on its way between the desk of an agency and the phone of its client. */
export interface Journey {
  brand: Brand;
  installation: TestInstallation;
  admin: Caller;
  agency: Page;
  /** Knows nothing but the mails. */
  client: Page;
  estimate: { id: number; number: string; project: number; at: string; path: string };
  /** The mail with the document, beside it at the agency. */
  mail: Locator;
}

interface Given {
  page: Page;
  installation: TestInstallation;
  newBrowser: (options?: BrowserContextOptions) => Promise<Page>;
}

/** Where the client's mails go. */
export const mailbox = "janis@klients.lv";
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** An estimate with choices, open before a manager; its client has an address, and the agency a plan of reminders. */
export async function beginJourney(
  { page: agency, installation, newBrowser }: Given,
  brand: Brand,
  options: BrowserContextOptions = {},
): Promise<Journey> {
  const { language } = brand;
  const admin = await callerAt(installation, signIns.admin);
  await sells({ admin });
  await admin("PATCH", "/reminder_plan", { body: { is_on: true } });
  const { estimate: made, path } = await offeredChoices(admin, 1);
  const { project } = (await admin("GET", path)).json().data;
  const reached = { email: mailbox, document_language: language };
  await admin("PATCH", `/customers/${project.customer.id}`, { body: reached });
  const { id, estimate_nr: number } = made;
  const at = `/estimate/${id}`;
  // What the page does every few seconds is not waited for.
  await agency.clock.install();
  await letIn(agency, "user");
  await speak(agency, language);
  await open(agency, at);
  const client = await newBrowser({ ...phone, ...options });
  const mail = agency.getByRole("listitem").filter({ hasText: mailbox }).first();
  return {
    brand,
    installation,
    admin,
    agency,
    client,
    mail,
    estimate: { id, number, project: project.id, at, path },
  };
}

/** Mails the document of the dialog that is open, to the client's own address and as it is filled in, but under a subject of the test's own. */
export async function sendIt({ agency, brand: { words } }: Journey, number: string, subject: string) {
  const form = dialog(agency, words.sendTitle(number));
  await form.getByRole("checkbox", { name: mailbox }).check();
  await textbox(form, words.subject).fill(subject);
  await button(form, words.send).click();
  await expect(notice(agency, mailbox)).toBeVisible();
}

/** Lets the agency's page look for news, as it does by itself a few seconds later. */
export const glance = ({ agency }: Journey): Promise<void> => agency.clock.fastForward(5_000);

/** What stands in the newest mail with a subject, or with one that begins so. */
export const mailed = ({ installation }: Journey, subject: string): Promise<string> =>
  newestMail(installation, subject);

/** Opens the link of a mail, as its reader would: in the agency's look and language, within the width of a phone. */
export async function openMailed(journey: Journey, subject: string, title: string): Promise<string> {
  const { client, brand } = journey;
  const address = `/d/${linkIn(await mailed(journey, subject))}`;
  await client.goto(address);
  await expect(client.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await worn(client, brand);
  return address;
}

/** The look of an agency on its client's page. */
export async function worn(client: Page, { language, title, primary }: Brand): Promise<void> {
  await expect(client.locator("html")).toHaveAttribute("lang", language);
  await expect(client).toHaveTitle(new RegExp(` – ${title}$`));
  const head = client.getByRole("banner");
  await expect(head).toHaveCSS("background-color", primary);
  await expect(head.getByRole("img", { name: title }).or(head.getByText(title))).toBeVisible();
  expect(await client.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
}
