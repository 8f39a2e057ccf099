import { button, dialog, link, notice, row } from "../support/page-words.ts";
import { enterAs, test as foreign } from "../support/plain/spec-backend.ts";
import { expect, letIn, type Page, test } from "../support/plain/test.ts";

const asked = (page: Page) => dialog(page, "Kolonnas");
/** The heads of columns: boxes for acts on many have one of their own, and buttons none. */
const heads = (page: Page) =>
  page
    .getByRole("columnheader")
    .allTextContents()
    .filter((name) => name !== "" && name !== "Darbības");
const box = (page: Page, name: string) =>
  asked(page).getByRole("checkbox", { name: new RegExp(`^${name}( ?vienmēr redzama)?$`) });
const named = (page: Page) =>
  asked(page)
    .locator("li")
    .allTextContents()
    .map((name) => name.replace("vienmēr redzama", ""));

/** Each list, its columns, and the one that leads to its rows. */
const lists: Record<string, readonly [usual: readonly string[], leading: string]> = {
  "/projects": [
    ["Nr.", "Nosaukums", "Klients", "Projekta vadītājs", "Plānotais sākums", "Plānotās beigas", "Statuss"],
    "Nosaukums",
  ],
  "/invoices": [
    [
      ...["Numurs", "Veids", "Klients", "Projekts", "Datums", "Apmaksāt līdz", "Summa", "Neapmaksāts"],
      "Statuss",
    ],
    "Numurs",
  ],
  "/clients": [["Nosaukums", "Reģistrācijas nr.", "PVN nr.", "Kontaktpersona", "Tālrunis"], "Nosaukums"],
  "/users": [["Vārds, uzvārds", "E-pasts", "Loma", "Amats", "Statuss"], "Vārds, uzvārds"],
  "/estimates": [
    ["Nr.", "Tāme", "Klients", "Projekta vadītājs", "Datums", "Summa bez PVN", "Statuss"],
    "Tāme",
  ],
  "/stock": [["Nosaukums", "Nosaukums angliski", "Mērvienība", "Cena", "Statuss"], "Nosaukums"],
  "/stock/production": [["Nosaukums", "Nosaukums angliski", "Statuss"], "Nosaukums"],
  "/stock/vacancies": [["Nosaukums", "Krāsa", "Piesprausts"], "Nosaukums"],
  "/stock/products": [["Nosaukums", "Kods", "Katalogs", "Krāsa", "Izmērs", "Mērvienība"], "Nosaukums"],
};

for (const [list, [usual, leading]] of Object.entries(lists)) {
  const last = usual[usual.length - 1] ?? "";
  const others = usual.filter((name) => name !== last);

  test(`columns of ${list} are chosen and ordered without scripts`, async ({ page }) => {
    await letIn(page, "admin");
    await page.goto(`${list}?sorting=-name`);
    expect(heads(page).filter((name) => usual.includes(name))).toEqual(usual);
    const first = row(page, /./).nth(1).textContent();
    await link(page, "Kolonnas").click();
    expect(named(page)).toEqual(usual);
    await expect(box(page, leading)).toBeChecked();
    await expect(box(page, leading)).toBeDisabled();
    await button(asked(page), `Pārvietot augstāk: ${last}`).click();
    const second = usual[usual.length - 2] ?? "";
    expect(named(page)).toEqual([...others.filter((name) => name !== second), last, second]);
    // What is moved is not saved yet.
    await link(asked(page), "Atcelt").click();
    expect(heads(page).filter((name) => usual.includes(name))).toEqual(usual);
    await link(page, "Kolonnas").click();
    await button(asked(page), `Pārvietot augstāk: ${last}`).click();
    const gone = usual.find((name) => name !== leading && name !== second) ?? "";
    await box(page, gone).uncheck();
    await button(asked(page), "Saglabāt").click();
    await expect(notice(page, "Kolonnas saglabātas")).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${list}\\?sorting=-name$`));
    const chosen = [...others.filter((name) => name !== second), last, second].filter(
      (name) => name !== gone,
    );
    expect(heads(page).filter((name) => usual.includes(name))).toEqual(chosen);
    await link(page, "Kolonnas").click();
    expect(named(page)).toEqual([...chosen, gone]);
    await expect(box(page, gone)).not.toBeChecked();
    await button(asked(page), "Atiestatīt").click();
    expect(heads(page).filter((name) => usual.includes(name))).toEqual(usual);
    expect(row(page, /./).nth(1).textContent()).toBe(first);
  });
}

test("a colleague keeps the usual columns", async ({ page }) => {
  await letIn(page, "user");
  await page.goto("/projects/columns");
  await box(page, "Klients").uncheck();
  await button(asked(page), "Saglabāt").click();
  expect(heads(page)).not.toContain("Klients");
  await letIn(page, "planner");
  await page.goto("/projects");
  expect(heads(page)).toContain("Klients");
});

foreign("a backend that keeps no columns shows the usual ones and offers no choice", async ({ page }) => {
  await enterAs(page, "ilze", "/projects");
  expect(heads(page).slice(0, 7)).toEqual(lists["/projects"]?.[0]);
  for (const list of Object.keys(lists)) {
    await page.goto(list);
    await expect(page.getByRole("main")).toBeVisible();
    await expect(link(page, "Kolonnas")).toHaveCount(0);
  }
});

test.for(["/invoices/columns/", "/Invoices/Columns"])("%s opens them as well", async (address, { page }) => {
  await letIn(page, "user");
  await page.goto(address);
  await expect(asked(page)).toBeVisible();
});
