import { begunEstimate } from "../support/begun-estimate.ts";
import { expect, letIn, open, test } from "../support/browser.ts";
import { line } from "../support/estimate-words.ts";
import { callerAt, signIns } from "../support/installation.ts";
import { button, choice, notice, textbox } from "../support/page-words.ts";

/** What is begun to be added stays, whatever the list that it is added to becomes meanwhile. */
test.describe("what is typed to be added stays", () => {
  test("while another unit is deleted", async ({ page, installation }) => {
    const admin = await callerAt(installation, signIns.admin);
    await admin("POST", "/measure_units", { body: { short_name: "maiss", code: "H87" } });
    await letIn(page, "admin");
    await open(page, "/settings/units");
    const name = textbox(page, "Apzīmējums");
    await name.fill("rullis");
    await button(page, "Dzēst: maiss").click();
    await expect(textbox(page, "Apzīmējums: maiss")).toBeHidden();
    await expect(name).toHaveValue("rullis");
    await choice(page, "UN/ECE kods").or(textbox(page, "UN/ECE kods")).fill("H87");
    await button(page, "Pievienot").click();
    await expect(textbox(page, "Apzīmējums: rullis")).toBeVisible();
    await expect(name).toHaveValue("");
  });

  test("while a colleague adds a cost, and another one is changed", async ({ page, installation }) => {
    const begun = await begunEstimate(installation, [{ name: "Druka", price: 1, quantity: 1 }]);
    const path = `/${begun.estimate.id}/additional_costs`;
    const add = (name: string) => begun.admin("POST", path, { body: { name, payment_type_id: 1, total: 5 } });
    await add("Stāvvieta");
    await letIn(page, "user");
    await open(page, `/estimate/${begun.estimate.id}/costs`);
    const costs = page.getByRole("dialog");
    await textbox(costs, "Nosaukums").fill("Kurjers");
    await add("Degviela");
    await textbox(costs, "Summa bez PVN: Stāvvieta").fill("7");
    await button(costs, "Saglabāt: Stāvvieta").click();
    await expect(textbox(costs, "Nosaukums: Degviela")).toBeVisible();
    await expect(textbox(costs, "Nosaukums")).toHaveValue("Kurjers");
    await textbox(costs, "Summa bez PVN").fill("9");
    await button(costs, "Pievienot").click();
    await expect(textbox(costs, "Nosaukums: Kurjers")).toBeVisible();
    await expect(textbox(costs, "Nosaukums")).toHaveValue("");
  });

  test("while a colleague adds a line to the position", async ({ page, installation }) => {
    const begun = await begunEstimate(installation, [{ name: "Druka", price: 1, quantity: 1 }]);
    await letIn(page, "user");
    await open(page, `/estimate/${begun.estimate.id}`);
    const chosen = choice(page, "Jauna rinda");
    await chosen.fill("Zīmogs");
    await chosen.press("Escape");
    const position_items = [{ name: "Locīšana", price: 1, quantity: 1 }];
    await begun.admin("POST", `/${begun.position.id}/position_items`, { body: { position_items } });
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await expect(textbox(line(page, "Buklets", 1), "Nosaukums")).toHaveValue("Locīšana");
    await expect(chosen).toHaveValue("Zīmogs");
    await chosen.press("Enter");
    await expect(textbox(line(page, "Buklets", 2), "Nosaukums")).toHaveValue("Zīmogs");
    await expect(chosen).toHaveValue("");
  });
});

test("hours that are chosen stay while a day off is added, whatever a colleague changes in the configuration", async ({
  page,
  installation,
}) => {
  const admin = await callerAt(installation, signIns.admin);
  await letIn(page, "admin");
  await open(page, "/settings/calendar");
  const until = choice(page, "Līdz");
  await until.selectOption("21:00");
  const { data } = (await admin("GET", "/system-config")).json();
  const modules = data.modules.filter((name: string) => name !== "incomeReport");
  expect((await admin("PATCH", "/modules/", { body: { modules } })).status).toBe(200);
  await textbox(page, "Datums").fill("08.09.2027");
  await textbox(page, "Nosaukums").fill("Sporta diena");
  await button(page, "Pievienot").click();
  await expect(notice(page, "Sporta diena").or(page.getByText("Sporta diena")).first()).toBeVisible();
  await expect(until.locator("option:checked")).toHaveText("21:00");
});
