import { expect, open } from "../support/browser.ts";
import { drag, middleOf, slot } from "../support/browser-calendar.ts";
import { fillProject } from "../support/browser-forms.ts";
import { enterAs, plannedWeek, test } from "../support/browser-spec-backend.ts";
import { entry, sheet } from "../support/calendar-words.ts";
import { line, sumOf } from "../support/estimate-words.ts";
import {
  button,
  choice,
  dialog,
  heading,
  link,
  menu,
  notice,
  row,
  rows,
  secretBox,
  textbox,
} from "../support/page-words.ts";
import { parts } from "../support/spec-backend/parts.ts";
import { password } from "../support/spec-backend/people.ts";

test("clients and projects are kept by a backend of the specification", async ({ page, backend }) => {
  await enterAs(page, "ilze", "/clients");
  await link(page, "Pievienot klientu").click();
  await textbox(page, "Nosaukums").fill("Papīra pils");
  await textbox(page, "Īsais nosaukums").fill("Pils");
  await button(page, "Pievienot").click();
  await link(page, "Papīra pils").click();
  await expect(heading(page, "Papīra pils")).toBeVisible();
  await textbox(page, "Juridiskā adrese").fill("Papīra iela 1");
  await button(page, "Saglabāt").click();
  await expect(notice(page, "Saglabāts")).toBeVisible();
  expect(backend.store.customers.get(3)).toMatchObject({ name: "Papīra pils", address: "Papīra iela 1" });

  await menu(page).getByRole("link", { name: "Projekti" }).click();
  await link(page, "Pievienot projektu").click();
  const form = dialog(page, "Jauns projekts");
  await fillProject(form, {
    name: "Aploksnes",
    short_name: "Aploksnes",
    client: "Papīra pils",
    start: "01.12.2026",
    due: "15.12.2026",
  });
  await button(form, "Izveidot").click();
  await expect(row(page, "Aploksnes")).toBeVisible();
  expect(backend.store.projects.get(4)).toMatchObject({ customer_id: 3, planned_start_date: "2026-12-01" });
});

test("an estimate is edited, approved and invoiced, and its files pass through", async ({
  page,
  backend,
}) => {
  await enterAs(page, "janis", "/estimate/1");
  await expect(sumOf(page, "Kopā apmaksai")).toHaveText("1565,33 €");
  const first = line(page, "Dizaina darbi", 0);
  await textbox(first, "Daudzums").fill("13,5");
  await textbox(first, "Daudzums").press("Tab");
  await expect(notice(page, "Saglabāts")).toBeVisible();
  await expect.poll(() => backend.store.items.get(1).quantity).toBe(13.5);
  await choice(page, "Jauna rinda").first().fill("Maket");
  await page.getByRole("option", { name: /^Maketēšana/ }).click();
  await choice(page, "Jauna rinda").first().press("Enter");
  await expect(textbox(line(page, "Dizaina darbi", 1), "Cena")).toHaveValue("28,50");
  await button(page, "Apstiprināt").click();
  await expect(button(page, "Atsaukt apstiprinājumu")).toBeVisible();
  expect(backend.store.estimates.get(1).is_approved).toBe(true);

  await link(page, "Izrakstīt").click();
  await expect(heading(page, "Jauns rēķins vai pavadzīme")).toBeVisible();
  await button(page, "Izveidot").first().click();
  await expect(heading(page, "DR-0004")).toBeVisible();
  await expect(page.getByText("Izrakstīts").first()).toBeVisible();

  for (const [path, begins] of [
    ["/api/estimates/pdf/1/?lang=lv", "%PDF"],
    ["/api/invoices/pdf/4?lang=eng", "%PDF"],
    ["/api/invoices/export", "PK"],
  ] as const) {
    const file = await page.evaluate(async (address) => {
      const answer = await fetch(address);
      const text = await answer.text();
      return { status: answer.status, saved: answer.headers.get("content-disposition"), text };
    }, path);
    expect(file).toEqual({
      status: 200,
      saved: expect.stringContaining("attachment"),
      text: expect.stringMatching(new RegExp(`^${begins}`)),
    });
  }
});

test("the calendar is planned, moved and cleared", async ({ page, backend, faults }) => {
  // The room of an agency with its own backend is tried elsewhere.
  faults.allow(/^console: WebSocket connection/);
  await enterAs(page, "janis", `/calendar?date=${plannedWeek}`);
  await expect(entry(page, /^Kastes.*9:00–11:00/)).toBeVisible();
  await drag(page, await middleOf(entry(page, /^Kastes/)), await slot(page, "Pēteris Kalns", 3, 12));
  await expect(entry(page, /^Kastes.*12:00–14:00/)).toBeVisible();
  await expect.poll(() => backend.store.entries.get(1)).toMatchObject({ user_id: 4, start_time_id: 12 });

  await link(page, "Pievienot ierakstu").click();
  const form = dialog(page, "Jauns ieraksts");
  await form.getByLabel("Ko plānot").selectOption({ label: "Sapulce" });
  await form.getByLabel("Darbinieks").selectOption({ label: "Marta Kļaviņa" });
  await form.getByLabel("Sākums").selectOption({ label: "15:00" });
  await button(form, "Pievienot").click();
  await expect(notice(page, "Ieraksts pievienots")).toBeVisible();
  expect(backend.store.entries.get(4)).toMatchObject({ user_id: 3, work_type_id: 2, start_time_id: 15 });

  await entry(page, /^Skatlogs/).click();
  await expect(dialog(page, "Skatloga noformējums")).toContainText("Jānis Liepa");
  await link(dialog(page, "Skatloga noformējums"), "Dzēst").click();
  await expect(notice(page, "Ieraksts dzēsts")).toBeVisible();
  await expect(entry(page, /^Skatlogs/)).toHaveCount(0);
  await expect.poll(() => backend.store.entries.all().map(({ id }) => id)).toEqual([1, 3, 4]);
});

test("what one plans is seen by the others, with the project that its detail tells by name alone", async ({
  page,
  newBrowser,
}) => {
  await enterAs(page, "janis", `/calendar?date=${plannedWeek}`);
  const other = await newBrowser();
  await enterAs(other, "ilze", `/calendar?date=${plannedWeek}`);
  await drag(page, await middleOf(entry(page, /^Kastes/)), await slot(page, "Pēteris Kalns", 3, 12));
  await expect(entry(other, /^Kastes.*12:00–14:00/)).toBeVisible();
  await expect(entry(other, /^Kastes.*9:00–11:00/)).toHaveCount(0);
});

test("an employee sees the calendar and the own profile alone, and leaves", async ({
  page,
  backend,
  faults,
}) => {
  faults.allow(/^console: WebSocket connection/);
  await enterAs(page, "marta", `/calendar?date=${plannedWeek}`);
  await expect(sheet(page)).toBeVisible();
  await expect(menu(page).getByRole("link", { name: "Klienti" })).toHaveCount(0);
  await link(menu(page), /Marta Kļaviņa/).click();
  await textbox(page, "Vārds, uzvārds").fill("Marta Liepiņa");
  await button(page, "Saglabāt").click();
  await expect(menu(page)).toContainText("Marta Liepiņa");
  await secretBox(page, "Pašreizējā parole").fill(password);
  await secretBox(page, "Jaunā parole").fill("pavisam jauna parole");
  await secretBox(page, "Jaunā parole vēlreiz").fill("pavisam jauna parole");
  await button(page, "Nomainīt paroli").click();
  await expect(notice(page, "Parole ir nomainīta")).toBeVisible();
  expect(backend.store.users.get(3).password).toBe("pavisam jauna parole");
  await button(menu(page), "Iziet").click();
  await expect(page).toHaveURL(/\/login/);
  expect(backend.store.tokens.size).toBe(0);
});

test("a page without a part comes alive like any other, in the company's colours", async ({
  page,
  backend,
}) => {
  await enterAs(page, "ilze", "/clients");
  const colour = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--brand-primary"));
  const own = await colour();
  expect(own).toMatch(/^#/);
  for (const [path, operation] of parts) {
    backend.broken.set(operation, "500");
    await open(page, path);
    // In a part of a form that only some roles see it is there as hidden as that.
    await expect(page.locator("[data-missing=fault]"), `${path} without ${operation}`).not.toHaveCount(0);
    expect(await colour(), path).toBe(own);
    backend.broken.clear();
  }
});

test("the language is changed for the person and not for the browser alone", async ({ page, backend }) => {
  await enterAs(page, "ilze", "/clients");
  await button(page, "English").click();
  await expect(heading(page, "Clients")).toBeVisible();
  expect(backend.store.users.get(1)).toMatchObject({ name: "Ilze Ozola", language: "en" });
});

test("documents are filtered by the statuses of that backend", async ({ page }) => {
  await enterAs(page, "ilze", "/invoices");
  await link(page, "Filtri").click();
  const filters = dialog(page, "Filtri");
  await filters.getByLabel("Statuss").selectOption({ label: "Apmaksāts" });
  await button(filters, "Lietot").click();
  await expect(page).toHaveURL(/[?&]status=2(&|$)/);
  await expect(row(page, "Apmaksāts")).not.toHaveCount(0);
  await expect(row(page, "Izrakstīts")).toHaveCount(0);
  await expect(page.getByText("Statuss: Apmaksāts")).toBeVisible();
});

test("what that backend tells by an id alone is shown by its name", async ({ page, backend }) => {
  await enterAs(page, "ilze", "/projects");
  await expect(row(page, "Pavasara katalogs")).toContainText("Jānis Liepa");
  await open(page, "/stock");
  await expect(row(page, "Maketēšana")).toContainText("st.");
  await open(page, "/stock/products");
  await expect(rows(page).first()).toContainText("gab.");
  await open(page, "/users");
  await expect(row(page, "Marta Kļaviņa")).toContainText("Dizains");

  await open(page, "/clients/1");
  const price = row(page, "27,50");
  await expect(price).toContainText("Dizains");
  await expect(price).toContainText("35,00");
  await link(price, "Dizains").click();
  const form = dialog(page, "Klienta cena");
  await textbox(form, "Klienta cena").fill("26");
  await button(form, "Saglabāt").click();
  await expect(row(page, "26,00")).toContainText("Dizains");
  expect(backend.store.prices.all().at(-1)).toMatchObject({ stock_item_id: 1, price: 26 });
});

test("saving a project keeps its assistant, whom that backend calls by the other name", async ({
  page,
  backend,
}) => {
  await enterAs(page, "ilze", "/projects/2");
  await expect(page.getByLabel("Projekta vadītāja asistents")).toHaveValue("1");
  await textbox(page, "Nosaukums").fill("Vasaras katalogs");
  await button(page, "Saglabāt").click();
  await expect(notice(page, "Projekts saglabāts")).toBeVisible();
  expect(backend.store.projects.get(2)).toMatchObject({ name: "Vasaras katalogs", second_user_id: 1 });
});

test("the unit of an item stays chosen where the units cannot be read", async ({ page, backend }) => {
  await enterAs(page, "ilze", "/clients");
  backend.broken.set("GET /position_items/create", "500");
  await open(page, "/stock/1");
  await textbox(page, "Nosaukums").fill("Dizaina stunda");
  await button(page, "Saglabāt").click();
  await expect(row(page, "Dizaina stunda")).toBeVisible();
  expect(backend.store.stockItems.get(1)).toMatchObject({ measure_unit_id: 2 });
});

test("a report that the specification has as a spreadsheet alone is downloaded", async ({ page, faults }) => {
  faults.allow(/^answer: 404 POST /);
  await enterAs(page, "ilze", "/reports/financial-report?report=invoiced_stock_items");
  await expect(page.getByText("sūta tikai kā izklājlapu")).toBeVisible();
  const download = page.waitForEvent("download");
  await link(page, "Eksportēt").click();
  expect((await download).suggestedFilename()).toMatch(/\.xlsx$/);
});
