import { billable, issued } from "../support/begun-documents.ts";
import { deactivate } from "../support/deactivate.ts";
import { callerAt, password, signIns } from "../support/installation.ts";
import { button, choice, dialog, fillLogin, textbox } from "../support/page-words.ts";
import { expect, letIn, test } from "../support/plain/test.ts";

/** What is chosen in a list, and offered no more once the form is drawn again. */

const gone = "Izvēlētais vairs nav pieejams. Izvēlieties citu.";

test("a manager who left before the project was sent is nobody else", async ({ page, installation }) => {
  await letIn(page, "admin");
  await page.goto("/projects/add");
  const manager = choice(page, "Projekta vadītājs");
  manager.selectOption({ index: 2 });
  const name = manager.locator("option:checked").textContent();
  await textbox(page, "Nosaukums").fill("Rudens katalogs");
  await textbox(page, "Plānotais sākums").fill("rīt");
  await deactivate(installation, name);
  await button(page, "Izveidot").click();
  await expect(manager).toHaveAccessibleDescription(gone);
  await expect(manager.locator("option:checked")).toHaveText("Izvēlētais vairs nav pieejams");
  await expect(textbox(page, "Nosaukums")).toHaveValue("Rudens katalogs");
});

test("a bank that was deleted while its form was kept is no other one, and refused", async ({
  page,
  context,
  installation,
}) => {
  const admin = await callerAt(installation, signIns.admin);
  const body = { name: "Jaunā banka", swift: "JAUNLV22" };
  const { id } = (await admin("POST", "/banks", { body })).json().data;
  await letIn(page, "user");
  await page.goto("/clients/add");
  await textbox(page, "Nosaukums").fill("SIA „Pīlādzis”");
  await textbox(page, "Īsais nosaukums").fill("Pīlādzis");
  choice(page, "Banka").selectOption({ label: "Jaunā banka (JAUNLV22)" });
  context.clearCookies({ name: "session" });
  await button(page, "Pievienot").click();
  expect((await admin("DELETE", `/banks/${id}`)).status).toBe(200);
  await fillLogin(page, signIns.user, password);
  await expect(choice(page, "Banka")).toHaveAccessibleDescription(gone);
  await button(page, "Pievienot").click();
  await expect(choice(page, "Banka")).toHaveAttribute("aria-invalid", "true");
  await expect(textbox(page, "Nosaukums")).toHaveValue("SIA „Pīlādzis”");
  const { data } = (await admin("GET", "/customers?q=P%C4%ABl%C4%81dzis")).json();
  expect(data).toEqual([]);
});

test("an invoice that was voided while a waybill's form was kept prices nothing, and no other one does", async ({
  page,
  context,
  installation,
}) => {
  const begun = await billable(installation);
  const document = await issued(begun);
  await letIn(page, "user");
  await page.goto(`/invoices/${begun.estimate.id}/create`);
  page.getByRole("radio", { name: "Pavadzīme" }).check();
  const pricing = choice(page, "Rēķins ar cenām");
  pricing.selectOption(String(document.id));
  await textbox(page, "Pārvadātājs").fill("SIA Ceļš");
  context.clearCookies({ name: "session" });
  await button(page, "Izveidot").first().click();
  const voided = await begun.admin("DELETE", `/invoices/${document.id}`);
  expect(voided.status, voided.text).toBe(200);
  await fillLogin(page, signIns.user, password);
  await expect(pricing).toHaveAccessibleDescription(new RegExp(gone));
  await button(page, "Izveidot").first().click();
  await expect(dialog(page, /./)).toBeHidden();
  await expect(pricing).toHaveAttribute("aria-invalid", "true");
  await expect(textbox(page, "Pārvadātājs")).toHaveValue("SIA Ceļš");
});

test("who has left is named where projects are filtered by them, whatever else is filtered by", async ({
  page,
  installation,
}) => {
  await letIn(page, "admin");
  await page.goto("/projects/filter");
  const manager = choice(page, "Projekta vadītājs");
  const name = manager.locator("option").nth(1).textContent();
  manager.selectOption({ index: 1 });
  const id = manager.inputValue();
  await deactivate(installation, name);
  // No project is both of them.
  for (const also of ["", "&client=999999"]) {
    await page.goto(`/projects?project_manager=${id}${also}`);
    await expect(page.getByRole("list", { name: "Aktīvie filtri" })).toContainText(
      `Projekta vadītājs: ${name}`,
    );
    await page.goto(`/projects/filter?project_manager=${id}${also}`);
    await expect(manager.locator("option:checked")).toHaveText(name);
  }
  await page.goto(
    `/reports/financial-report?report=invoices_total&from=2026-01-01&to=2026-12-31&project_manager=${id}`,
  );
  await expect(manager.locator("option:checked")).toHaveText(name);
});

test("a filter by a client or a project that is gone stays in force until it is taken away", async ({
  page,
}) => {
  await letIn(page, "admin");
  await page.goto("/projects/filter?client=999999");
  await expect(choice(page, "Klients")).toHaveValue("#999999");
  await button(page, "Lietot").click();
  await expect(page).toHaveURL("/projects?client=999999");
  await page.goto("/invoices/filter?client=999999&project=888888");
  await expect(choice(page, "Klients")).toHaveValue("#999999");
  await expect(choice(page, "Projekts")).toHaveValue("#888888");
  await button(page, "Lietot").click();
  await expect(page).toHaveURL("/invoices?client=999999&project=888888");
});
