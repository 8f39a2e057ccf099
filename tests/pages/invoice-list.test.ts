import { founder } from "../api/arrange.ts";
import { listed } from "../api/invoices/assortment.ts";
import { breakableBackend } from "../support/browser-backend.ts";
import { founderOf } from "../support/founder.ts";
import { password } from "../support/installation.ts";
import { button, choice, dialog, fillLogin, heading, link, menu, rows } from "../support/page-words.ts";
import { openInvoices } from "../support/plain/invoices.ts";
import { expect, type Page, testEmpty as test } from "../support/plain/test.ts";
import { opened } from "../support/sheet.ts";

const chips = (page: Page) => page.getByRole("list", { name: "Aktīvie filtri" });
const column = (page: Page, name: string) => page.getByRole("columnheader", { name, exact: true });
const sums = (page: Page) => page.getByRole("region", { name: "Izrakstītie dokumenti kopā" });
const shown = (cents: number) => `${(cents / 100).toFixed(2).replace(".", ",")} €`;
const plain = (page: Page) => sums(page).textContent();

/** The file behind a link. */
async function saved(page: Page, name: string) {
  const file = await page.context.ask("GET", link(page, name).getAttribute("href") ?? "");
  expect(file.headers["content-disposition"]).toMatch(/^attachment/);
  return opened(file.bytes);
}

test("documents of every kind are listed with number, status in words, amounts and their sums", async ({
  page,
  installation,
}) => {
  const { admin } = await openInvoices(page, installation);
  const { entries, total, sums: counted } = await listed(admin);
  await expect(link(menu(page), "Rēķini")).toHaveAttribute("aria-current", "page");
  await expect(page).toHaveTitle(/^Rēķini/);
  await expect(page.locator("main header")).toContainText(String(total));
  await expect(rows(page)).toHaveCount(total);
  const words = rows(page).allTextContents();
  for (const [index, entry] of entries.entries()) {
    expect(words[index]).toContain(entry.invoice_nr || "Melnraksts");
    expect(words[index]).toContain(entry.customer.name);
    expect(words[index]).toContain(shown(Math.abs(entry.total_cents)));
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
  expect(plain(page)).not.toContain("Jāatmaksā");
  for (const cents of Object.values(said)) expect(plain(page)).toContain(shown(Number(cents)));
});

test("a head sorts both ways, a new filter starts over at the first page", async ({ page, installation }) => {
  const { admin } = await openInvoices(page, installation);
  const { total } = await listed(admin);
  await page.goto("/invoices?per_page=2&page=2");
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
  await page.goto("/invoices?status=5");
  await expect(page.getByText("Šiem filtriem neatbilst neviens dokuments.")).toBeVisible();
  await link(page, "Notīrīt filtrus").click();
  await expect(page).toHaveURL(/\/invoices$/);
  await link(page, "Uz projektiem").click();
  await expect(heading(page, "Projekti")).toBeVisible();
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
  const page = await newBrowser(backend.installation);
  await page.goto("/login?to=/invoices?status=2");
  await fillLogin(page, "janis@birojs.lv", password);
  await link(page, "Eksportēt").click();
  const refused = dialog(page, "Eksportēt rēķinus");
  await expect(refused.getByRole("alert")).toContainText("ne vairāk kā 20 000 rindu");
  await link(refused, "Sašaurināt atlasi").click();
  await expect(page).toHaveURL(/\/invoices\/filter\?status=2$/);
  await expect(choice(dialog(page, "Filtri"), "Statuss").locator("option:checked")).toHaveText("Izrakstīts");
  await backend.stop();
});

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
