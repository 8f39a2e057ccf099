import { expect, letIn, open, test } from "../support/browser.ts";
import { intercept } from "../support/intercept.ts";
import { button, dialog, link, notice, rows } from "../support/page-words.ts";

for (const [device, viewport] of [
  ["a low desk", { width: 1280, height: 720 }],
  ["a phone", { width: 390, height: 844 }],
] as const)
  test(`what is said while a dialog stays open can be undone there on ${device}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await letIn(page, "admin");
    await open(page, "/clients/banks");
    const banks = dialog(page, "Bankas");
    const hide = banks.getByRole("button", { name: /^Paslēpt: / }).first();
    const name = (await hide.getAttribute("aria-label"))?.replace("Paslēpt: ", "") ?? "";
    await hide.click();
    await expect(button(banks, `Rādīt: ${name}`)).toBeVisible();
    await button(notice(page, "Banka paslēpta"), "Atsaukt").click();
    await expect(button(banks, `Paslēpt: ${name}`)).toBeVisible();
    await expect(notice(page, "Banka atkal redzama")).toBeVisible();
    await link(banks, "Aizvērt").last().click();
    await expect(banks).toBeHidden();
    await expect(rows(page).first()).toBeVisible();
    // Once the dialog is closed they are said on the page again.
    await open(page, "/stock");
    await rows(page).first().getByRole("switch").click();
    await button(notice(page, /./), "Atsaukt").click();
    await expect(notice(page, /./)).toBeVisible();
  });

test("a button of a dialog that does not get through says so there", async ({ page, faults }) => {
  faults.allow(/banks\.data/, /ERR_FAILED/);
  await letIn(page, "admin");
  await open(page, "/clients/banks");
  const banks = dialog(page, "Bankas");
  await intercept(page, /\/banks\.data/, (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  await banks
    .getByRole("button", { name: /^Paslēpt: / })
    .first()
    .click();
  const failed = notice(banks, "Tīkla kļūda");
  await expect(failed).toBeVisible();
  await button(failed, "Aizvērt").click();
  await expect(failed).toBeHidden();
});
