import { callerAt, signIns } from "../support/installation.ts";
import { button, notice, row, textbox } from "../support/page-words.ts";
import { expect, letIn, test } from "../support/plain/test.ts";

/** A button without scripts, beside a form in which something is typed. */

test("a bank that is hidden or deleted leaves the new one that is typed", async ({ page, installation }) => {
  const admin = await callerAt(installation, signIns.admin);
  expect((await admin("POST", "/banks", { body: { name: "Veca", swift: "VECALV22" } })).status).toBe(201);
  await letIn(page, "user");
  await page.goto("/clients/banks");
  await textbox(page, "Bankas nosaukums").fill("Ziedu banka");
  await button(page, "Paslēpt: Veca").click();
  await expect(button(page, "Rādīt: Veca")).toBeVisible();
  await expect(textbox(page, "Bankas nosaukums")).toHaveValue("Ziedu banka");
  await textbox(page, "SWIFT kods").fill("ZIEDLV22");
  await button(page, "Rādīt: Veca").click();
  await button(page, "Dzēst: Veca").click();
  await expect(notice(page, "Banka dzēsta")).toBeVisible();
  await expect(textbox(page, "Bankas nosaukums")).toHaveValue("Ziedu banka");
  await button(page, "Pievienot").click();
  await expect(button(page, "Paslēpt: Ziedu banka")).toBeVisible();
  await expect(textbox(page, "Bankas nosaukums")).toHaveValue("");
  await page.goto("/clients/banks");
  await expect(textbox(page, "Bankas nosaukums")).toHaveValue("");
});

test("a price of a client that is taken away leaves what is typed of the client", async ({
  page,
  installation,
}) => {
  const admin = await callerAt(installation, signIns.admin);
  const made = async (path: string, body: object) => (await admin("POST", path, { body })).json().data.id;
  const id = await made("/customers", { name: "Cenu klients", short_name: "Cenas" });
  const item = { type_id: 1, name: "Žurnāla salikums", measure_unit_id: 2, price: "80" };
  const stock_item_id = await made("/stock_items", item);
  await made(`/${id}/customer_stock_item_prices`, { stock_item_id, price: "70" });
  await letIn(page, "user");
  await page.goto(`/clients/${id}`);
  await textbox(page, "Juridiskā adrese").fill("Jauna iela 1");
  await button(page, "Noņemt: Žurnāla salikums").click();
  await expect(row(page, "Žurnāla salikums")).toHaveCount(0);
  await expect(textbox(page, "Juridiskā adrese")).toHaveValue("Jauna iela 1");
  await button(page, "Saglabāt").first().click();
  const { data } = (await admin("GET", `/customers/${id}`)).json();
  expect(data).toMatchObject({ address: "Jauna iela 1", name: "Cenu klients" });
});
