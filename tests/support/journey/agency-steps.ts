import type { Locator } from "@playwright/test";
import { expect, open } from "../browser.ts";
import { morningOf } from "../mornings.ts";
import { button, dialog, link, notice, textbox } from "../page-words.ts";
import { glance, type Journey, sendIt } from "./journey.ts";

/** The agency mails the estimate as the dialog suggests it. */
export async function sendEstimate(
  journey: Journey,
  subject: string,
  by: string = journey.brand.words.send,
): Promise<void> {
  const { agency, estimate, mail, brand } = journey;
  await link(agency, by).click();
  await sendIt(journey, estimate.number, subject);
  await expect(mail).toContainText(brand.words.seen.unopened);
}

/** What the client did shows beside the mail by itself. */
export async function seen(journey: Journey, what: string | RegExp): Promise<void> {
  await glance(journey);
  await expect(journey.mail).toContainText(what);
}

/** The question came to the page by itself and waits in the inbox, from where it is answered. */
export async function answer(journey: Journey): Promise<void> {
  const { agency, brand } = journey;
  const { ask, answers } = brand.words;
  await glance(journey);
  const asked = agency.getByRole("listitem").filter({ hasText: ask.typed });
  await expect(asked).toContainText(answers.aboutLine);
  await waiting(journey, ask.typed);
  await link(agency, answers.reply).click();
  const form = dialog(agency, answers.reply);
  await textbox(form, answers.text).fill(answers.typed);
  await button(form, answers.send).click();
  await expect(notice(agency, answers.sent)).toBeVisible();
}

/** A question waits in the inbox, which leads to the estimate. */
export async function waiting({ agency, estimate, brand }: Journey, question: string): Promise<void> {
  await open(agency, "/inbox");
  const questions = agency.getByRole("region", { name: brand.words.inbox.questions });
  await expect(questions).toContainText(question);
  await link(questions, new RegExp(estimate.number)).click();
}

/** The agency takes a link back, or has it hold again, from what it shows of the mail. */
export async function changeLink({ mail }: Journey, by: string, becomes: string): Promise<void> {
  await mail.locator("summary").click();
  await button(mail, by).click();
  await expect(mail).toContainText(becomes);
  await mail.locator("summary").click();
}

/** What a client answered waits in the inbox, which leads to the estimate. */
export async function toldInInbox(
  { agency, estimate, brand }: Journey,
  story: string | RegExp,
): Promise<void> {
  await open(agency, "/inbox");
  const answers = agency.getByRole("region", { name: brand.words.inbox.answers });
  await expect(answers).toContainText(story);
  await link(answers, new RegExp(estimate.number)).click();
}

/** The project has its history, and has gone to work. */
export async function toldInProject({ agency, estimate, brand: { words } }: Journey): Promise<void> {
  await open(agency, `/projects/${estimate.project}/history`);
  await expect(agency.getByRole("list", { name: words.history })).toContainText(
    words.accept.history(estimate.number),
  );
  await expect(agency.getByRole("main")).toContainText(words.accept.project);
  await open(agency, estimate.at);
}

/** The advance that was agreed is made, due before Christmas of 2037, issued and mailed; answers its number. */
export async function sendAdvance(journey: Journey, subject: string): Promise<string> {
  const { agency, brand } = journey;
  const { advance: words } = brand.words;
  await link(agency, words.prepare).click();
  await agency.getByRole("radio", { name: words.terms, exact: true }).check();
  await textbox(agency, words.due).fill("21.12.2037");
  await button(agency, words.create).first().click();
  await expect(standing(journey)).toContainText(brand.advance);
  await link(agency, words.issue).first().click();
  await button(dialog(agency, words.issueTitle), words.issueAndSend).click();
  const title = agency.getByRole("heading", { name: /RE-T-0001/ }).last();
  await expect(title).toBeVisible();
  await sendIt(journey, "RE-T-0001", subject);
  return "RE-T-0001";
}

/** What became of the invoice that is open. */
export const standing = ({ agency, brand: { words } }: Journey): Locator =>
  agency.getByRole("complementary", { name: words.advance.standing });

/** Three days before it is due, in the morning, the client is reminded. */
export async function remind(journey: Journey): Promise<void> {
  const { agency, installation, brand } = journey;
  const { remind: words } = brand.words;
  const panel = agency.getByRole("region", { name: words.panel });
  await expect(panel).toContainText(words.next);
  await morningOf(installation, "2037-12-17");
  await morningOf(installation, "2037-12-18");
  await agency.reload();
  await expect(panel).toContainText(words.after);
  await expect(agency.getByText(words.sent)).toBeVisible();
}

/** The money has come. */
export async function settle(journey: Journey): Promise<void> {
  const { agency, brand } = journey;
  const { paid: words } = brand.words;
  await link(agency, words.close).click();
  await button(dialog(agency, words.close), words.close).click();
  await expect(notice(agency, words.closed)).toBeVisible();
  await expect(standing(journey)).toContainText(words.status);
  await expect(agency.getByRole("region", { name: brand.words.remind.panel })).not.toContainText("2037");
}
