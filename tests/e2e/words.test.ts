import { expect, letIn, open, send, test } from "../support/browser.ts";
import { signIns } from "../support/installation.ts";
import { intercept } from "../support/intercept.ts";
import { heading, link, menu, notice } from "../support/page-words.ts";

const lists = /\/assets\/lv-lists-/;

test("a page waits for words that are not there yet, over the one before", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await intercept(page, lists, async (route) => {
    await held;
    await route.continue();
  });
  await letIn(page, "user");
  await open(page, "/calendar");
  const read = page.waitForResponse(/\/projects\.data/);
  await link(menu(page), "Projekti").click();
  await read;
  await expect(heading(page, "Kalendārs")).toBeVisible();
  release();
  await expect(heading(page, "Projekti")).toBeVisible();
  await expect(link(page, "Pievienot projektu")).toBeVisible();
  await expect(page).toHaveURL(/\/projects$/);
});

test("a message from elsewhere is in words where a page has only those of every day", async ({ page }) => {
  await letIn(page, "user");
  const person = { name: "Uldis Lietotājs", email: signIns.user, language: "lv" };
  await send(page, "/update-user-information", { ...person, own: signIns.user });
  await open(page, "/calendar");
  await expect(notice(page, "Jūsu dati saglabāti")).toBeVisible();
  await link(menu(page), "Klienti").click();
  await expect(heading(page, "Klienti")).toBeVisible();
});
