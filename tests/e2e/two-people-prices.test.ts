import { expect, letIn, open, test } from "../support/browser.ts";
import { button, dialog, link, notice, row, textbox } from "../support/browser-words.ts";
import { callerAt, signIns } from "../support/installation.ts";

/** Two people have the same price of client 1 open: 80 € for an item that usually costs 100 €. */
const opened = test.extend<{ path: string }>({
  path: async ({ installation }, use) => {
    const admin = await callerAt(installation, signIns.admin);
    const item = { type_id: 1, name: "Žurnāla salikums", measure_unit_id: 2, price: "100" };
    const { id } = (await admin("POST", "/stock_items", { body: item })).json().data;
    const body = { stock_item_id: id, price: "80" };
    await admin("POST", "/1/customer_stock_item_prices", { body });
    await use(`/clients/1/prices/add?item=${id}`);
  },
});

opened("of two who change one client's price the second is asked", async ({ page, newBrowser, path }) => {
  const second = await newBrowser();
  await letIn(page, "user");
  await letIn(second, "planner");
  for (const colleague of [page, second]) await open(colleague, path);
  const [form, hers] = [dialog(page, "Klienta cena"), dialog(second, "Klienta cena")];
  await textbox(form, "Klienta cena").fill("72,25");
  await button(form, "Saglabāt").click();
  await expect(notice(page, "Klienta cena saglabāta")).toBeVisible();

  await textbox(hers, "Klienta cena").fill("70");
  await button(hers, "Saglabāt").click();
  await expect(hers.getByRole("alert")).toContainText("Šos datus pa to laiku mainīja kolēģis");
  await hers.getByRole("radio", { name: "72,25" }).check();
  await expect(textbox(hers, "Klienta cena")).toHaveValue("72,25");
  await button(hers, "Saglabāt").click();
  await expect(row(second, "Žurnāla salikums")).toContainText("72,25 €");
});

opened("who changes a price that was removed hears that", async ({ page, newBrowser, path }) => {
  const second = await newBrowser({ javaScriptEnabled: false });
  await letIn(page, "user");
  await letIn(second, "planner");
  await open(page, "/clients/1");
  await second.goto(path);
  await button(page, "Noņemt: Žurnāla salikums").click();
  await expect(notice(page, "Klienta cena noņemta")).toBeVisible();
  const hers = dialog(second, "Klienta cena");
  await textbox(hers, "Klienta cena").fill("70");
  await button(hers, "Saglabāt").click();
  await expect(second.getByRole("alert")).toContainText("Šo ierakstu kolēģis pa to laiku ir izdzēsis");
  await expect(textbox(hers, "Klienta cena")).toHaveValue("70");
  await link(hers, "Atcelt").click();
  await expect(row(second, "Žurnāla salikums")).toBeHidden();
});
