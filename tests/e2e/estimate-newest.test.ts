import { begunEstimate } from "../support/begun-estimate.ts";
import { expect, letIn, type Page, test } from "../support/browser.ts";
import { openEstimate } from "../support/browser-estimate.ts";
import { line, sums } from "../support/estimate-words.ts";
import { intercept } from "../support/intercept.ts";
import { button, choice, link, textbox } from "../support/page-words.ts";
import { lines } from "./estimate-words.ts";

/**
 * Settles once the page has been read again: what a colleague saves after that it does not know. While something is typed
 * it looks first whether it would be answered.
 */
const readAgain = (page: Page) => {
  let readings = 0;
  return page.waitForResponse((answer) => {
    if (/\/estimate\/\d+\.data/.test(answer.url())) readings += 1;
    return readings === 2;
  });
};

test("what stands for a new line stays while it cannot be added", async ({ page, installation }) => {
  const begun = await begunEstimate(installation, lines);
  await letIn(page, "admin");
  await openEstimate(page, begun);
  await choice(page, "Jauna rinda").pressSequentially("Īpaša rinda");
  await choice(page, "Jauna rinda").press("Tab");
  await link(page, "Rindas: Buklets").click();
  await expect(choice(page, "Jauna rinda")).toBeHidden();
  await link(page, "Rindas: Buklets").click();
  await expect(choice(page, "Jauna rinda")).toHaveValue("Īpaša rinda");

  const approved = (is_approved: boolean) =>
    begun.admin("PATCH", `/estimates/${begun.estimate.id}`, { body: { is_approved } });
  const lookAgain = () => page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  expect((await approved(true)).status).toBe(200);
  await lookAgain();
  const held = page.getByRole("alert").filter({ hasText: "pa to laiku apstiprināja" });
  await expect(held).toContainText("Jauna rinda: Īpaša rinda");
  expect((await approved(false)).status).toBe(200);
  await lookAgain();
  await expect(held).toBeHidden();
  await expect(choice(page, "Jauna rinda")).toHaveValue("Īpaša rinda");
});

test("what is kept of a colleague's is what they have by now", async ({ page, installation }) => {
  const begun = await begunEstimate(installation, lines);
  await letIn(page, "admin");
  await openEstimate(page, begun);
  const commentary = textbox(page, "Komentārs").and(page.locator("[contenteditable]"));
  const saves = async (path: string, body: object) =>
    expect((await begun.admin("PATCH", path, { body })).status).toBe(200);
  const estimate = `/estimates/${begun.estimate.id}`;

  await saves(estimate, { discount: 7 });
  const discount = textbox(sums(page), "Atlaide");
  let known = readAgain(page);
  await discount.fill("8");
  await discount.press("Tab");
  await expect(button(page, "Paturēt kolēģa: 7")).toBeVisible();
  await known;
  await saves(estimate, { discount: 9 });
  await button(page, "Paturēt kolēģa: 7").click();
  await expect(discount).toHaveValue("9");

  const item = `/position_items/${begun.items[0]?.id}`;
  await saves(item, { price: "0.2" });
  const price = textbox(line(page, "Buklets", 0), "Cena");
  known = readAgain(page);
  await price.fill("0,3");
  await price.press("Tab");
  await expect(button(page, "Paturēt kolēģa: 0,20")).toBeVisible();
  await known;
  await saves(item, { price: "0.4" });
  await button(page, "Paturēt kolēģa: 0,20").click();
  await expect(price).toHaveValue("0,40");

  await saves(estimate, { commentary: "<p>Pirmais</p>" });
  known = readAgain(page);
  await commentary.fill("Mans");
  const theirs = button(page, "Paturēt: Kolēģa teksts");
  await expect(theirs).toBeVisible();
  await known;
  await saves(estimate, { commentary: "<p>Otrais</p>" });
  await theirs.click();
  await expect(commentary).toHaveText("Otrais");
});

test("a question stays where a colleague's other answer is taken", async ({ page, installation }) => {
  const begun = await begunEstimate(installation, lines);
  await letIn(page, "admin");
  await openEstimate(page, begun);
  const item = `/position_items/${begun.items[0]?.id}`;
  await begun.admin("PATCH", item, { body: { name: "Ofsets", price: "0.2" } });
  const print = line(page, "Buklets", 0);
  const known = readAgain(page);
  // The name is sent as soon as it is left: the answer waits until both are typed.
  const typed = Promise.withResolvers<void>();
  await intercept(page, `**${item}`, async (route) => {
    await typed.promise;
    await route.continue();
  });
  await textbox(print, "Nosaukums").fill("Sietspiede");
  await textbox(print, "Cena").fill("0,3");
  typed.resolve();
  await expect(button(page, "Paturēt kolēģa: Ofsets")).toBeVisible();
  await known;
  await begun.admin("PATCH", item, { body: { price: "0.4" } });
  await button(page, "Paturēt kolēģa: 0,20").click();
  await expect(textbox(print, "Cena")).toHaveValue("0,40");
  await expect(button(page, "Paturēt kolēģa: Ofsets")).toBeVisible();
  await expect(textbox(print, "Nosaukums")).toHaveValue("Sietspiede");
});
