import { readFile } from "node:fs/promises";
import { founder } from "../api/arrange.ts";
import { daysAway, listed } from "../api/invoices/assortment.ts";
import { expect, fillLogin, open, type Page, test } from "../support/browser.ts";
import { breakableBackend } from "../support/browser-backend.ts";
import { chooseClient } from "../support/browser-forms.ts";
import { founderOf, openInvoices } from "../support/browser-invoices.ts";
import { password } from "../support/installation.ts";
import { button, choice, dialog, heading, link, menu, row, rows, textbox } from "../support/page-words.ts";
import { opened } from "../support/sheet.ts";

test.use({ demonstration: null });

const chips = (page: Page) => page.getByRole("list", { name: "Aktīvie filtri" });
const column = (page: Page, name: string) => page.getByRole("columnheader", { name, exact: true });
const sums = (page: Page) => page.getByRole("region", { name: "Izrakstītie dokumenti kopā" });
const shown = (cents: number) => `${(cents / 100).toFixed(2).replace(".", ",")} €`;
const plain = async (page: Page) => ((await sums(page).textContent()) ?? "").replace(/\u00a0/g, " ");

/** The file behind a link. */
async function saved(page: Page, name: string) {
  const download = page.waitForEvent("download");
  await link(page, name).click();
  const file = await download;
  return { called: file.suggestedFilename(), ...opened(await readFile(await file.path())) };
}

test("documents of every kind are listed with number, status in words, amounts and their sums", async ({
  page,
  installation,
}) => {
  const { admin } = await openInvoices(page, installation);
  const { entries, total, sums: counted } = await listed(admin);
  await expect(link(menu(page), "Rēķini")).toHaveAttribute("aria-current", "page");
  await expect(page).toHaveTitle(/^Rēķini/);
  await expect(page.getByRole("banner").or(page.locator("main header"))).toContainText(String(total));
  await expect(rows(page)).toHaveCount(total);
  const words = await rows(page).allTextContents();
  for (const [index, entry] of entries.entries()) {
    expect(words[index]).toContain(entry.invoice_nr || "Melnraksts");
    expect(words[index]).toContain(entry.customer.name);
    expect(words[index]?.replace(/\u00a0/g, " ")).toContain(shown(Math.abs(entry.total_cents)));
  }
  for (const status of [
    "Izrakstīts",
    "Nosūtīts",
    "Daļēji apmaksāts",
    "Apmaksāts",
    "Kavēta apmaksa",
    "Anulēts",
  ])
    await expect(rows(page).getByText(status, { exact: true }).first()).toBeVisible();
  const draft = entries.find(({ invoice_nr }) => invoice_nr === "");
  await expect(link(page, "Melnraksts")).toHaveAttribute(
    "href",
    `/invoices/${draft?.estimate_id}/${draft?.id}`,
  );
  // Nothing is owed to these clients, and nothing is said of that.
  const { owed_cents, ...said } = counted;
  expect(owed_cents).toBe(0);
  expect(await plain(page)).not.toContain("Jāatmaksā");
  for (const cents of Object.values(said)) expect(await plain(page)).toContain(shown(Number(cents)));
});

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
  await choice(filters, "Kārtošana").selectOption({ label: "Summa, lielākās vispirms" });
  await button(filters, "Lietot").click();
  await expect(filters).toBeHidden();
  await expect(rows(page)).toHaveCount(1);
  for (const chip of [
    "Klients: Čiekurs",
    "Projekts: Ābols",
    "Statuss: Izrakstīts",
    "Kārtošana: Summa, lielākās",
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

test("a head sorts both ways, a new filter starts over at the first page", async ({ page, installation }) => {
  const { admin } = await openInvoices(page, installation);
  const { total } = await listed(admin);
  await open(page, "/invoices?per_page=2&page=2");
  await expect(page.getByRole("navigation", { name: "Lapas" })).toContainText(`3–4 no ${total}`);
  await link(column(page, "Summa"), "Summa").click();
  await expect(column(page, "Summa")).toHaveAttribute("aria-sort", "ascending");
  expect(new URL(page.url()).searchParams.has("page")).toBe(false);
  await expect(rows(page).first()).toContainText("Kredītrēķins");
  await link(column(page, "Summa"), "Summa").click();
  await expect(column(page, "Summa")).toHaveAttribute("aria-sort", "descending");
});

test("nothing found says so and leads back; no documents at all lead to the projects", async ({
  page,
  installation,
}) => {
  await founderOf(installation);
  await page.goto("/login?to=/invoices");
  await fillLogin(page, founder, password);
  await expect(page.getByText("Šeit būs jūsu rēķini, pavadzīmes un kredītrēķini.")).toBeVisible();
  await open(page, "/invoices?status=5");
  await expect(page.getByText("Šiem filtriem neatbilst neviens dokuments.")).toBeVisible();
  await link(page, "Notīrīt filtrus").click();
  await expect(page).toHaveURL(/\/invoices$/);
  await link(page, "Uz projektiem").click();
  await expect(heading(page, "Projekti")).toBeVisible();
});

test("the list is exported as it is filtered, under the company's name", async ({ page, installation }) => {
  const { admin } = await openInvoices(page, installation);
  await open(page, "/invoices?sorting=-total&status=2");
  const { called, rows: lines } = await saved(page, "Eksportēt");
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

test("a link to a spreadsheet that cannot be made opens a page that leads on", async ({
  page,
  installation,
}) => {
  await openInvoices(page, installation);
  await page.goto("/api/invoices/export?date=soon&status=2");
  await expect(page).toHaveURL(/\/invoices\/export\?date=soon&status=2$/);
  const { rows: lines } = await saved(page, "Lejupielādēt");
  expect(lines.length).toBeGreaterThan(2);
});

test("too many documents are refused in words, with the way to the filters", async ({ newBrowser }) => {
  const backend = await breakableBackend();
  const invoices = { data: [], total: 20_001, page: 1, per_page: 20, last_page: 1001 };
  backend.answer("GET /api/invoices", 200, { invoices, statuses: [] });
  const page = await newBrowser({ baseURL: backend.installation.origin });
  await page.goto("/login?to=/invoices?status=2");
  await fillLogin(page, "janis@birojs.lv", password);
  await link(page, "Eksportēt").click();
  const refused = dialog(page, "Eksportēt rēķinus");
  await expect(refused.getByRole("alert")).toContainText("ne vairāk kā 20 000 dokumentu");
  await link(refused, "Sašaurināt atlasi").click();
  await expect(page).toHaveURL(/\/invoices\/filter\?status=2$/);
  await expect(choice(dialog(page, "Filtri"), "Statuss").locator("option:checked")).toHaveText("Izrakstīts");
  await page.close();
  await backend.stop();
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

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the list is filtered by what is typed, sorted, and exported", async ({ page, installation }) => {
    await openInvoices(page, installation);
    await link(page, "Filtri").click();
    const filters = dialog(page, "Filtri");
    await choice(filters, "Klients").fill("čiekurs");
    await choice(filters, "Projekts").fill("ābols");
    await choice(filters, "Statuss").selectOption({ label: "Melnraksts" });
    await button(filters, "Lietot").click();
    await expect(page).toHaveURL(/\/invoices\?client=\d+&project=\d+&status=1$/);
    await expect(rows(page)).toHaveCount(1);
    await link(column(page, "Datums"), "Datums").click();
    await expect(column(page, "Datums")).toHaveAttribute("aria-sort", "ascending");
    const { rows: lines } = await saved(page, "Eksportēt");
    expect(lines[1]?.[2]?.v).toBe("Melnraksts");
    expect(lines).toHaveLength(3);
    await link(chips(page), "Notīrīt filtrus").click();
    await expect(chips(page)).toHaveCount(0);
  });
});
