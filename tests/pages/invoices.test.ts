import { showDate } from "#model/date/dates.ts";
import { daysAway } from "../api/invoices/assortment.ts";
import { billable, numbered } from "../support/begun-documents.ts";
import { password, signIns } from "../support/installation.ts";
import { extent, sheet, standing } from "../support/invoice-words.ts";
import { button, dialog, fillLogin, heading, link, notice, textbox } from "../support/page-words.ts";
import { expect, test } from "../support/plain/test.ts";

test("a document of a chosen position is made, refused, issued and paid", async ({ page, installation }) => {
  const begun = await billable(installation);
  await page.goto(`/invoices/${begun.estimate.id}/create`);
  await fillLogin(page, signIns.user, password);

  // What is wrong stays typed.
  await extent(page, "Izvēlētas rindas").check();
  await textbox(page, "Apraksts pirms rindām").fill("Par bukletu");
  await button(page, "Izveidot").first().click();
  await expect(page.getByText("Izvēlieties vismaz vienu rindu").first()).toBeVisible();
  await expect(textbox(page, "Apraksts pirms rindām")).toHaveValue("Par bukletu");
  await expect(extent(page, "Izvēlētas rindas")).toBeChecked();

  // A position brings its lines, terms the due date.
  await page.getByRole("checkbox", { name: "Buklets" }).check();
  await textbox(page, "Datums").fill(showDate(daysAway(-30)));
  await page.getByRole("radio", { name: "30 dienas" }).check();
  await button(page, "Izveidot").first().click();
  await expect(notice(page, "Melnraksts izveidots")).toBeVisible();
  await expect(sheet(page)).toContainText("746,55 €");
  await expect(sheet(page)).toContainText(showDate(daysAway(0)));

  await link(page, "Izrakstīt").first().click();
  await button(dialog(page, "Izrakstīt dokumentu"), "Izrakstīt").click();
  await expect(heading(page, numbered("RE", 1))).toBeVisible();
  await link(page, "Lejupielādēt").first().click();
  await expect(link(dialog(page, "Lejupielādēt PDF"), "ENG")).toBeVisible();
  await link(dialog(page, "Lejupielādēt PDF"), "Aizvērt").click();
  await link(page, "Pievienot maksājumu").click();
  const payment = dialog(page, "Pievienot maksājumu");
  await textbox(payment, "Summa").fill("46,55");
  await button(payment, "Pievienot").click();
  await expect(standing(page)).toContainText("700,00 €");
});
