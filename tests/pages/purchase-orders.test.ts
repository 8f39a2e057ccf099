import { callerAt, signIns } from "#tests/support/installation.ts";
import { aClient, made } from "../api/arrange.ts";
import { drafted, sent } from "../api/purchase-orders/arrange.ts";
import { production } from "../api/purchase-orders/production.ts";
import { button, choice, dialog, heading, link, notice, row, textbox } from "../support/page-words.ts";
import { enterAs, test as testSpecification } from "../support/plain/spec-backend.ts";
import { expect, letIn, test } from "../support/plain/test.ts";

test("an order is begun from an estimate, changed, sent, called off and brought back without scripts", async ({
  page,
  installation,
}) => {
  const admin = await callerAt(installation, signIns.admin);
  const { estimate } = await production(admin);
  const supplier = await made(admin, "/customers", aClient({ name: "Ošu druka" }));
  await letIn(page, "admin");
  await page.goto(`/purchase-orders/add?estimate=${estimate.id}`);
  const adding = dialog(page, "Sagatavot pasūtījumu");
  await choice(adding, "Piegādātājs").fill("nav tāda");
  await adding.getByRole("checkbox", { name: /Plakāti/ }).check();
  await button(adding, "Sagatavot").click();
  await expect(choice(page, "Piegādātājs")).toHaveAccessibleDescription(/klient/);
  await expect(adding.getByRole("checkbox", { name: /Plakāti/ })).toBeChecked();
  await choice(page, "Piegādātājs").fill("");
  await button(page, "Sagatavot").click();
  await expect(row(page, "Plakāti")).toContainText("45,00 €");
  await expect(page.getByText("Lai nosūtītu, vēl trūkst: piegādātājs.")).toBeVisible();
  await button(page, "Nosūtīt").click();
  await expect(page.getByText("Pirms nosūtīšanas izvēlieties piegādātāju")).toBeVisible();
  await link(page, "Mainīt").click();
  await choice(page, "Piegādātājs").fill(supplier.name);
  await textbox(page, "Vēlams līdz").fill("24.12.2031");
  await button(page, "Saglabāt").click();
  await expect(page.getByText("24.12.2031")).toBeVisible();

  await link(page, "Pievienot rindu").click();
  await textbox(page, "Kas jāpiegādā").fill("Griešana");
  await textbox(page, "Cena bez PVN").fill("x");
  await button(page, "Pievienot").click();
  await expect(textbox(page, "Cena bez PVN")).toHaveAccessibleDescription(/./);
  await textbox(page, "Cena bez PVN").fill("0,335");
  await textbox(page, "Daudzums").fill("3");
  await button(page, "Pievienot").click();
  await expect(row(page, "Griešana")).toContainText("1,01 €");
  await link(page, "Griešana").click();
  await textbox(page, "Daudzums").fill("100");
  await button(page, "Saglabāt").click();
  await expect(row(page, "Griešana")).toContainText("33,50 €");
  await button(page, "Izņemt rindu: Plakāti").click();
  await expect(notice(page, "Rinda izņemta")).toBeVisible();

  await button(page, "Nosūtīt").click();
  await expect(dialog(page, /Nosūtīt pasūtījumu PAS-/)).toBeVisible();
  await link(page, "Atcelt").click();
  await expect(heading(page, /^PAS-\d{4}-\d{4} – Ošu druka$/)).toBeVisible();
  await button(page, "Atcelt pasūtījumu").click();
  await expect(notice(page, "Pasūtījums atcelts")).toBeVisible();
  await button(page, "Atjaunot").click();
  await expect(notice(page, "Pasūtījums atjaunots")).toBeVisible();
});

test("a draft is deleted, and the list is filtered by what is typed, without scripts", async ({
  page,
  installation,
}) => {
  const admin = await callerAt(installation, signIns.admin);
  const supplier = await made(admin, "/customers", aClient({ name: "Liepu druka" }));
  const { number } = await sent(admin, { supplier_id: supplier.id });
  const draft = await drafted(admin);
  await letIn(page, "admin");
  await page.goto(`/purchase-orders/${draft.id}`);
  await link(page, "Dzēst").click();
  await button(page, "Jā").click();
  await expect(notice(page, "Pasūtījuma melnraksts dzēsts")).toBeVisible();
  await link(page, "Filtri").click();
  await choice(page, "Piegādātājs").fill("liepu");
  await button(page, "Lietot").click();
  await expect(row(page, number)).toBeVisible();
  await expect(page.getByRole("row")).toHaveCount(2);
  await link(page, "Saņemts").click();
  await expect(page.getByText("Neviens pasūtījums neatbilst")).toBeVisible();
  const { status } = await page.context.ask("POST", `/purchase-orders/${draft.id}`, {
    headers: {
      "Content-Type": "application/x-www-form-urlencoded",
      Origin: page.context.place.origin,
    },
    body: "act=burn",
  });
  expect(status).toBe(404);
  const employee = await callerAt(installation, signIns.employee);
  expect((await employee("GET", "/purchase_orders")).status).toBe(403);
});

testSpecification("a backend that has no orders leads to none", async ({ page }) => {
  await enterAs(page, "ilze", "/invoices");
  await expect(link(page, "Pasūtījumi")).toHaveCount(0);
  for (const path of ["/purchase-orders", "/purchase-orders/add"]) {
    await page.goto(path);
    await expect(page.getByText(/nepiedāvā/)).toBeVisible();
  }
});
