import { billable, issued, numbered } from "../support/begun-documents.ts";
import { expect, letIn, open, test } from "../support/browser.ts";
import { issue, openCreate } from "../support/browser-invoice.ts";
import { billSums, extent, sheet, standing } from "../support/invoice-words.ts";
import { button, dialog, heading, link, menu, notice, textbox } from "../support/page-words.ts";

test("an advance, the invoice that deducts it, its payments, and its credit note", async ({
  page,
  installation,
}) => {
  const begun = await billable(installation);
  await letIn(page, "admin");

  await test.step("an advance of 30 % is counted while it is typed", async () => {
    await openCreate(page, begun);
    await expect(menu(page).locator("[aria-current=page]")).toHaveText("Projekti");
    await expect(billSums(page)).toContainText("746,55 €");
    await extent(page, "Avanss procentos").check();
    await textbox(page, "Avansa daļa no tāmes").fill("30");
    await expect(billSums(page)).toContainText("223,97 €");
    await expect(billSums(page)).toContainText("455,03 €");
    await button(page, "Izveidot").first().click();
    await expect(notice(page, "Melnraksts izveidots")).toBeVisible();
    await expect(heading(page, "Rēķins – melnraksts")).toBeVisible();
    await issue(page, "Nosūtīts");
    await expect(heading(page, numbered("RE", 1))).toBeVisible();
    await expect(standing(page)).toContainText("Nosūtīts");
  });

  await test.step("the rest deducts it, and both together are the estimate", async () => {
    await openCreate(page, begun);
    await expect(billSums(page)).toContainText(`Avanss ${numbered("RE", 1)}`);
    await expect(billSums(page)).toContainText("522,58 €");
    await button(page, "Izveidot").last().click();
    await issue(page);
    await expect(heading(page, numbered("RE", 2))).toBeVisible();
    await expect(sheet(page)).toContainText("−195,02 €");
    await expect(sheet(page)).toContainText("522,58 €");
    await expect(link(standing(page), new RegExp(numbered("RE", 1)))).toBeVisible();
  });

  await test.step("a part is paid, then all of it; a payment is taken back", async () => {
    await link(page, "Pievienot maksājumu").click();
    const payment = dialog(page, "Pievienot maksājumu");
    await expect(textbox(payment, "Summa")).toHaveValue("522,58");
    await textbox(payment, "Summa").fill("100,5");
    await textbox(payment, "Piezīme").fill("Pirmā daļa");
    await button(payment, "Pievienot").click();
    await expect(standing(page)).toContainText("Daļēji apmaksāts");
    await expect(standing(page)).toContainText("422,08 €");
    await link(page, "Atzīmēt kā apmaksātu").click();
    await button(dialog(page, "Atzīmēt kā apmaksātu"), "Atzīmēt kā apmaksātu").click();
    await expect(notice(page, "Dokuments atzīmēts kā apmaksāts")).toBeVisible();
    await expect(standing(page).getByRole("listitem")).toHaveCount(2);
    await link(
      standing(page).getByRole("listitem").filter({ hasText: "100,50 €" }),
      /^Dzēst maksājumu/,
    ).click();
    await button(dialog(page, "Vai tiešām turpināt?"), "Jā").click();
    await expect(notice(page, "Maksājums dzēsts")).toBeVisible();
    await expect(standing(page)).toContainText("Daļēji apmaksāts");
  });

  await test.step("voided, it stays with its number beside a credit note", async () => {
    await link(page, "Anulēt").first().click();
    const question = dialog(page, `Anulēt ${numbered("RE", 2)}?`);
    await expect(question.getByText("tiks izrakstīts kredītrēķins")).toBeVisible();
    await expect(question.getByText("ir saņemti 422,08 €")).toBeVisible();
    await button(question, "Jā").click();
    await expect(notice(page, numbered("KR", 1))).toBeVisible();
    await expect(heading(page, numbered("RE", 2))).toBeVisible();
    await expect(standing(page)).toContainText("Anulēts");
    await expect(standing(page)).toContainText("Jāatmaksā klientam422,08 €");
    await expect(link(page, "Anulēt")).toHaveCount(0);
    await link(standing(page), new RegExp(numbered("KR", 1))).click();
    await expect(heading(page, numbered("KR", 1))).toBeVisible();
    await expect(link(standing(page), new RegExp(numbered("RE", 2)))).toBeVisible();
    await expect(link(page, "Anulēt")).toHaveCount(0);
  });
});

test("the PDF comes in two languages, and the dialog closes by Escape and from outside", async ({
  page,
  installation,
}) => {
  const { id, at } = await issued(await billable(installation));
  await letIn(page, "user");
  await open(page, at);
  await link(page, "Lejupielādēt").last().click();
  const download = dialog(page, "Lejupielādēt PDF");
  await expect(link(download, "LAT")).toHaveAttribute("href", `/api/invoices/pdf/${id}?lang=lv`);
  await expect(link(download, "ENG")).toHaveAttribute("href", `/api/invoices/pdf/${id}?lang=eng`);
  await expect(link(download, "LAT")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(download).toHaveCount(0);
  await link(page, "Lejupielādēt").first().click();
  await expect(link(download, "LAT")).toBeFocused();
  await page.mouse.click(20, 450);
  await expect(download).toHaveCount(0);
});
