import { moduleKeys } from "#model/branding/config.ts";
import { callerAt, signIns } from "#tests/support/installation.ts";
import { act, found, listed, send, statementOf } from "../api/bank/arrange.ts";
import { invoiceDesk, issued } from "../api/invoices/arrange.ts";
import { button, dialog, link, notice, row, textbox } from "../support/page-words.ts";
import { expect, letIn, test } from "../support/plain/test.ts";

test("entries are booked, shared out, set aside and opened again without scripts", async ({
  page,
  installation,
}) => {
  const admin = await callerAt(installation, signIns.admin);
  const [one, other] = [await issued(await invoiceDesk(admin)), await issued(await invoiceDesk(admin))];
  const entries = [
    { ref: "P1", amount: "100.00", text: `Daļa ${one.invoice_nr}`, ago: 4 },
    { ref: "P2", amount: "250.00", text: "par vairākiem", name: "Kāds", ago: 3 },
    { ref: "P3", amount: "1.20", text: "maksa", name: "Banka AS", isOut: true, ago: 2 },
  ];
  await send(admin, statementOf(entries));
  await letIn(page, "admin");
  await page.goto("/bank");
  await button(row(page, "Daļa"), `Iegrāmatot: Daļa ${one.invoice_nr}`).click();
  await expect(notice(page, "Darījums iegrāmatots")).toBeVisible();
  await expect(row(page, "Daļa")).toHaveCount(0);

  await link(page, "Kāds").click();
  const sharing = () => dialog(page, "Bankas darījums");
  await button(sharing(), "Iegrāmatot").click();
  await expect(page.getByText("Atzīmējiet vismaz vienu dokumentu")).toBeVisible();
  await sharing().getByRole("searchbox").fill(other.invoice_nr);
  await button(sharing(), "Meklēt").click();
  await sharing()
    .getByRole("checkbox", { name: new RegExp(other.invoice_nr) })
    .check();
  await textbox(sharing(), `Iegrāmatojamā summa: ${other.invoice_nr}`).fill("100,00");
  await sharing().getByRole("searchbox").fill(one.invoice_nr);
  await button(sharing(), "Meklēt").click();
  // What was ticked and typed is kept while another document is looked for.
  await expect(textbox(sharing(), `Iegrāmatojamā summa: ${other.invoice_nr}`)).toHaveValue("100,00");
  await sharing()
    .getByRole("checkbox", { name: new RegExp(one.invoice_nr) })
    .check();
  await textbox(sharing(), `Iegrāmatojamā summa: ${one.invoice_nr}`).fill("500");
  await button(sharing(), "Iegrāmatot").click();
  await expect(page.getByText(/vairāk/).first()).toBeVisible();
  await expect(textbox(sharing(), `Iegrāmatojamā summa: ${one.invoice_nr}`)).toHaveValue("500");
  await textbox(sharing(), `Iegrāmatojamā summa: ${other.invoice_nr}`).fill("213,83");
  await textbox(sharing(), `Iegrāmatojamā summa: ${one.invoice_nr}`).fill("36,17");
  await button(sharing(), "Iegrāmatot").click();
  await expect(notice(page, "Darījums iegrāmatots")).toBeVisible();
  expect(await found(admin, "par vairākiem")).toMatchObject({
    state: "booked",
    parts: [{ amount_cents: 21_383 }, { amount_cents: 3_617 }],
  });

  await link(page, "Bez dokumenta: Banka AS").click();
  await textbox(page, "Iemesls").fill("");
  await button(dialog(page, "Bez dokumenta"), "Bez dokumenta").click();
  await expect(textbox(page, "Iemesls")).toHaveAccessibleDescription(/obligāts/);
  await textbox(page, "Iemesls").fill("Komisija");
  await button(dialog(page, "Bez dokumenta"), "Bez dokumenta").click();
  await expect(notice(page, "Bez dokumenta atzīmēts 1 darījums")).toBeVisible();
  await expect(page.getByText("Viss iegrāmatots.", { exact: false })).toBeVisible();

  await page.goto("/bank?state=aside");
  await expect(row(page, "Banka AS")).toContainText("Komisija");
  await button(row(page, "Banka AS"), "Atsaukt: Banka AS").click();
  await expect(notice(page, "Darījums atkal jāiegrāmato")).toBeVisible();
  expect(await listed(admin, "&state=open")).toHaveLength(1);
});

test("a payment tells of the bank entry that it was booked from, and takes it back whole", async ({
  page,
  installation,
}) => {
  const admin = await callerAt(installation, signIns.admin);
  const at = await invoiceDesk(admin);
  const one = await issued(at);
  await send(admin, statementOf([{ ref: "Q1", amount: "213.83", text: one.invoice_nr }]));
  await letIn(page, "admin");
  await page.goto("/bank/certain");
  await button(dialog(page, "Skaidrie darījumi"), "Iegrāmatot").click();
  await expect(notice(page, "Iegrāmatots 1 darījums")).toBeVisible();
  const path = `/invoices/${at.estimate.id}/${one.id}`;
  await page.goto(path);
  await link(page, "No bankas izraksta").click();
  await expect(dialog(page, "Bankas darījums")).toContainText("213,83 €");
  const [payment] = (await admin("GET", `/invoices/${one.id}`)).json().data.payments;
  await page.goto(`${path}/payments/${payment.id}/delete`);
  await expect(page.getByText(/Vai atsaukt .* bankas darījumu/)).toBeVisible();
  await button(page, "Jā").click();
  expect(await found(admin, one.invoice_nr)).toMatchObject({ state: "open" });
});

test("only administrators see the bank, and where its module is off nobody does", async ({
  page,
  installation,
  newBrowser,
}) => {
  const admin = await callerAt(installation, signIns.admin);
  const at = await invoiceDesk(admin);
  const one = await issued(at);
  await send(admin, statementOf([{ ref: "E1", amount: "213.83", text: one.invoice_nr }]));
  const entry = await found(admin, one.invoice_nr);
  await act(admin, entry, "book", { body: { parts: [{ document_id: one.id, amount: "213.83" }] } });
  await letIn(page, "user");
  await page.goto("/bank");
  expect(page.url()).not.toContain("/bank");
  await page.goto("/invoices");
  await expect(link(page, "Banka")).toHaveCount(0);
  // What was paid they see all the same, without the way to the statement.
  await page.goto(`/invoices/${at.estimate.id}/${one.id}`);
  await expect(page.getByText("No bankas izraksta")).toBeVisible();
  await expect(link(page, "No bankas izraksta")).toHaveCount(0);
  const modules = moduleKeys.filter((name) => name !== "bank");
  expect((await admin("PATCH", "/modules/", { body: { modules } })).status).toBe(200);
  expect((await admin("GET", "/bank/entries")).status).toBe(403);
  const other = newBrowser();
  await letIn(other, "admin");
  await other.goto("/invoices");
  await expect(link(other, "Banka")).toHaveCount(0);
});
