import { daysAway, listed } from "../api/invoices/assortment.ts";
import { expect, open, type Page, test } from "../support/browser.ts";
import { downloaded } from "../support/browser-download.ts";
import { chooseClient } from "../support/browser-forms.ts";
import { openInvoices } from "../support/browser-invoices.ts";
import { button, choice, dialog, link, row, rows, textbox } from "../support/page-words.ts";

test.use({ demonstration: null });

const chips = (page: Page) => page.getByRole("list", { name: "Aktīvie filtri" });
const column = (page: Page, name: string) => page.getByRole("columnheader", { name, exact: true });
const sums = (page: Page) => page.getByRole("region", { name: "Izrakstītie dokumenti kopā" });
const shown = (cents: number) => `${(cents / 100).toFixed(2).replace(".", ",")} €`;
const plain = async (page: Page) => ((await sums(page).textContent()) ?? "").replace(/\u00a0/g, " ");

test("filters stand in the address, go into the dialog, and are taken away singly and together", async ({
  page,
  installation,
}) => {
  const { admin } = await openInvoices(page, installation);
  await open(page, "/invoices");
  await link(page, "Filtri").click();
  const filters = dialog(page, "Filtri");
  await chooseClient(filters, "Klients", "čie", "Čiekurs");
  await chooseClient(filters, "Projekts", "āb", "Ābols");
  await choice(filters, "Statuss").selectOption({ label: "Izrakstīts" });
  await textbox(filters, "Datums no").fill(daysAway(-5));
  await textbox(filters, "Apmaksāt līdz").fill(daysAway(30));
  await choice(filters, "Kārtošana").selectOption({ label: "Summa, dilstošā secībā" });
  await button(filters, "Lietot").click();
  await expect(filters).toBeHidden();
  await expect(rows(page)).toHaveCount(1);
  for (const chip of [
    "Klients: Čiekurs",
    "Projekts: Ābols",
    "Statuss: Izrakstīts",
    "Kārtošana: Summa, dilstošā",
  ])
    await expect(chips(page)).toContainText(chip);
  const { sums: found } = await listed(
    admin,
    `status=2&date=${daysAway(-5)}&dueDate=${daysAway(30)}&client=1`,
  );
  expect(await plain(page)).toContain(shown(found.total_cents));

  await expect(column(page, "Summa")).toHaveAttribute("aria-sort", "descending");
  await link(chips(page), "Noņemt filtru: Kārtošana").click();
  await expect(column(page, "Summa")).not.toHaveAttribute("aria-sort");
  for (const name of ["Statuss", "Datums no", "Apmaksāt līdz", "Projekts"]) {
    await link(chips(page), `Noņemt filtru: ${name}`).click();
    await expect(link(chips(page), `Noņemt filtru: ${name}`)).toBeHidden();
  }
  await expect(page).toHaveURL(/\/invoices\?client=\d+$/);
  await expect(rows(page)).toHaveCount(3);
  const search = page.getByRole("searchbox", { name: "Meklēt pēc numura" });
  await search.fill("0001");
  await search.press("Enter");
  await expect(chips(page)).toContainText("Numurs: 0001");
  await link(chips(page), "Notīrīt filtrus").click();
  await expect(chips(page)).toBeHidden();
  await expect(page).toHaveURL(/\/invoices\??$/);
});

test("the list is exported as it is filtered, under the company's name", async ({ page, installation }) => {
  const { admin } = await openInvoices(page, installation);
  await open(page, "/invoices?sorting=-total&status=2");
  const { called, rows: lines } = await downloaded(page, link(page, "Eksportēt"));
  expect(called).toMatch(/^Testa birojs Rēķini \d{4}-\d\d-\d\d\.xlsx$/);
  const { entries } = await listed(admin, "sorting=-total&status=2");
  expect(entries.length).toBeGreaterThan(1);
  expect(lines.slice(1, -1).map(([number]) => number?.v)).toEqual(
    entries.map(({ invoice_nr }) => invoice_nr),
  );
  expect(lines.slice(1, -1).map((line) => Math.round(Number(line[12]?.v) * 100))).toEqual(
    entries.map(({ total_cents }) => total_cents),
  );
  // Still there, with its filters.
  await expect(page).toHaveURL(/sorting=-total&status=2$/);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("a document is a card with its type, and the sums stay in sight", async ({ page, installation }) => {
    await openInvoices(page, installation);
    const card = row(page, "Kredītrēķins");
    await expect(card).toContainText("Zīle");
    await expect(card.locator(".badge")).toBeVisible();
    await expect(sums(page)).toBeInViewport({ ratio: 1 });
    await rows(page).last().scrollIntoViewIfNeeded();
    await expect(sums(page)).toBeInViewport({ ratio: 1 });
    const isWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(isWide).toBe(false);
  });
});
