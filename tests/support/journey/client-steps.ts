import type { Locator, Page } from "@playwright/test";
import { expect } from "../browser.ts";
import { button, choice, link, textbox } from "../page-words.ts";
import { type Journey, mailed } from "./journey.ts";

const region = (page: Page, name: string): Locator => page.getByRole("region", { name, exact: true });

/** The client takes more copies, and foil: the sums follow by themselves, or once a button is pressed. */
export async function choose({ client, brand }: Journey, by: "script" | "button" = "script"): Promise<void> {
  const { words, offered, chosen } = brand;
  const part = region(client, words.choice.title);
  await expect(part.getByRole("status")).toContainText(offered);
  await part.getByRole("radio", { name: words.choice.more }).check();
  await part.getByRole("checkbox", { name: words.choice.foil }).check();
  if (by === "button") await button(part, words.choice.count).tap();
  await expect(part.getByRole("status")).toContainText(chosen);
  await expect(client.getByRole("article")).toContainText(chosen);
}

/** The client asks about a line. */
export async function ask({ client, brand: { words } }: Journey): Promise<void> {
  const part = region(client, words.ask.title);
  await textbox(part, words.ask.name).fill("Jānis Bērziņš");
  await choice(part, words.ask.about).selectOption({ label: words.ask.line });
  await textbox(part, words.ask.question).fill(words.ask.typed);
  await button(part, words.ask.send).tap();
  await expect(part.getByRole("status")).toHaveText(words.ask.sent);
  await expect(part.getByRole("listitem")).toContainText([words.ask.aboutLine]);
}

/** The client reads in a mail what was answered, and comes back by its link. */
export async function readAnswer(journey: Journey): Promise<void> {
  const { client, brand } = journey;
  const { words } = brand;
  expect(await mailed(journey, words.answers.mail)).toContain(words.answers.typed);
  await client.reload();
  await expect(region(client, words.ask.title)).toContainText(words.answers.typed);
}

/** The client gives a name, gets a code and accepts by it. */
export async function accept(journey: Journey): Promise<void> {
  const { client, brand } = journey;
  const { words, chosen } = brand;
  const part = region(client, words.accept.title);
  await expect(part).toContainText(words.accept.advance);
  await expect(button(part, words.accept.get)).toHaveCSS("background-color", brand.action);
  await part.getByRole("textbox", { name: words.ask.name }).first().fill("Jānis Bērziņš");
  await textbox(part, words.accept.role).fill("Direktors");
  await button(part, words.accept.get).tap();
  await expect(textbox(part, words.accept.code)).toBeInViewport();
  const code = /^\d{6}$/m.exec(await mailed(journey, words.accept.mail))?.[0] ?? "";
  await textbox(part, words.accept.code).fill(code);
  await button(part, words.accept.confirm).tap();
  await expect(client.getByRole("status").first()).toContainText(words.accept.done);
  await expect(client.getByRole("article")).toContainText(chosen);
  await expect(link(client, words.accept.certificate)).toBeVisible();
  await expect(part).toHaveCount(0);
}

/** The client declines, and says why. */
export async function decline({ client, brand: { words } }: Journey): Promise<void> {
  const part = region(client, words.accept.title);
  await part.locator("summary").filter({ hasText: words.decline.title }).tap();
  const form = part.getByRole("group").filter({ has: button(client, words.decline.send) });
  await textbox(form, words.ask.name).fill("Jānis Bērziņš");
  await textbox(form, words.decline.reason).fill(words.decline.typed);
  await button(form, words.decline.send).tap();
  await expect(client.getByRole("status").first()).toContainText(words.decline.done);
}

/** The client asks for more time at a link that has ended. */
export async function extend({ client, brand: { words } }: Journey): Promise<void> {
  await textbox(client, words.ask.name).fill("Jānis Bērziņš");
  await button(client, words.ended.extend).tap();
  await expect(client.getByRole("status")).toHaveText(words.ask.sent);
}
