import { billable, issued } from "../support/begun-documents.ts";
import { expect, letIn, open, test } from "../support/browser.ts";
import { standing } from "../support/invoice-words.ts";
import { button, dialog, heading, link, notice, row, textbox } from "../support/page-words.ts";

const title = /^Kredītrēķins par daļu no/;

test("copies that came back and a price that was lowered are credited, and the rest voided", async ({
  page,
  installation,
}) => {
  const begun = await billable(installation);
  const sold = await issued(begun);
  await letIn(page, "admin");

  await test.step("a quantity comes to its price while it is typed", async () => {
    await open(page, sold.at);
    await link(page, "Kreditēt daļu").first().click();
    const form = dialog(page, title);
    await expect(form).toContainText("1500");
    await textbox(form, "Daudzums: Ofseta druka").fill("100");
    await expect(form).toContainText("Kopā ar PVN17,50 €");
    await textbox(form, "Summa bez PVN: Vāka zīmējums").fill("500");
    await button(form, "Izrakstīt kredītrēķinu").click();
    await expect(textbox(form, "Summa bez PVN: Vāka zīmējums")).toHaveAccessibleDescription(
      "Summa ir lielāka par to, kas no rindas palicis",
    );
    await expect(textbox(form, "Daudzums: Ofseta druka")).toHaveValue("100");
    await textbox(form, "Summa bez PVN: Vāka zīmējums").fill("20");
    await textbox(form, "Iemesls, kas būs kredītrēķinā").fill("Simts eksemplāru ar brāķi");
    await button(form, "Izrakstīt kredītrēķinu").click();
  });

  await test.step("the credit note says what it takes back, and why", async () => {
    await expect(notice(page, "Kredītrēķins KR-T-0001 izrakstīts")).toBeVisible();
    await expect(heading(page, "KR-T-0001")).toBeVisible();
    const document = page.getByRole("main");
    await expect(document).toContainText("Simts eksemplāru ar brāķi");
    await expect(document).toContainText("Vāka zīmējums – cenas samazinājums");
    // 16.67 and 5 %, 20.00 and 21 %.
    await expect(document).toContainText("41,70 €");
    await link(standing(page), new RegExp(`^${sold.number}`)).click();
  });

  await test.step("the invoice asks for that much less, and can still be voided", async () => {
    await expect(standing(page)).toContainText("Kreditēts−41,70 €");
    await expect(standing(page)).toContainText("Neapmaksāts704,85 €");
    await expect(standing(page)).toContainText("Kredītrēķins par daļuKR-T-0001");
    await open(page, "/invoices");
    await expect(row(page, sold.number)).toContainText("704,85 €");
    await open(page, `${sold.at}/void`);
    await button(dialog(page, /Anulēt/), "Jā").click();
    await expect(notice(page, /KR-T-0002/)).toBeVisible();
    const { credited_by } = (await begun.admin("GET", `/invoices/${sold.id}`)).json().data;
    const rest = (await begun.admin("GET", `/invoices/${credited_by.id}`)).json().data;
    expect(rest.total_cents).toBe(-70_485);
  });
});

test("parts are credited by who keeps the books, and by nobody else of the office", async ({
  page,
  installation,
}) => {
  const sold = await issued(await billable(installation));
  await letIn(page, "user");
  await open(page, sold.at);
  await expect(link(page, "Lejupielādēt").first()).toBeVisible();
  await expect(link(page, "Kreditēt daļu")).toHaveCount(0);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("parts are credited, and what is refused stays as it was typed", async ({ page, installation }) => {
    const sold = await issued(await billable(installation));
    await letIn(page, "admin");
    await page.goto(`${sold.at}/credit`);
    const form = dialog(page, title);
    await button(form, "Izrakstīt kredītrēķinu").click();
    await expect(form).toContainText("Ierakstiet daudzumu vai summu vismaz vienā rindā");
    await textbox(form, "Daudzums: Vāka zīmējums").fill("11");
    await button(form, "Izrakstīt kredītrēķinu").click();
    await expect(form).toContainText("Tik daudz vairs nav, ko kreditēt");
    await expect(textbox(form, "Daudzums: Vāka zīmējums")).toHaveValue("11");
    await textbox(form, "Daudzums: Vāka zīmējums").fill("1");
    await button(form, "Izrakstīt kredītrēķinu").click();
    await expect(heading(page, "KR-T-0001")).toBeVisible();
  });
});
