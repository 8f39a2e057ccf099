import { founder } from "../api/arrange.ts";
import { breakableBackend } from "../support/browser-backend.ts";
import { founderOf } from "../support/founder.ts";
import { password } from "../support/installation.ts";
import { fillLogin, heading, link } from "../support/page-words.ts";
import { expect, type Page, test, testEmpty } from "../support/plain/test.ts";

const part = (page: Page, title: string) => page.getByRole("region", { name: title, exact: true });

testEmpty(
  "an empty installation says what will be here and how to start, with no broken picture",
  async ({ page, installation }) => {
    const admin = await founderOf(installation);
    await page.goto("/login");
    await fillLogin(page, founder, password);
    await expect(page).toHaveURL(/\/setup$/);
    await page.goto("/dashboard");
    await expect(page.getByText("Sāciet ar pirmo klientu un projektu.")).toBeVisible();
    await expect(page.getByRole("img", { name: /^Stabiņi/ })).toHaveCount(0);
    await expect(page.getByText("Neviena apmaksa nekavējas")).toBeVisible();
    await expect(page.getByText("Vēl nav neviena aktīva darbinieka, ko plānot.")).toBeVisible();
    await link(page, "Pievienot klientu").click();
    await expect(page).toHaveURL(/\/clients\/add$/);

    await page.goto("/calendar");
    await expect(page.getByText(/^Šeit būs jūsu darbinieku nedēļa/)).toBeVisible();
    await link(page, "Pievienot darbinieku").click();
    await expect(page).toHaveURL(/\/users\/add$/);

    // With somebody to plan there are parts, each of which says that it has nothing yet.
    const positions = (await admin("GET", "/users/create")).json().data;
    const role = { role_id: 3, stock_item_id: positions.stock_items[0]?.id, is_active: true };
    const body = { name: "Zane Mežkalna", email: "zane@test.lv", ...role };
    expect((await admin("POST", "/register", { body })).status).toBe(201);
    await page.goto("/dashboard");
    await expect(part(page, "Izrakstīts bez PVN")).toContainText("nav izrakstītu rēķinu");
    await expect(part(page, "Gaidāmie ieņēmumi bez PVN")).toContainText("jau ir rēķinos");
    await expect(part(page, "Naudas plūsma ar PVN")).toContainText("Nav ne neapmaksātu rēķinu");
    await expect(part(page, "Darbinieku noslogojums šonedēļ")).toContainText("Zane Mežkalna");
  },
);

testEmpty("an empty report says what will be in it and where that begins", async ({ page, installation }) => {
  const admin = await founderOf(installation);
  await page.goto("/login?to=/reports/financial-report");
  await fillLogin(page, founder, password);
  const begins: [tab: string, said: RegExp][] = [
    ["Stundas", /^Šeit būs stundas/],
    ["Projekti", /^Šeit būs, cik ir tāmēs/],
    ["Rēķini", /^Šeit būs tas, kas iekļauts rēķinos/],
    ["Ražošanas izmaksas", /^Šeit būs ražošanas izmaksas/],
  ];
  for (const [tab, said] of begins) {
    await link(page.getByRole("main"), tab).click();
    await expect(page.getByText(said)).toBeVisible();
  }
  await link(page, "Uz projektiem").click();
  await expect(page).toHaveURL(/\/projects$/);
  await page.goto("/reports/financial-report?report=purchase_journal");
  await link(page, "Uz saņemtajiem rēķiniem").click();
  await expect(page).toHaveURL(/\/purchases$/);

  // What is asked for by filters may be elsewhere.
  const { id } = (await admin("POST", "/customers", { body: { name: "Klients", short_name: "K" } })).json()
    .data;
  await page.goto(`/reports/financial-report?report=invoices_total&customer_id=${id}`);
  await expect(page.getByText("Šajā atlasē nav nekā, ko saskaitīt.")).toBeVisible();
  await expect(link(page, "Notīrīt filtrus").first()).toBeVisible();
});

test("what a foreign backend leaves out is not shown", async ({ newBrowser }) => {
  const backend = await breakableBackend();
  const person = { id: 7, name: "Jānis Bērziņš", email: "janis@birojs.lv", role_id: 1, language: "lv" };
  backend.answer("GET /api/user", 200, person);
  backend.answer("GET /api/dashboard", 200, { data: { overdue: { documents: 2, open_cents: 123_456 } } });
  const page = await newBrowser(backend.installation);
  await page.goto("/login");
  await fillLogin(page, person.email, password);
  await expect(heading(page, "Pārskats")).toBeVisible();
  await expect(page.getByRole("term")).toHaveText(["Kavēta apmaksa"]);
  await expect(page.getByRole("definition").first()).toHaveText("1234,56\u00a0€");
  await expect(page.getByRole("figure")).toHaveCount(0);
  await backend.stop();
});
