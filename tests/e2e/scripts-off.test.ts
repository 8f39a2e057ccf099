import { expect, letIn, test } from "../support/browser.ts";
import { callerAt, password, signIns } from "../support/installation.ts";
import { button, fillLogin, heading, link, menu, textbox } from "../support/page-words.ts";

/** What a browser does by itself; what the pages do without scripts is asked without one (tests/pages). */
test.use({ javaScriptEnabled: false });

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the menu opens and the site is worked the same", async ({ page }) => {
    await page.goto("/projects");
    await fillLogin(page, signIns.admin, password);
    await expect(heading(page, "Projekti")).toBeVisible();
    await menu(page).getByText("Inga Bērziņa").click();
    await link(menu(page), "Klienti").click();
    await expect(heading(page, "Klienti")).toBeVisible();
  });
});

test("a client is added, refused at its fields first, and deleted after a question", async ({ page }) => {
  await letIn(page, "admin");
  await page.goto("/clients/add");
  await textbox(page, "Īsais nosaukums").fill("Lapsas");
  await button(page, "Pievienot").click();
  await expect(textbox(page, "Nosaukums")).toBeFocused();
  await expect(textbox(page, "Īsais nosaukums")).toHaveValue("Lapsas");
  await textbox(page, "Nosaukums").fill("Lapsas un partneri, SIA");
  await textbox(page, "Nosaukums").press("Enter");
  await expect(page).toHaveURL(/\/clients/);
  await expect(page.getByRole("status").filter({ hasText: "pievienots" })).toBeVisible();
});

test("who goes back to a form has the record as it is by now", async ({ page, installation }) => {
  const admin = await callerAt(installation, signIns.admin);
  const { id } = (
    await admin("POST", "/customers", {
      body: { name: "Dzirnavas, SIA", short_name: "Dzirnavas", address: "Jelgava" },
    })
  ).json().data;
  await letIn(page, "user");
  await page.goto(`/clients/${id}/data`);
  await textbox(page, "Juridiskā adrese").fill("Nekur");
  await page.goto("/projects");
  expect((await admin("PATCH", `/customers/${id}`, { body: { address: "Ogre" } })).status).toBe(200);
  await page.goBack();
  await expect(textbox(page, "Juridiskā adrese")).toHaveValue("Ogre");
});
