import { billable, issued } from "../support/begun-documents.ts";
import { expect, letIn, open, test } from "../support/browser.ts";
import { openCreate } from "../support/browser-invoice.ts";
import { billSums, extent } from "../support/invoice-words.ts";
import { button, dialog, textbox } from "../support/page-words.ts";

test("an estimate shows what is invoiced beside what is left, by VAT rate", async ({
  page,
  installation,
}) => {
  const begun = await billable(installation);
  await issued(begun, { position_items: [begun.items[0]?.id] });
  await letIn(page, "user");
  await open(page, `/estimate/${begun.estimate.id}`);
  const sums = page.getByRole("table").filter({ hasText: "Atlicis" });
  const words = ((await sums.textContent()) ?? "").replace(/\u00a0/g, " ");
  expect(words).toBe(
    [
      ...["Iekļauts", "Atlicis"],
      ...["PVN 21 %", "Bez PVN", "400,00 €", "0,00 €", "PVN", "84,00 €", "0,00 €"],
      ...["Ar PVN", "484,00 €", "0,00 €"],
      ...["PVN 5 %", "Bez PVN", "0,00 €", "250,05 €", "PVN", "0,00 €", "12,50 €"],
      ...["Ar PVN", "0,00 €", "262,55 €"],
      ...["Kopā", "Bez PVN", "400,00 €", "250,05 €", "PVN", "84,00 €", "12,50 €"],
      ...["Ar PVN", "484,00 €", "262,55 €"],
    ].join(""),
  );
});

test("an estimate that is invoiced whole says so, and a payment of nothing is refused in words", async ({
  page,
  installation,
}) => {
  const begun = await billable(installation);
  const { at } = await issued(begun);
  await letIn(page, "user");
  await openCreate(page, begun);
  await expect(extent(page, "Viss atlikušais")).toBeChecked();
  // Before anything is filled in.
  await expect(page.getByText("Izveidot var tikai pavadzīmi bez cenām.")).toBeVisible();
  await expect(billSums(page)).toContainText("Visas tāmes rindas jau ir iekļautas dokumentos.");
  await open(page, `${at}/payments/add`);
  const payment = dialog(page, "Pievienot maksājumu");
  await textbox(payment, "Summa").fill("0");
  await button(payment, "Pievienot").click();
  await expect(textbox(payment, "Summa")).toHaveAccessibleDescription(/Ievadiet summu, kas lielāka par 0/);
  await open(page, `${at}/close`);
  const close = dialog(page, "Atzīmēt kā apmaksātu");
  const paidOn = textbox(close, "Apmaksas datums");
  await paidOn.fill("");
  await button(close, "Atzīmēt kā apmaksātu").click();
  await expect(paidOn).toHaveAccessibleDescription("Šis lauks ir obligāts");
  await expect(paidOn).toBeFocused();
});
