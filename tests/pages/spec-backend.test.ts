import { sheet } from "../support/calendar-words.ts";
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
import { enterAs, plannedWeek, test } from "../support/plain/spec-backend.ts";
import { expect } from "../support/plain/test.ts";
import { password } from "../support/spec-backend/people.ts";

test("clients and projects are kept by a backend of the specification", async ({ page, backend }) => {
  await enterAs(page, "ilze", "/clients");
  await link(page, "Pievienot klientu").click();
  await textbox(page, "Nosaukums").fill("Papīra pils");
  await textbox(page, "Īsais nosaukums").fill("Pils");
  await button(page, "Pievienot").click();
  await expect(heading(page, "Papīra pils")).toBeVisible();
  await textbox(page, "Juridiskā adrese").fill("Papīra iela 1");
  await button(page, "Saglabāt").click();
  await expect(notice(page, "Saglabāts")).toBeVisible();
  expect(backend.store.customers.get(3)).toMatchObject({ name: "Papīra pils", address: "Papīra iela 1" });

  await menu(page).getByRole("link", { name: "Projekti" }).click();
  await link(page, "Pievienot projektu").click();
  const form = dialog(page, "Jauns projekts");
  for (const [name, text] of [
    ["Nosaukums", "Aploksnes"],
    ["Īsais nosaukums", "Aploksnes"],
    ["Plānotais sākums", "01.12.2026"],
    ["Plānotās beigas", "15.12.2026"],
  ] as const)
    await textbox(form, name).fill(text);
  await choice(form, "Klients").fill("Papīra pils");
  await button(form, "Izveidot").click();
  await expect(heading(page, "Aploksnes")).toBeVisible();
  expect(backend.store.projects.get(4)).toMatchObject({ customer_id: 3, planned_start_date: "2026-12-01" });
});

test("where the backend has no search of everything, screens and acts are found", async ({ page }) => {
  await enterAs(page, "ilze", "/search?q=klient");
  await expect(page.getByRole("main")).toContainText("Ierakstus šeit meklē katrā sarakstā atsevišķi.");
  await expect(link(page.getByRole("main"), "Klienti")).toBeVisible();
  await link(page.getByRole("main"), "Pievienot klientu").click();
  await expect(page).toHaveURL(/\/clients\/add$/);
});

test("an employee sees the calendar and the own profile alone, and leaves", async ({ page, backend }) => {
  await enterAs(page, "marta", `/calendar?date=${plannedWeek}`);
  await expect(sheet(page)).toBeVisible();
  await expect(menu(page).getByRole("link", { name: "Klienti" })).toHaveCount(0);
  await link(menu(page), /Marta Kļaviņa/).click();
  await textbox(page, "Vārds, uzvārds").fill("Marta Liepiņa");
  await button(page, "Saglabāt").click();
  await expect(menu(page).first()).toContainText("Marta Liepiņa");
  const secrets = page.getByRole("group", { name: "Parole" });
  await secretBox(secrets, "Pašreizējā parole").fill(password);
  await secretBox(secrets, "Jaunā parole").fill("pavisam jauna parole");
  await secretBox(secrets, "Jaunā parole vēlreiz").fill("pavisam jauna parole");
  await button(page, "Nomainīt paroli").click();
  await expect(notice(page, "Parole ir nomainīta")).toBeVisible();
  expect(backend.store.users.get(3).password).toBe("pavisam jauna parole");
  await button(menu(page), "Iziet").click();
  await expect(page).toHaveURL(/\/login/);
  expect(backend.store.tokens.size).toBe(0);
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
  await page.goto("/stock");
  await expect(row(page, "Maketēšana")).toContainText("st.");
  await page.goto("/stock/products");
  await expect(rows(page).first()).toContainText("gab.");
  await page.goto("/users");
  await expect(row(page, "Marta Kļaviņa")).toContainText("Dizains");

  await page.goto("/clients/1/prices");
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
  await enterAs(page, "ilze", "/projects/2/data");
  await expect(page.getByLabel("Projekta vadītāja asistents")).toHaveValue("1");
  await textbox(page, "Nosaukums").fill("Vasaras katalogs");
  await button(page, "Saglabāt").click();
  await expect(notice(page, "Saglabāts")).toBeVisible();
  expect(backend.store.projects.get(2)).toMatchObject({ name: "Vasaras katalogs", second_user_id: 1 });
});

test("the unit of an item stays chosen where the units cannot be read", async ({ page, backend }) => {
  await enterAs(page, "ilze", "/clients");
  backend.broken.set("GET /position_items/create", "500");
  await page.goto("/stock/1");
  await textbox(page, "Nosaukums").fill("Dizaina stunda");
  await button(page, "Saglabāt").click();
  await expect(row(page, "Dizaina stunda")).toBeVisible();
  expect(backend.store.stockItems.get(1)).toMatchObject({ measure_unit_id: 2 });
});

test("a backend that keeps neither terms nor the last day of an estimate has no fields for them", async ({
  page,
}) => {
  await enterAs(page, "ilze", "/settings/terms");
  await expect(page.getByRole("main")).toContainText("Uzņēmuma serveris šo nepiedāvā");
  await expect(textbox(page, "Teksts latviski")).toHaveCount(0);
  await page.goto("/estimate/1");
  await expect(textbox(page, "Tāmes nosaukums")).toHaveValue("Kastes, 2. variants");
  await expect(textbox(page, "Spēkā līdz")).toHaveCount(0);
});

test("a backend that does not know what clients choose has no field for it", async ({ page }) => {
  await enterAs(page, "ilze", "/estimate/1?extras=1");
  await expect(textbox(page, "Saskaņotā summa")).toHaveCount(1);
  await expect(choice(page, "Klienta izvēle")).toHaveCount(0);
});
