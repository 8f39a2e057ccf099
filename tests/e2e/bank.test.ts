import { listed, statementOf, type Written } from "../api/bank/arrange.ts";
import { expect, letIn, test } from "../support/browser.ts";
import { lookAtAll } from "../support/browser-axe.ts";
import { button, dialog, link, notice, row, rows, textbox } from "../support/page-words.ts";
import { addStatement, euro, openInvoices, openOf, openWithKeys } from "./bank-desk.ts";

test("a month of 200 entries and 40 open invoices is worked through by keyboard", async ({
  page,
  installation,
}) => {
  const { admin, invoices } = await openInvoices(installation, 40);
  expect(invoices).toHaveLength(40);
  const named = (from: number, to: number, less: number): Written[] =>
    invoices.slice(from, to).map(({ invoice_nr, open_cents }, index) => ({
      ref: `N${from + index}`,
      amount: euro((open_cents ?? 0) - less),
      text: `Apmaksa ${invoice_nr}`,
      ago: 2,
    }));
  const [last, before] = [invoices[39], invoices[38]];
  if (!last || !before) throw new Error("40 invoices");
  const together = (last.open_cents ?? 0) + (before.open_cents ?? 0);
  const wages = Array.from({ length: 159 }, (_, index): Written => {
    const cents = 100_000 + index;
    return {
      ref: `A${index}`,
      amount: euro(cents),
      text: `Darba alga ${index}`,
      name: "Anna Liepa",
      isOut: true,
    };
  });
  const entries = [
    ...named(0, 34, 0),
    ...named(34, 38, 1),
    { ref: "K1", amount: euro(together), text: "par abiem", name: "Kāds", ago: 3 },
    { ref: "F1", amount: "0.35", text: "Komisija", isOut: true },
    { ref: "F2", amount: "5.00", text: "nezināms", name: "Nezināms" },
    ...wages,
  ];
  expect(entries).toHaveLength(200);
  await letIn(page, "admin");
  await addStatement(page, statementOf(entries));
  await expect(notice(page, "200 jaunu darījumu")).toBeVisible();

  await link(page, "Iegrāmatot 34 skaidros").press("Enter");
  await expect(button(dialog(page, "Skaidrie darījumi"), "Iegrāmatot")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(notice(page, "Iegrāmatoti 34 darījumi")).toBeVisible();

  // The oldest one pays two invoices, and names none: it is shared out by hand.
  await page.keyboard.press("j");
  await expect(link(page, "Kāds")).toBeFocused();
  await page.keyboard.press("Enter");
  const sharing = dialog(page, "Bankas darījums");
  await sharing.getByRole("searchbox").fill(before.invoice_nr);
  await page.keyboard.press("Enter");
  await sharing.getByRole("checkbox", { name: before.invoice_nr }).press("Space");
  await sharing.getByRole("searchbox").fill(last.invoice_nr);
  await page.keyboard.press("Enter");
  await sharing.getByRole("checkbox", { name: last.invoice_nr }).press("Space");
  await expect(sharing.getByText("Sadalīts viss")).toBeVisible();
  await textbox(sharing, `Iegrāmatojamā summa: ${last.invoice_nr}`).press("Enter");
  await expect(notice(page, "Darījums iegrāmatots")).toBeVisible();

  // Four pay a cent less than is open: each is looked at, and booked by its key.
  for (const { invoice_nr } of invoices.slice(34, 38)) {
    await row(page, `Apmaksa ${invoice_nr}`).locator(".row-link").focus();
    await page.keyboard.press("b");
    await expect(row(page, `Apmaksa ${invoice_nr}`)).toHaveCount(0);
  }
  // The others pay nothing: those of one kind are set aside together.
  await openWithKeys(page, "/bank?per_page=100");
  await page.keyboard.press("/");
  await expect(page.getByRole("searchbox")).toBeFocused();
  await page.keyboard.type("Darba alga");
  await page.keyboard.press("Enter");
  await expect(row(page, "Komisija")).toHaveCount(0);
  for (const left of [100, 59]) {
    await expect(rows(page)).toHaveCount(left);
    await rows(page).first().locator(".row-link").focus();
    await page.keyboard.press("x");
    await rows(page).last().locator(".row-link").focus();
    await page.keyboard.press("Shift+X");
    await page.keyboard.press("a");
    await textbox(dialog(page, "Bez dokumenta"), "Iemesls").fill("Algas");
    await page.keyboard.press("Enter");
    await expect(
      notice(
        page,
        left === 100 ? "Bez dokumenta atzīmēti 100 darījumi" : "Bez dokumenta atzīmēti 59 darījumi",
      ),
    ).toBeVisible();
  }
  await openWithKeys(page, "/bank");
  for (const text of ["Komisija", "nezināms"]) {
    await row(page, text).locator(".row-link").focus();
    await page.keyboard.press("s");
    await textbox(dialog(page, "Bez dokumenta"), "Iemesls").fill("Neattiecas uz rēķiniem");
    await page.keyboard.press("Enter");
    await expect(row(page, text)).toHaveCount(0);
  }
  await expect(page.getByText("Viss iegrāmatots.", { exact: false })).toBeVisible();

  const booked = await listed(admin, "&state=booked");
  expect(booked).toHaveLength(39);
  const openNow = (await openOf(admin)).filter(({ id }) => invoices.some((invoice) => invoice.id === id));
  expect(openNow.map(({ open_cents }) => open_cents)).toEqual([1, 1, 1, 1]);

  await openWithKeys(page, "/bank?state=booked");
  const first = rows(page).first();
  const name = (await first.locator(".row-link").textContent()) ?? "";
  await first.locator(".row-link").focus();
  await page.keyboard.press("u");
  await expect(notice(page, "Darījums atkal jāiegrāmato")).toBeVisible();
  expect(name).not.toBe("");
  expect(await listed(admin, "&state=booked")).toHaveLength(38);
});

test("the screens and dialogs of bank statements are accessible and fit their width", async ({
  page,
  installation,
}) => {
  const { admin, invoices } = await openInvoices(installation, 3);
  const [one, two] = invoices;
  if (!one || !two) throw new Error("two invoices");
  await letIn(page, "admin");
  const written = (invoice: typeof one, less: number): Written => ({
    ref: invoice.invoice_nr,
    amount: euro((invoice.open_cents ?? 0) - less),
    text: invoice.invoice_nr,
    name: "Ilggadējs sadarbības partneris ar garu nosaukumu, sabiedrība ar ierobežotu atbildību",
  });
  await addStatement(
    page,
    statementOf([written(one, 0), written(two, 1), { ref: "x", amount: "1.00", text: "kāds" }]),
  );
  await expect(notice(page, "3 jauni darījumi")).toBeVisible();
  const [first, second] = await listed(admin);
  await lookAtAll(page, [
    "/bank",
    "/bank/certain",
    `/bank/${second?.id}`,
    `/bank/aside?row=${first?.id}&row=${second?.id}`,
    "/bank/statements",
    "/bank/statements/1/delete",
  ]);
});
