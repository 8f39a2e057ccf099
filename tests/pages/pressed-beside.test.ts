import { callerAt, signIns } from "../support/installation.ts";
import { button, notice, textbox } from "../support/page-words.ts";
import { expect, letIn, test } from "../support/plain/test.ts";

/** A button without scripts, beside a form in which something is typed. */

test("a bank that is hidden or deleted leaves the new one that is typed", async ({ page, installation }) => {
  const admin = await callerAt(installation, signIns.admin);
  expect((await admin("POST", "/banks", { body: { name: "Veca", swift: "VECALV22" } })).status).toBe(201);
  await letIn(page, "user");
  await page.goto("/clients/banks");
  await textbox(page, "Bankas nosaukums").fill("Ziedu banka");
  await button(page, "Paslēpt: Veca").click();
  await expect(button(page, "Rādīt: Veca")).toBeVisible();
  await expect(textbox(page, "Bankas nosaukums")).toHaveValue("Ziedu banka");
  await textbox(page, "SWIFT kods").fill("ZIEDLV22");
  await button(page, "Rādīt: Veca").click();
  await button(page, "Dzēst: Veca").click();
  await expect(notice(page, "Banka dzēsta")).toBeVisible();
  await expect(textbox(page, "Bankas nosaukums")).toHaveValue("Ziedu banka");
  await button(page, "Pievienot").click();
  await expect(button(page, "Paslēpt: Ziedu banka")).toBeVisible();
  await expect(textbox(page, "Bankas nosaukums")).toHaveValue("");
  await page.goto("/clients/banks");
  await expect(textbox(page, "Bankas nosaukums")).toHaveValue("");
});
