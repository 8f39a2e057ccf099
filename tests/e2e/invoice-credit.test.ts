import { billable, issued } from "../support/begun-documents.ts";
import { expect, letIn, open, test } from "../support/browser.ts";
import { standing } from "../support/invoice-words.ts";
import { button, choice, dialog, link, notice, row, textbox } from "../support/page-words.ts";

test("what is paid over the total is set against the next document, and the rest returned", async ({
  page,
  installation,
}) => {
  const begun = await billable(installation);
  const paid = await issued(begun, { percentage: 30 });
  const open30 = await issued(begun, { percentage: 10 });
  await letIn(page, "admin");

  await test.step("any sum is recorded", async () => {
    await open(page, paid.at);
    await link(page, "Pievienot maksājumu").click();
    const payment = dialog(page, "Pievienot maksājumu");
    await textbox(payment, "Summa").fill("400");
    await button(payment, "Pievienot").click();
    await expect(notice(page, "Maksājums pievienots")).toBeVisible();
    await expect(standing(page)).toContainText("Apmaksāts400,00 €");
    await expect(standing(page)).toContainText("Jāatmaksā klientam176,03 €");
  });

  await test.step("the list, its sums and the client say what is owed back", async () => {
    await open(page, "/invoices");
    await expect(row(page, paid.number)).toContainText("Jāatmaksā klientam −176,03 €");
    await expect(page.getByRole("region", { name: "Izrakstītie dokumenti kopā" })).toContainText(
      "Jāatmaksā klientiem176,03 €",
    );
    const { customer } = (await begun.admin("GET", `/invoices/${paid.id}`)).json().data;
    await open(page, `/clients/${customer.id}/data`);
    await expect(page.getByText("Klientam jāatmaksā vai jāieskaita 176,03 €.")).toBeVisible();
  });

  await test.step("the other document offers it", async () => {
    await open(page, open30.at);
    await link(page, "Pievienot maksājumu").click();
    await link(dialog(page, "Pievienot maksājumu"), `Izmantot 176,03 € no dokumenta ${paid.number}`).click();
    const transfer = dialog(page, "Ieskaitīt citā dokumentā");
    await expect(choice(transfer, "Neapmaksātais dokuments").locator("option:checked")).toContainText(
      open30.number,
    );
    await expect(textbox(transfer, "Summa")).toHaveValue("74,66");
    await textbox(transfer, "Summa").fill("80");
    await button(transfer, "Saglabāt").click();
    await expect(textbox(transfer, "Summa")).toHaveAccessibleDescription(
      "Summa ir lielāka par izvēlētajā dokumentā neapmaksāto",
    );
    await textbox(transfer, "Summa").fill("74,66");
    await button(transfer, "Saglabāt").click();
    await expect(notice(page, "Summa ieskaitīta citā dokumentā")).toBeVisible();
    await expect(standing(page)).toContainText(`Ieskaitīts dokumentā ${open30.number}`);
    await expect(standing(page)).toContainText("Jāatmaksā klientam101,37 €");
  });

  await test.step("the rest is returned, and what was entered wrongly taken out again", async () => {
    await link(page, "Atzīmēt atmaksu klientam").click();
    const refund = dialog(page, "Atzīmēt atmaksu klientam");
    await expect(textbox(refund, "Summa")).toHaveValue("101,37");
    await button(refund, "Saglabāt").click();
    await expect(notice(page, "Atmaksa pierakstīta")).toBeVisible();
    await expect(standing(page)).toContainText("Atmaksāts klientam");
    await expect(link(page, "Atzīmēt atmaksu klientam")).toHaveCount(0);
    await link(
      standing(page).getByRole("listitem").filter({ hasText: "Atmaksāts klientam" }),
      /^Dzēst atmaksu/,
    ).click();
    await button(dialog(page, "Vai tiešām turpināt?"), "Jā").click();
    await expect(standing(page)).toContainText("Jāatmaksā klientam101,37 €");
  });

  await test.step("the other document is paid, and says from where", async () => {
    await open(page, open30.at);
    await expect(standing(page)).toContainText(`Ieskaitīts no dokumenta ${paid.number}`);
    await expect(standing(page)).toContainText("Neapmaksāts0,00 €");
  });
});
