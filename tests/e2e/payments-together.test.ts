import { billable, issued } from "../support/begun-documents.ts";
import { expect, letIn, open, test } from "../support/browser.ts";
import { standing } from "../support/invoice-words.ts";
import { button, dialog, link, notice, textbox } from "../support/page-words.ts";

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test("who notes a payment that a colleague has noted sees it before it is noted twice", async ({
      page,
      installation,
    }) => {
      const begun = await billable(installation);
      const document = await issued(begun);
      const paid = { date: "2026-11-20", amount: "746.55", note: "Swedbank" };
      await letIn(page, "user");
      const path = `${document.at}/payments/add`;
      await (javaScriptEnabled ? open(page, path) : page.goto(path));
      const form = dialog(page, "Pievienot maksājumu");
      await textbox(form, "Piezīme").fill("Konta izraksts");
      await begun.admin("POST", `/invoices/${document.id}/payments`, { body: paid });
      await button(form, "Pievienot").click();
      await expect(form.getByRole("alert")).toContainText("Šos datus pa to laiku mainīja kolēģis");
      await expect(form).toContainText(/20\.11\.2026746,55\s€ · SwedbankNeapmaksāts0,00\s€/);
      await expect(textbox(form, "Piezīme")).toHaveValue("Konta izraksts");
      await textbox(form, "Summa").fill("1");
      await button(form, "Pievienot").click();
      await expect(standing(page)).toContainText(/Jāatmaksā klientam\s*1,00\s€/);
    });
  });
}

test("a payment that is noted by two presses is one, and one that is gone is not deleted again", async ({
  page,
  installation,
}) => {
  const begun = await billable(installation);
  const document = await issued(begun);
  await letIn(page, "user");
  await open(page, `${document.at}/payments/add`);
  await button(dialog(page, "Pievienot maksājumu"), "Pievienot").dblclick();
  await expect(notice(page, "Maksājums pievienots")).toBeVisible();
  const { payments } = (await begun.admin("GET", `/invoices/${document.id}`)).json().data;
  expect(payments).toHaveLength(1);

  await link(standing(page), /^Dzēst maksājumu/).click();
  const asked = page.getByRole("dialog");
  await expect(button(asked, "Jā")).toBeVisible();
  await begun.admin("DELETE", `/invoices/${document.id}/payments/${payments[0].id}`);
  await button(asked, "Jā").click();
  await expect(notice(page, "Šis ieraksts jau ir izdzēsts")).toBeVisible();
  await expect(asked).toBeHidden();
  await expect(standing(page)).toContainText("Maksājumu vēl nav");
});
