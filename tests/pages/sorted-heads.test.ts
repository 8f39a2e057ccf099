import { link, rows } from "../support/page-words.ts";
import { enterAs, test as foreign } from "../support/plain/spec-backend.ts";
import { expect, letIn, type Page, test } from "../support/plain/test.ts";

const heads = (page: Page) => page.getByRole("columnheader");
const head = (page: Page, name: string) => page.getByRole("columnheader", { name, exact: true });

const lists = {
  "/projects": [
    ...["Nr.", "Nosaukums", "Klients", "Projekta vadītājs", "Plānotais sākums", "Plānotās beigas"],
    "Statuss",
  ],
  "/invoices": [
    ...["Numurs", "Veids", "Klients", "Projekts", "Datums", "Apmaksāt līdz", "Summa", "Neapmaksāts"],
    "Statuss",
  ],
  "/clients": ["Nosaukums", "Reģistrācijas nr.", "PVN nr.", "Kontaktpersona", "Tālrunis"],
  "/users": ["Vārds, uzvārds", "E-pasts", "Loma", "Amats", "Statuss"],
  "/stock": ["Nosaukums", "Nosaukums angliski", "Mērvienība", "Cena", "Statuss"],
  "/stock/production": ["Nosaukums", "Nosaukums angliski", "Statuss"],
  "/stock/vacancies": ["Nosaukums", "Krāsa", "Piesprausts"],
  "/stock/products": ["Nosaukums", "Kods", "Katalogs", "Krāsa", "Izmērs", "Mērvienība"],
} as const;

for (const [list, names] of Object.entries(lists)) {
  test(`every head of ${list} sorts up and down`, async ({ page }) => {
    await letIn(page, "admin");
    await page.goto(list);
    // The first column of some is of boxes for acts on many, and the last of buttons.
    const named = heads(page)
      .allTextContents()
      .filter((name) => name !== "" && name !== "Darbības");
    expect(named.slice(0, names.length)).toEqual(names);
    const first = rows(page).allTextContents();
    for (const name of names) {
      await link(head(page, name), name).click();
      await expect(head(page, name)).toHaveAttribute("aria-sort", "ascending");
      expect(rows(page).allTextContents()).toHaveLength(first.length);
      await link(head(page, name), name).click();
      await expect(head(page, name)).toHaveAttribute("aria-sort", "descending");
    }
  });
}

test("kinds of work are sorted where the page is made", async ({ page }) => {
  await letIn(page, "admin");
  await page.goto("/stock/vacancies?sorting=name");
  const up = rows(page).allTextContents();
  await link(head(page, "Nosaukums"), "Nosaukums").click();
  expect(rows(page).allTextContents()).toEqual(up.toReversed());
  expect(up).not.toEqual(up.toReversed());
});

test("the role that users are filtered by keeps their order", async ({ page }) => {
  await letIn(page, "admin");
  await page.goto("/users?sorting=-email");
  await expect(page.getByRole("main").locator("input[name=sorting]").first()).toHaveValue("-email");
});

foreign("a backend that says no sortings is asked for those of the specification alone", async ({ page }) => {
  const links = () => heads(page).getByRole("link").allTextContents();
  await enterAs(page, "ilze", "/projects");
  expect(links()).toEqual(["Nosaukums", "Klients", "Plānotais sākums", "Plānotās beigas", "Statuss"]);
  await page.goto("/invoices");
  expect(links()).toEqual(["Numurs", "Klients", "Datums", "Apmaksāt līdz", "Summa"]);
  for (const list of ["/clients", "/users", "/stock", "/stock/products"]) {
    await page.goto(list);
    expect(heads(page).count()).toBeGreaterThan(3);
    expect(links()).toEqual([]);
  }
  await page.goto("/stock/vacancies");
  expect(links()).toEqual(["Nosaukums", "Krāsa", "Piesprausts"]);
});
