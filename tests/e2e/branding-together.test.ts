import { expect, letIn, open, type Page, test } from "../support/browser.ts";
import { callerAt, signIns } from "../support/installation.ts";
import { button, notice } from "../support/page-words.ts";
import { pictures } from "../support/pictures.ts";

const saved = "Informācija atjaunināta!";
const slot = (page: Page) =>
  page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: "Galvenais logotips", exact: true }) });
const png = { name: "logo.png", mimeType: "image/png", buffer: Buffer.from(pictures.png) };
const choose = (page: Page) => slot(page).locator("input[type=file]").setInputFiles(png);

test("of two who replace one logo at a time the second is told, and nothing is replaced unseen", async ({
  page,
  newBrowser,
  installation,
}) => {
  const admin = await callerAt(installation, signIns.admin);
  const logo = async () => (await admin("GET", "/companies/1")).json().data.images.logo_main;
  const second = await newBrowser({ javaScriptEnabled: false });
  for (const colleague of [page, second]) await letIn(colleague, "admin");
  await second.goto("/settings/branding");
  await open(page, "/settings/branding");
  await choose(page);
  await expect(notice(page, saved)).toBeVisible();
  const first = await logo();
  const told = "Šo attēlu pa to laiku nomainīja kolēģis, tāpēc jūsu fails nav saglabāts";
  const send = async () => {
    await choose(second);
    await button(slot(second), "Augšupielādēt").click();
  };
  await send();
  await expect(second.getByRole("status").filter({ hasText: told })).toBeVisible();
  expect(await logo()).toBe(first);
  await send();
  await expect(notice(second, saved)).toBeVisible();
  expect(await logo()).not.toBe(first);
});
