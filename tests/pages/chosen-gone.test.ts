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
