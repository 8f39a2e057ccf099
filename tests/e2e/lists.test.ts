import type { Locator } from "@playwright/test";
import { readDate } from "#model/date/dates.ts";
import { alive, expect, letIn, open, type Page, test } from "../support/browser.ts";
import { chooseClient } from "../support/browser-forms.ts";
import { button, choice, dialog, heading, link, menu, row, rows, textbox } from "../support/page-words.ts";

const clientSearch = (page: Page) => page.getByRole("searchbox", { name: "Meklēt klientu" });
const projectSearch = (page: Page) => page.getByRole("searchbox", { name: "Meklēt projektu" });
const chips = (page: Page) => page.getByRole("list", { name: "Aktīvie filtri" });
const column = (page: Page, name: string) => page.getByRole("columnheader", { name, exact: true });

test.beforeEach(async ({ page }) => {
  await letIn(page, "user");
  await open(page, "/projects");
});

test("the list is searched a second after the last key, and what was searched for stands in the address", async ({
  page,
}) => {
  await page.clock.install({ time: new Date("2026-11-20T10:00:00") });
  await open(page, "/clients");
  // From here on time passes only when it is told to, however slow the machine.
  await page.clock.pauseAt(new Date("2026-11-20T11:00:00"));
  await clientSearch(page).pressSequentially("rasas");
  await page.clock.runFor(900);
  await clientSearch(page).press("Space");
  await page.clock.runFor(900);
  expect(new URL(page.url()).search).toBe("");
  await clientSearch(page).pressSequentially("dz");
  await page.clock.runFor(1000);
  await expect(page).toHaveURL(/\/clients\?q=rasas(\+|%20)dz$/);
  await expect(rows(page)).toHaveCount(1);
  await expect(row(page, "Rasas dzirnas, SIA")).toBeVisible();
  await expect(clientSearch(page)).toBeFocused();
  await page.reload();
  await expect(clientSearch(page)).toHaveValue("rasas dz");
});

test("Enter searches at once, without marks over letters, and Back returns to where one was", async ({
  page,
}) => {
  await link(menu(page), "Klienti").click();
  await expect(rows(page)).toHaveCount(20);
  await clientSearch(page).fill("abolspiede");
  await clientSearch(page).press("Enter");
  await expect(rows(page)).toHaveCount(1);
  await link(page, "Ābolspiede, SIA").click();
  await expect(heading(page, "Ābolspiede, SIA")).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/q=abolspiede/);
  await expect(rows(page)).toHaveCount(1);
  await expect(clientSearch(page)).toHaveValue("abolspiede");
  await clientSearch(page).fill("");
  await clientSearch(page).press("Enter");
  await expect(page).toHaveURL(/\/clients$/);
  await expect(rows(page)).toHaveCount(20);
});

test("nothing found says what was searched for and clears it", async ({ page }) => {
  await open(page, "/clients?q=neesoš");
  await expect(page.getByText(/Pēc .neesoš. nekas netika atrasts/)).toBeVisible();
  await link(page, "Notīrīt meklēšanu").click();
  await expect(rows(page)).toHaveCount(20);
  await expect(clientSearch(page)).toHaveValue("");
  await open(page, "/projects?project_name=neesoš");
  await expect(page.getByText("Šiem filtriem neatbilst neviens projekts.")).toBeVisible();
  await link(page, "Notīrīt filtrus").click();
  await expect(rows(page)).toHaveCount(20);
});

test("pages follow each other, the total stays, and a reload stays on the page", async ({ page }) => {
  const pages = page.getByRole("navigation", { name: "Lapas" });
  await expect(pages).toContainText("1–20 no 150");
  const first = await link(rows(page).first(), /./).first().textContent();
  await link(page, "Nākamā lapa").click();
  await expect(page).toHaveURL(/page=2$/);
  await expect(pages).toContainText("21–40 no 150");
  await expect(rows(page).first()).not.toContainText(first ?? "");
  await page.reload();
  await alive(page);
  await expect(pages).toContainText("21–40 no 150");
  await link(page, "Iepriekšējā lapa").click();
  await expect(rows(page).first()).toContainText(first ?? "");
  await open(page, "/projects?page=8");
  await expect(pages).toContainText("141–150 no 150");
  await expect(rows(page)).toHaveCount(10);
});

test("a new filter starts over at the first page", async ({ page }) => {
  await open(page, "/projects?page=3");
  await projectSearch(page).fill("a");
  await projectSearch(page).press("Enter");
  await expect(page).toHaveURL(/project_name=a/);
  expect(new URL(page.url()).searchParams.has("page")).toBe(false);
  await open(page, "/projects?page=3");
  await link(page, "Plānotās beigas").click();
  await expect(page).toHaveURL(/sorting=dueDate/);
  expect(new URL(page.url()).searchParams.has("page")).toBe(false);
});

test("the filter dialog filters by everything at once, chips take it away singly and together", async ({
  page,
}) => {
  await link(page, "Filtri").click();
  const filters = dialog(page, "Filtri");
  await chooseClient(filters, "Klients", "ra", "Rasas dzirnas, SIA");
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
  for (const text of await rows(page).allTextContents()) expect(text).toContain("Pabeigts");

  await link(page, "Nosaukums").click();
  await expect(chips(page)).toContainText("Kārtošana: Nosaukums, A–Ž");
  await link(page, "Filtri").click();
  await expect(choice(filters, "Statuss").locator("option:checked")).toHaveText("Pabeigts");
  await expect(choice(filters, "Kārtošana").locator("option:checked")).toHaveText("Nosaukums, A–Ž");
  await link(filters, "Aizvērt").first().click();
  await link(chips(page), "Notīrīt filtrus").click();
  await expect(chips(page)).toBeHidden();
  await expect(page).toHaveURL(/\/projects\??$/);
});

test("the filter dialog keeps what is searched for", async ({ page }) => {
  await open(page, "/projects?project_name=a");
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
    const place = (await page.getByRole("columnheader").allTextContents()).indexOf(name);
    const values = async () => {
      const lines = await rows(page).all();
      return Promise.all(
        lines.map(async (line) => (await line.getByRole("cell").nth(place).textContent()) ?? ""),
      );
    };
    await expect(column(page, name)).not.toHaveAttribute("aria-sort");
    await link(column(page, name), name).click();
    await expect(column(page, name)).toHaveAttribute("aria-sort", "ascending");
    await expect(page).toHaveURL(new RegExp(`sorting=${sorting}$`));
    const up = await values();
    expect(up).toEqual([...up].sort(compare));
    await link(column(page, name), name).click();
    await expect(column(page, name)).toHaveAttribute("aria-sort", "descending");
    const down = await values();
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

test("planning is toggled without losing filters or page, row by row", async ({ page }) => {
  await open(page, "/projects?status=3&page=2");
  const toggles = page.getByRole("button", { name: /^Plānošanā: / });
  await expect(toggles.nth(0)).toHaveAttribute("aria-pressed", "false");
  const saved = Promise.all([0, 1].map((row) => savedBy(page, toggles.nth(row))));
  await toggles.nth(0).click();
  await toggles.nth(1).click();
  await expect(toggles.nth(0)).toHaveAttribute("aria-pressed", "true");
  await expect(toggles.nth(1)).toHaveAttribute("aria-pressed", "true");
  await expect(page).toHaveURL(/\/projects\?status=3&page=2$/);
  await saved;
  await page.reload();
  await expect(toggles.nth(0)).toHaveAttribute("aria-pressed", "true");
  await expect(toggles.nth(1)).toHaveAttribute("aria-pressed", "true");
});

/** The answer to what a button sends: until then it is shown, but not saved. */
async function savedBy(page: Page, pressed: Locator) {
  const address = await pressed.getAttribute("formaction");
  return page.waitForResponse((response) => new URL(response.url()).pathname.startsWith(address ?? "-"));
}

test("a dialog over a filtered list closes back to it", async ({ page }) => {
  await open(page, "/projects?status=9&sorting=-name");
  await link(rows(page).first(), /^Labot: /).click();
  await page.getByRole("dialog").waitFor();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page).toHaveURL(/\/projects\?status=9&sorting=-name$/);
});

test("an archived client is found among the archived alone", async ({ page }) => {
  await open(page, "/clients?q=rasas+dzirnas");
  await link(page, "Rasas dzirnas, SIA").click();
  await link(page, "Dzēst").click();
  await button(dialog(page, "Vai tiešām turpināt?"), "Jā").click();
  await expect(page).toHaveURL(/\/clients$/);
  await link(page, "Rādīt arhivētos").click();
  await expect(heading(page, "Arhivētie klienti")).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  await link(page, "Rādīt aktīvos").click();
  await expect(rows(page)).toHaveCount(20);
  await open(page, "/clients?q=rasas+dzirnas");
  await expect(page.getByText(/Pēc .rasas dzirnas. nekas netika atrasts/)).toBeVisible();
});
