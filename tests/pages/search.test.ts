import { begunEstimate } from "../support/begun-estimate.ts";
import { callerAt, signIns } from "../support/installation.ts";
import { heading, link, menu } from "../support/page-words.ts";
import { expect, letIn, test } from "../support/plain/test.ts";

test("everything is found on a page of its own", async ({ page, installation }) => {
  const { estimate } = await begunEstimate(installation);
  await letIn(page, "admin");
  await page.goto("/clients");
  await link(menu(page), "Meklēt").click();
  await expect(heading(page, "Meklēt")).toBeVisible();
  await page.goto("/search?q=rudens+kampana");
  await expect(heading(page, "Tāmes")).toBeVisible();
  await link(page.getByRole("main"), /^Rudens kampaņa/).click();
  await expect(page).toHaveURL(new RegExp(`/estimate/${estimate.id}$`));
});

test("what is offered no more is marked", async ({ page, installation }) => {
  const admin = await callerAt(installation, signIns.admin);
  const made = async (path: string, body: object) => (await admin("POST", path, { body })).json().data.id;
  const client = await made("/customers", { name: "SIA „Sensenis”", short_name: "Sensenis" });
  const dates = { startDate: "2026-11-02", dueDate: "2026-11-27" };
  await made("/projects", { client, project_manager: 1, name: "Pēdējais", short_name: "P", ...dates });
  expect((await admin("DELETE", `/customers/${client}`)).json().data.outcome).toBe("archived");
  const item = { name: "Sensena druka", type_id: 1, measure_unit_id: 2, price: "40" };
  const id = await made("/stock_items", item);
  expect((await admin("PATCH", `/stock_items/${id}`, { body: { is_active: false } })).status).toBe(200);
  await letIn(page, "admin");
  await page.goto("/search?q=sensen");
  await expect(link(page.getByRole("main"), /^SIA „Sensenis”\s*Arhivēts/)).toBeVisible();
  await expect(link(page.getByRole("main"), /^Sensena druka\s*Neaktīva/)).toBeVisible();
});

test("what is not there is said, with what was typed", async ({ page }) => {
  await letIn(page, "admin");
  await page.goto("/search?q=nekasnav");
  await expect(page.getByRole("main")).toContainText("Nekas nav atrasts: nekasnav");
});

test("an employee finds screens alone", async ({ page, installation }) => {
  await begunEstimate(installation);
  await letIn(page, "employee");
  await page.goto("/search?q=rudens");
  await expect(page.getByRole("main")).not.toContainText("Rudens kampaņa");
  await expect(page.getByRole("searchbox", { name: "Doties uz" })).toHaveValue("rudens");
  await page.goto("/search?q=kalend");
  await link(page.getByRole("main"), "Kalendārs").click();
  await expect(page).toHaveURL(/\/calendar$/);
});

test("a part of the settings is found by its name, and all of them by theirs", async ({ page }) => {
  await letIn(page, "admin");
  await page.goto("/search?q=pvn+likmes");
  await link(page.getByRole("main"), /^PVN likmes\s*Iestatījumi$/).click();
  await expect(page).toHaveURL(/\/settings\/vat$/);
  await page.goto("/search?q=iestat");
  const found = [
    "Uzņēmums",
    "Moduļi",
    "Zīmols",
    "PVN likmes",
    "Noteikumi",
    "E-pasts",
    "Procenti",
    "Atgādinājumi",
    "Pašizmaksa",
    "Slēgtie periodi",
    "Grāmatvedība",
    "Bankas izraksti",
    "Mērvienības",
    "Kalendārs",
    "Teksti",
  ];
  await expect(page.getByRole("main").getByRole("listitem")).toHaveText(
    found.map((name) => new RegExp(`^${name}`)),
  );
});

test("the settings are found by none but administrators", async ({ page }) => {
  await letIn(page, "user");
  await page.goto("/search?q=iestat");
  await expect(page.getByRole("main")).toContainText("Nekas nav atrasts");
});
