import type { Route } from "@playwright/test";
import { bareProject } from "../support/bare-project.ts";
import { expect, letIn, open, type Page, test } from "../support/browser.ts";
import { callerAt, signIns } from "../support/installation.ts";
import { intercept } from "../support/intercept.ts";
import { button, notice, textbox, unsaved } from "../support/page-words.ts";

/** What can become of a request on its way, while the browser believes to be connected. */
const ends: [what: string, end: (route: Route) => Promise<void>, told: string][] = [
  ["the connection breaks", (route) => route.abort("connectionreset"), "Tīkla kļūda"],
  [
    "something on the way answers",
    (route) => route.fulfill({ status: 502, contentType: "text/html", body: "<h1>Bad gateway</h1>" }),
    "Radās kļūda. Mēģiniet vēlreiz.",
  ],
];

const isForm = (route: Route) => route.request().method() === "POST";

/** Ends every form that a page sends, until what comes back is called. */
async function breakForms(page: Page, end: (route: Route) => Promise<void>): Promise<() => Promise<void>> {
  await intercept(page, /\.data(\?|$)/, (route) => (isForm(route) ? end(route) : route.continue()));
  return () => page.unroute(/\.data(\?|$)/);
}

for (const [what, end, told] of ends)
  test.describe(`where ${what}`, () => {
    test.beforeEach(({ faults }) =>
      faults.allow(/^request: net::ERR_CONNECTION_RESET/, /^answer: 502/, /ERR_CONN/),
    );

    test("what was typed into a page stays, and is saved once it is sent again", async ({ page }) => {
      await letIn(page, "user");
      await open(page, "/clients/1/data");
      const mend = await breakForms(page, end);
      await textbox(page, "Juridiskā adrese").fill("Pārtraukumu iela 1, Rīga");
      await button(page, "Saglabāt").click();
      await expect(page.getByRole("alert").filter({ hasText: told })).toBeVisible();
      await expect(textbox(page, "Juridiskā adrese")).toHaveValue("Pārtraukumu iela 1, Rīga");
      await page.getByRole("link", { name: "Projekti" }).first().click();
      await button(unsaved(page), "Nē").click();
      await mend();
      await button(page, "Saglabāt").click();
      await expect(notice(page, "Saglabāts")).toBeVisible();
      await open(page, "/clients/1/data");
      await expect(textbox(page, "Juridiskā adrese")).toHaveValue("Pārtraukumu iela 1, Rīga");
    });

    test("what was typed into a form stays with what it was filled from", async ({ page, installation }) => {
      await letIn(page, "user");
      await open(page, "/projects/150/data");
      const form = page.getByRole("main");
      const mend = await breakForms(page, end);
      await textbox(form, "Īsais nosaukums").fill("Ceļvedis II");
      await button(form, "Saglabāt").click();
      await expect(form.getByRole("alert")).toContainText(told);
      // A colleague's change meanwhile is met, and not undone.
      const admin = await callerAt(installation, signIns.admin);
      await admin("PATCH", "/projects/150", { body: { status_id: 2 } });
      await mend();
      await button(form, "Saglabāt").click();
      await expect(notice(page, "Paturētas arī kolēģa izmaiņas: Statuss")).toBeVisible();
      const saved = (await admin("GET", "/projects/150")).json().data;
      expect([saved.short_name, saved.status_id]).toEqual(["Ceļvedis II", 2]);
    });

    test("a button that did nothing says so", async ({ page, installation }) => {
      await bareProject(installation, "Abonementu kartes");
      await letIn(page, "user");
      await open(page, "/projects?q=Abonementu");
      const toggle = page.getByRole("row").filter({ hasText: "Abonementu kartes" }).getByRole("button");
      const before = (await toggle.getAttribute("aria-pressed")) ?? "";
      await breakForms(page, end);
      await toggle.click();
      await expect(notice(page, "Tīkla kļūda")).toBeVisible();
      await expect(toggle).toHaveAttribute("aria-pressed", before);
    });
  });

test("a page that is read again by itself stays where its row is gone and something is typed", async ({
  page,
  installation,
}) => {
  const admin = await callerAt(installation, signIns.admin);
  const client = { name: "Rudens ziedi, SIA", short_name: "Rudens ziedi" };
  const { id } = (await admin("POST", "/customers", { body: client })).json().data;
  await letIn(page, "user");
  await open(page, `/clients/${id}/data`);
  await textbox(page, "Juridiskā adrese").fill("Ziedu iela 5, Rīga");
  expect((await admin("DELETE", `/customers/${id}`)).status).toBe(200);
  const looked = page.waitForResponse((response) => response.url().includes(`/clients/${id}/data.data`));
  const hours = { module_config: { calendar: { timeframe: [7, 18] } } };
  expect((await admin("PATCH", "/modules/", { body: hours })).status).toBe(200);
  expect((await looked).status()).toBe(404);
  await button(page, "Saglabāt").click();
  await expect(page.getByRole("alert").filter({ hasText: "kolēģis pa to laiku ir izdzēsis" })).toBeVisible();
  await expect(textbox(page, "Juridiskā adrese")).toHaveValue("Ziedu iela 5, Rīga");
});
