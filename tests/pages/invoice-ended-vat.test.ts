import { showDate } from "#model/date/dates.ts";
import { daysAway } from "../api/invoices/assortment.ts";
import { billable, drafted } from "../support/begun-documents.ts";
import type { Begun } from "../support/begun-estimate.ts";
import { password, signIns } from "../support/installation.ts";
import { sheet } from "../support/invoice-words.ts";
import { button, dialog, fillLogin, heading, textbox } from "../support/page-words.ts";
import { expect, test } from "../support/plain/test.ts";

/** Ends the standard rate yesterday; 22 % go on from today. */
async function changeRate({ admin }: Begun) {
  const named = { name: "Standarta likme" };
  await admin("PATCH", "/vat_rates/1", { body: { ...named, from: "2012-07-01", until: daysAway(-1) } });
  const body = { ...named, category: "S", rate: "22", from: daysAway(0) };
  expect((await admin("POST", "/vat_rates", { body })).status).toBe(201);
}

test("what was typed stays while the rate is taken", async ({ page, installation }) => {
  const begun = await billable(installation);
  const { at } = await drafted(begun);
  await changeRate(begun);
  await page.goto(`${at}/issue`);
  await fillLogin(page, signIns.user, password);
  const form = dialog(page, "Izrakstīt dokumentu");
  await textbox(form, "Piezīmes zem summām").fill("Paldies par sadarbību");
  await form.getByRole("radio", { name: "Nosūtīts" }).check();
  await button(form, "Izrakstīt").click();
  await expect(form).toContainText(`PVN likme 21 % ${showDate(daysAway(0))} nav spēkā`);
  await button(form, "Lietot: 22 %").click();
  await expect(form).toContainText("Dokumenta summa tagad ir 750,55 €");
  await expect(form.getByRole("radio", { name: "Nosūtīts" })).toBeChecked();
  await expect(textbox(form, "Piezīmes zem summām")).toHaveValue("Paldies par sadarbību");
  await button(form, "Izrakstīt").click();
  await expect(heading(page, "RE-T-0001")).toBeVisible();
  await expect(sheet(page)).toContainText("750,55 €");
});
