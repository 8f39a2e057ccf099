import { readDate } from "#model/date/dates.ts";
import { button, choice, dialog, heading, link, rows, textbox } from "../support/page-words.ts";
import { expect, letIn, type Page, test } from "../support/plain/test.ts";

const clientSearch = (page: Page) => page.getByRole("searchbox", { name: "Meklēt klientu" });
const projectSearch = (page: Page) => page.getByRole("searchbox", { name: "Meklēt projektu" });
const chips = (page: Page) => page.getByRole("list", { name: "Aktīvie filtri" });
const column = (page: Page, name: string) => page.getByRole("columnheader", { name, exact: true });

test.beforeEach(async ({ page }) => {
  await letIn(page, "user");
  await page.goto("/projects");
});

test("nothing found says what was searched for and clears it", async ({ page }) => {
  await page.goto("/clients?q=neesoš");
  await expect(page.getByText(/Pēc .neesoš. nekas netika atrasts/)).toBeVisible();
  await link(page, "Notīrīt meklēšanu").click();
  await expect(rows(page)).toHaveCount(20);
  await expect(clientSearch(page)).toHaveValue("");
  await page.goto("/projects?project_name=neesoš");
  await expect(page.getByText("Šiem filtriem neatbilst neviens projekts.")).toBeVisible();
  await link(page, "Notīrīt filtrus").click();
  await expect(rows(page)).toHaveCount(20);
});

test("every head of a list says what stands below it", async ({ page }) => {
  for (const path of ["/projects", "/clients", "/invoices", "/estimates"]) {
    await page.goto(path);
    const heads = page.locator("thead th");
    const count = await heads.count();
    expect(count).toBeGreaterThan(3);
    for (let index = 0; index < count; index += 1) await expect(heads.nth(index)).toHaveAccessibleName(/\S/);
  }
});

test("pages follow each other, the total stays, and a reload stays on the page", async ({ page }) => {
  const pages = page.getByRole("navigation", { name: "Lapas" });
  await expect(pages).toContainText("1–20 no 150");
  const first = link(rows(page).first(), /./).first().textContent();
  await link(page, "Nākamā lapa").click();
  await expect(page).toHaveURL(/page=2$/);
  await expect(pages).toContainText("21–40 no 150");
  await expect(rows(page).first()).not.toContainText(first);
  await page.reload();
  await expect(pages).toContainText("21–40 no 150");
  await link(page, "Iepriekšējā lapa").click();
  await expect(rows(page).first()).toContainText(first);
  await page.goto("/projects?page=8");
  await expect(pages).toContainText("141–150 no 150");
  await expect(rows(page)).toHaveCount(10);
});

test("a new filter starts over at the first page", async ({ page }) => {
  await page.goto("/projects?page=3");
  await projectSearch(page).fill("a");
  await projectSearch(page).press("Enter");
  await expect(page).toHaveURL(/project_name=a/);
  expect(new URL(page.url()).searchParams.has("page")).toBe(false);
  await page.goto("/projects?page=3");
  await link(page, "Plānotās beigas").click();
  await expect(page).toHaveURL(/sorting=dueDate/);
  expect(new URL(page.url()).searchParams.has("page")).toBe(false);
});

test("the filter dialog filters by everything at once, chips take it away singly and together", async ({
  page,
}) => {
  await link(page, "Filtri").click();
  const filters = dialog(page, "Filtri");
  await choice(filters, "Klients").fill("rasas dzirnas");
  await choice(filters, "Statuss").selectOption({ label: "Pabeigts" });
  await choice(filters, "Projekta vadītājs").selectOption({ label: "Santa Zariņa" });
  await textbox(filters, "Plānotais sākums no").fill("1.1.2025");
  await textbox(filters, "Plānotās beigas līdz").fill("31.12.2026");
  await button(filters, "Lietot").click();
  await expect(filters).toBeHidden();
  await expect(chips(page)).toContainText("Klients: Rasas dzirnas, SIA");
  await expect(chips(page)).toContainText("Projekta vadītājs: Santa Zariņa");
  await expect(chips(page)).toContainText("Plānotais sākums no: 01.01.2025");
  await expect(chips(page)).toContainText("Plānotās beigas līdz: 31.12.2026");
  await expect(chips(page)).toContainText("Statuss: Pabeigts");

  for (const name of ["Klients", "Projekta vadītājs", "Plānotais sākums no", "Plānotās beigas līdz"]) {
    await link(chips(page), `Noņemt filtru: ${name}`).click();
    await expect(link(chips(page), `Noņemt filtru: ${name}`)).toBeHidden();
  }
  await expect(page).toHaveURL(/\/projects\?status=3$/);
  for (const text of rows(page).allTextContents()) expect(text).toContain("Pabeigts");

  await link(page, "Nosaukums").click();
  await expect(chips(page)).toContainText("Kārtošana: Nosaukums, augošā secībā");
  await link(page, "Filtri").click();
  await expect(choice(filters, "Statuss").locator("option:checked")).toHaveText("Pabeigts");
  await expect(choice(filters, "Kārtošana").locator("option:checked")).toHaveText("Nosaukums, augošā secībā");
  await link(filters, "Aizvērt").first().click();
  await link(chips(page), "Notīrīt filtrus").click();
  await expect(chips(page)).toBeHidden();
  await expect(page).toHaveURL(/\/projects\??$/);
});

test("the filter dialog keeps what is searched for", async ({ page }) => {
  await page.goto("/projects?project_name=a");
  await link(page, "Filtri").click();
  const filters = dialog(page, "Filtri");
  await choice(filters, "Statuss").selectOption({ label: "Jauns" });
  await button(filters, "Lietot").click();
  await expect(page).toHaveURL(/project_name=a/);
  await expect(page).toHaveURL(/status=1/);
});

const inLatvian = new Intl.Collator("lv");
const byDate = (one: string, other: string) => (readDate(one) ?? one).localeCompare(readDate(other) ?? other);

for (const [name, sorting, compare] of [
  ["Nosaukums", "name", inLatvian.compare],
  ["Plānotais sākums", "date", byDate],
  ["Plānotās beigas", "dueDate", byDate],
] as const) {
  test(`the head „${name}” sorts up and down, and its chip resets it`, async ({ page }) => {
    const place = page.getByRole("columnheader").allTextContents().indexOf(name);
    const values = () =>
      Array.from({ length: rows(page).count() }, (_, index) =>
        rows(page).nth(index).getByRole("cell").nth(place).textContent(),
      );
    await expect(column(page, name)).not.toHaveAttribute("aria-sort");
    await link(column(page, name), name).click();
    await expect(column(page, name)).toHaveAttribute("aria-sort", "ascending");
    await expect(page).toHaveURL(new RegExp(`sorting=${sorting}$`));
    const up = values();
    expect(up).toEqual([...up].sort(compare));
    await link(column(page, name), name).click();
    await expect(column(page, name)).toHaveAttribute("aria-sort", "descending");
    const down = values();
    expect(down).toEqual([...down].sort(compare).reverse());
    expect(down).not.toEqual(up);
    await link(chips(page), "Noņemt filtru: Kārtošana").click();
    await expect(column(page, name)).not.toHaveAttribute("aria-sort");
  });
}

test("clients and statuses are sorted by their heads as well", async ({ page }) => {
  await link(column(page, "Klients"), "Klients").click();
  await expect(column(page, "Klients")).toHaveAttribute("aria-sort", "ascending");
  await expect(column(page, "Nosaukums")).not.toHaveAttribute("aria-sort");
  await link(column(page, "Statuss"), "Statuss").click();
  await expect(column(page, "Statuss")).toHaveAttribute("aria-sort", "ascending");
  await expect(rows(page).first()).toContainText("Jauns");
  await link(column(page, "Statuss"), "Statuss").click();
  await expect(column(page, "Statuss")).toHaveAttribute("aria-sort", "descending");
  await expect(rows(page).first()).toContainText("Pabeigts");
});

test("an archived client is found among the archived alone", async ({ page }) => {
  await page.goto("/clients?q=rasas+dzirnas");
  await link(page, "Rasas dzirnas, SIA").click();
  await link(page, "Dati").click();
  await link(page, "Dzēst").click();
  await button(dialog(page, "Vai tiešām turpināt?"), "Jā").click();
  await expect(page).toHaveURL(/\/clients$/);
  await link(page, "Rādīt arhivētos").click();
  await expect(heading(page, "Arhivētie klienti")).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  await link(page, "Rādīt aktīvos").click();
  await expect(rows(page)).toHaveCount(20);
  await page.goto("/clients?q=rasas+dzirnas");
  await expect(page.getByText(/Pēc .rasas dzirnas. nekas netika atrasts/)).toBeVisible();
});
