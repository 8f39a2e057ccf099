import { listed, statementOf } from "../api/bank/arrange.ts";
import { daysAway } from "../api/invoices/assortment.ts";
import { expect, letIn, open, test } from "../support/browser.ts";
import { intercept } from "../support/intercept.ts";
import { dialog, link, notice, row, textbox } from "../support/page-words.ts";
import { addStatement, euro, openInvoices, openOf, openWithKeys } from "./bank-desk.ts";

test("a document that is ticked while others are looked for stays ticked when they are found", async ({
  page,
  installation,
}) => {
  const { admin, invoices } = await openInvoices(installation, 2);
  const [one, two] = invoices;
  if (!one || !two) throw new Error("two invoices");
  const together = (one.open_cents ?? 0) + (two.open_cents ?? 0);
  await letIn(page, "admin");
  await addStatement(
    page,
    statementOf([{ ref: "K1", amount: euro(together), text: "par abiem", name: "Kāds" }]),
  );
  const [entry] = await listed(admin);
  await open(page, `/bank/${entry?.id}`);
  const sharing = dialog(page, "Bankas darījums");
  await sharing.getByRole("searchbox").fill(two.invoice_nr);
  await page.keyboard.press("Enter");
  await expect(sharing.getByRole("checkbox")).toHaveCount(1);
  let answer = () => {};
  const isAsked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await intercept(page, /\/bank\/\d+\.data/, async (route) => {
    await isAsked;
    await route.continue();
  });
  await sharing.getByRole("searchbox").fill(one.invoice_nr);
  await page.keyboard.press("Enter");
  // The answer is on its way: what is listed still is ticked meanwhile.
  await sharing.getByRole("checkbox", { name: two.invoice_nr }).press("Space");
  answer();
  await expect(sharing.getByRole("checkbox", { name: one.invoice_nr })).toBeVisible();
  await expect(sharing.getByRole("checkbox", { name: two.invoice_nr })).toBeChecked();
  await sharing.getByRole("checkbox", { name: one.invoice_nr }).press("Space");
  await expect(sharing.getByText("Sadalīts viss")).toBeVisible();
  await textbox(sharing, `Iegrāmatojamā summa: ${one.invoice_nr}`).press("Enter");
  await expect(notice(page, "Darījums iegrāmatots")).toBeVisible();
  expect(await openOf(admin)).not.toContainEqual(expect.objectContaining({ id: one.id }));
  expect(await openOf(admin)).not.toContainEqual(expect.objectContaining({ id: two.id }));
});

test("money that went back to a client is booked from the statement by its key, or found by hand", async ({
  page,
  installation,
}) => {
  const { admin, invoices } = await openInvoices(installation, 2);
  const [named, other] = invoices;
  if (!named || !other) throw new Error("two invoices");
  // Each was paid by 12.34 too much.
  for (const { id, open_cents } of [named, other]) {
    const body = { date: daysAway(-3), amount: euro((open_cents ?? 0) + 1_234) };
    expect((await admin("POST", `/invoices/${id}/payments`, { body })).status).toBe(201);
  }
  await letIn(page, "admin");
  await addStatement(
    page,
    statementOf([
      { ref: "A1", amount: "12.34", text: `Atmaksa ${named.invoice_nr}`, isOut: true },
      { ref: "A2", amount: "10.00", text: "daļa", name: "Kāds", isOut: true },
    ]),
  );
  await expect(notice(page, "2 jauni darījumi")).toBeVisible();
  await openWithKeys(page, "/bank");
  await expect(row(page, `atmaksa klientam ${named.invoice_nr}`)).toBeVisible();
  await row(page, `Atmaksa ${named.invoice_nr}`).locator(".row-link").focus();
  await page.keyboard.press("b");
  await expect(notice(page, "Darījums iegrāmatots")).toBeVisible();
  await link(page, "Kāds").press("Enter");
  const sharing = dialog(page, "Bankas darījums");
  await sharing.getByRole("searchbox").fill(other.invoice_nr);
  await page.keyboard.press("Enter");
  await sharing.getByRole("checkbox", { name: other.invoice_nr }).press("Space");
  await expect(sharing.getByText("Sadalīts viss")).toBeVisible();
  // A cent more than went out is refused, and stays typed.
  const amount = textbox(sharing, `Iegrāmatojamā summa: ${other.invoice_nr}`);
  await amount.fill("10,01");
  await amount.press("Enter");
  await expect(sharing.getByRole("alert").first()).toContainText("Kopsummai jāsakrīt ar darījuma summu");
  await expect(amount).toHaveValue("10,01");
  await amount.fill("10,00");
  await amount.press("Enter");
  await expect(page.getByText("Viss iegrāmatots.", { exact: false })).toBeVisible();
  const owed = async (id: number) => (await admin("GET", `/invoices/${id}`)).json().data.owed_cents;
  expect([await owed(named.id), await owed(other.id)]).toEqual([0, 234]);
});
