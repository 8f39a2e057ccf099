import { founder } from "../api/arrange.ts";
import { expect, fillLogin, open, type Page, test } from "../support/browser.ts";
import { breakableBackend } from "../support/browser-backend.ts";
import { founderOf } from "../support/browser-invoices.ts";
import { password } from "../support/installation.ts";
import { heading, link } from "../support/page-words.ts";

const part = (page: Page, title: string) => page.getByRole("region", { name: title, exact: true });

test.describe("an empty installation", () => {
  test.use({ demonstration: null });

  test("says what will be here and how to start, with no broken picture", async ({ page, installation }) => {
    const admin = await founderOf(installation);
    await open(page, "/login");
    await fillLogin(page, founder, password);
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByText("Sāciet ar pirmo klientu un projektu.")).toBeVisible();
    await expect(page.getByRole("img", { name: /^Stabiņi/ })).toHaveCount(0);
    await expect(page.getByText("Neviena apmaksa nekavējas")).toBeVisible();
    await expect(page.getByText("Vēl nav neviena aktīva darbinieka, ko plānot.")).toBeVisible();
    await link(page, "Pievienot klientu").click();
    await expect(page).toHaveURL(/\/clients\/add$/);

    await open(page, "/calendar");
    await expect(page.getByText("Šeit būs jūsu darbinieku nedēļa.")).toBeVisible();
    await link(page, "Pievienot darbinieku").click();
    await expect(page).toHaveURL(/\/users\/add$/);

    // With somebody to plan there are parts, each of which says that it has nothing yet.
    const positions = (await admin("GET", "/users/create")).json().data;
    const role = { role_id: 3, stock_item_id: positions.stock_items[0]?.id, is_active: true };
    const body = { name: "Zane Mežkalna", email: "zane@test.lv", ...role };
    expect((await admin("POST", "/register", { body })).status).toBe(201);
    await open(page, "/dashboard");
    await expect(part(page, "Izrakstīts bez PVN")).toContainText("nav izrakstītu rēķinu");
    await expect(part(page, "Gaidāmie ieņēmumi bez PVN")).toContainText("jau ir rēķinos");
    await expect(part(page, "Darbinieku noslogojums šonedēļ")).toContainText("Zane Mežkalna");
  });
});

test("what a foreign backend leaves out is not shown", async ({ newBrowser }) => {
  const backend = await breakableBackend();
  const person = { id: 7, name: "Jānis Bērziņš", email: "janis@birojs.lv", role_id: 1, language: "lv" };
  backend.answer("GET /api/user", 200, person);
  backend.answer("GET /api/dashboard", 200, { data: { overdue: { documents: 2, open_cents: 123_456 } } });
  const page = await newBrowser({ baseURL: backend.installation.origin });
  await page.goto("/login");
  await fillLogin(page, person.email, password);
  await expect(heading(page, "Pārskats")).toBeVisible();
  await expect(page.getByRole("term")).toHaveText(["Kavēta apmaksa"]);
  await expect(page.getByRole("definition").first()).toHaveText("1234,56\u00a0€");
  await expect(page.getByRole("figure")).toHaveCount(0);
  await page.close();
  await backend.stop();
});
