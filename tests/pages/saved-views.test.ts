import { button, dialog, heading, link, notice, rows, textbox } from "../support/page-words.ts";
import { enterAs, test as foreign } from "../support/plain/spec-backend.ts";
import { expect, letIn, type Page, test } from "../support/plain/test.ts";

const views = (page: Page) => page.getByRole("navigation", { name: "Skati" });
const acts = ["Saglabāt skatu", "Labot skatu"];
const tabs = (page: Page) =>
  views(page)
    .getByRole("link")
    .allTextContents()
    .filter((name) => !acts.includes(name));
const current = (page: Page) => views(page).locator("[aria-current=page]").allTextContents();

async function save(page: Page, name: string, { isShared = false } = {}) {
  await link(page, "Saglabāt skatu").click();
  await textbox(page, "Nosaukums").fill(name);
  if (isShared) await page.getByRole("checkbox", { name: /^Redzams visiem/ }).check();
  await button(page, "Saglabāt").click();
}

test("what is filtered and sorted is saved under a name, renamed, shared and deleted", async ({ page }) => {
  await letIn(page, "user");
  await page.goto("/projects?status=2&page=2");
  const found = page.getByRole("navigation", { name: "Lapas" }).textContent();
  await link(page, "Plānotās beigas").click();
  expect(current(page)).toEqual([]);
  await save(page, "Steidzamie");
  await expect(notice(page, "Skats „Steidzamie” saglabāts")).toBeVisible();
  await expect(page).toHaveURL(/\/projects\?sorting=dueDate&status=2$/);
  expect(tabs(page)).toEqual(["Visi", "Mani", "Kavētie", "Steidzamie"]);
  expect(current(page)).toEqual(["Steidzamie"]);
  await page.goto("/projects?status=2&page=2&sorting=dueDate");
  expect(current(page)).toEqual(["Steidzamie"]);
  expect(found).toContain("no");

  await link(views(page), "Visi").click();
  expect(current(page)).toEqual(["Visi"]);
  await link(views(page), "Steidzamie").click();
  await expect(page).toHaveURL(/\/projects\?sorting=dueDate&status=2$/);
  await link(page, "Labot skatu").click();
  await expect(heading(page, "Steidzamie")).toBeVisible();
  const address = new URL(page.url()).pathname;
  await textbox(page, "Nosaukums").fill("Procesā");
  await page.getByRole("checkbox", { name: /^Redzams visiem/ }).check();
  await button(page, "Saglabāt").click();
  expect(current(page)).toEqual(["Procesā"]);

  await letIn(page, "planner");
  await page.goto("/projects");
  await link(views(page), "Procesā").click();
  await expect(link(page, "Labot skatu")).toHaveCount(0);
  // Whoever has its address is told whose it is, and is asked nothing that would be refused.
  await page.goto(address);
  await expect(page.getByText("To var mainīt tā autors un administratori.")).toBeVisible();
  await expect(textbox(page, "Nosaukums")).toHaveCount(0);
  await page.goto(`${address}/delete`);
  await expect(button(page, "Jā")).toHaveCount(0);
  await link(page, "Atvērt sarakstu").click();
  await expect(page).toHaveURL(/\/projects\?sorting=dueDate&status=2$/);

  await letIn(page, "admin");
  await page.goto("/projects");
  await link(views(page), "Procesā").click();
  await link(page, "Labot skatu").click();
  await expect(page.getByRole("checkbox", { name: /^Redzams visiem/ })).toHaveCount(0);
  await button(page, "Saglabāt").click();
  expect(current(page)).toEqual(["Procesā"]);
  await link(page, "Labot skatu").click();
  await link(page, "Dzēst").click();
  const asked = dialog(page, "Vai tiešām turpināt?");
  await expect(asked).toContainText("tiks dzēsts visiem, kas to redz");
  await button(asked, "Jā").click();
  await expect(notice(page, "Skats dzēsts")).toBeVisible();
  expect(tabs(page)).toEqual(["Visi", "Mani", "Kavētie"]);
});

test("a view without a name is not saved, and what was chosen stays", async ({ page }) => {
  await letIn(page, "user");
  await page.goto("/clients?sorting=-name");
  await save(page, " ", { isShared: true });
  await expect(page.getByText("Šis lauks ir obligāts").first()).toBeVisible();
  await expect(page.getByRole("checkbox", { name: /^Redzams visiem/ })).toBeChecked();
  await textbox(page, "Nosaukums").fill("No beigām");
  await button(page, "Saglabāt").click();
  await expect(page).toHaveURL(/\/clients\?sorting=-name$/);
  expect(current(page)).toEqual(["No beigām"]);
});

for (const [list, own] of [
  ["/projects", ["Visi", "Mani", "Kavētie"]],
  ["/invoices", ["Visi", "Kavētie", "Melnraksti", "Lielākie parādi"]],
  ["/estimates", ["Visi", "Gaida", "Manas gaida", "Apstiprinātas"]],
  ["/clients", []],
  ["/users", []],
  ["/stock", []],
  ["/stock/production", []],
  ["/stock/vacancies", []],
  ["/stock/products", []],
] as const) {
  test(`${list} has its views, and those that are saved of it`, async ({ page }) => {
    await letIn(page, "admin");
    await page.goto(list);
    expect(tabs(page)).toEqual(own);
    await page.goto(`${list}?sorting=-name`);
    await save(page, "Mans skats");
    expect(tabs(page)).toEqual([...(own.length > 0 ? own : ["Visi"]), "Mans skats"]);
    expect(current(page)).toEqual(["Mans skats"]);
    await page.goto(list);
    expect(current(page)).toEqual(["Visi"]);
  });
}

test("late projects and documents are those past their date", async ({ page }) => {
  await letIn(page, "user");
  await page.goto("/invoices");
  await link(views(page), "Kavētie").click();
  expect(rows(page).count()).toBeGreaterThan(0);
  for (const text of rows(page).allTextContents()) expect(text).toContain("Kavēta apmaksa");
  await link(views(page), "Melnraksti").click();
  for (const text of rows(page).allTextContents()) expect(text).toContain("Melnraksts");
  await page.goto("/projects");
  await link(views(page), "Kavētie").click();
  for (const text of rows(page).allTextContents()) expect(text).toContain("Procesā");
});

foreign("a backend that keeps no views has those that everybody has", async ({ page }) => {
  await enterAs(page, "ilze", "/projects?sorting=name");
  expect(tabs(page)).toEqual(["Visi", "Mani", "Kavētie"]);
  await expect(link(page, "Saglabāt skatu")).toHaveCount(0);
  await page.goto("/clients?q=a");
  expect(tabs(page)).toEqual([]);
});

test("a view of a list that somebody may not open is not begun", async ({ page }) => {
  await letIn(page, "user");
  await page.goto("/views/add?list=users&query=");
  await expect(textbox(page, "Nosaukums")).toHaveCount(0);
  await letIn(page, "admin");
  await page.goto("/views/add?list=users&query=");
  await expect(textbox(page, "Nosaukums")).toHaveCount(1);
});
