import { showDate } from "#model/date/dates.ts";
import { daysAway } from "../api/invoices/assortment.ts";
import { billable, drafted } from "../support/begun-documents.ts";
import type { Begun } from "../support/begun-estimate.ts";
import { expect, letIn, open, test } from "../support/browser.ts";
import { sheet } from "../support/invoice-words.ts";
import { button, dialog, heading, textbox } from "../support/page-words.ts";

/** Ends the standard rate yesterday; 22 % go on from today. */
async function changeRate({ admin }: Begun) {
  const named = { name: "Standarta likme" };
  await admin("PATCH", "/vat_rates/1", { body: { ...named, from: "2012-07-01", until: daysAway(-1) } });
  const body = { ...named, category: "S", rate: "22", from: daysAway(0) };
  expect((await admin("POST", "/vat_rates", { body })).status).toBe(201);
}

test("a rate that ended is told before issuing, and the one that holds is one click away", async ({
  page,
  installation,
}) => {
  const begun = await billable(installation);
  const { at } = await drafted(begun);
  await changeRate(begun);
  await letIn(page, "user");
  await open(page, `${at}/issue`);
  const form = dialog(page, "Izrakstīt dokumentu");
  await expect(form).toContainText("21 % piegādes dienā nav spēkā");
  await textbox(form, "Piezīmes zem summām").fill("Paldies par sadarbību");

  // On the last day of the rate nothing is to be changed.
  await textbox(form, "Datums").fill(showDate(daysAway(-1)));
  await expect(form).not.toContainText("nav spēkā");
  await textbox(form, "Datums").fill(showDate(daysAway(0)));

  await button(form, "Lietot: 22 %").click();
  // 400.00 × 22 % + 250.05 × 5 % = 88.00 + 12.50
  await expect(form).toContainText("Dokumenta summa tagad ir 750,55 €");
  await expect(form).not.toContainText("nav spēkā");
  await expect(textbox(form, "Piezīmes zem summām")).toHaveValue("Paldies par sadarbību");
  await button(form, "Izrakstīt").click();
  await expect(heading(page, "RE-T-0001")).toBeVisible();
  await expect(sheet(page)).toContainText("750,55 €");
  await expect(sheet(page)).toContainText("Paldies par sadarbību");
});
