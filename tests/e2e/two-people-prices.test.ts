import { expect, letIn, open, test } from "../support/browser.ts";
import { chooseClient } from "../support/browser-forms.ts";
import { callerAt, signIns } from "../support/installation.ts";
import { button, choice, dialog, link, notice, row, textbox } from "../support/page-words.ts";

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
  await open(page, "/clients/1/prices");
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

opened(
  "who adds a price that a colleague has added meanwhile is asked before it is replaced",
  async ({ page, newBrowser, installation }) => {
    const admin = await callerAt(installation, signIns.admin);
    const item = { type_id: 1, name: "Plakāta salikums", measure_unit_id: 2, price: "100" };
    const { id } = (await admin("POST", "/stock_items", { body: item })).json().data;
    const second = await newBrowser({ javaScriptEnabled: false });
    await letIn(page, "user");
    await letIn(second, "planner");
    await open(page, "/clients/1/prices/add");
    await second.goto("/clients/1/prices/add");
    await admin("POST", "/1/customer_stock_item_prices", { body: { stock_item_id: id, price: "72.25" } });
    for (const colleague of [page, second]) {
      const form = dialog(colleague, "Klienta cena");
      if (colleague === page) await chooseClient(form, "Pozīcija", "plakāta", "Plakāta salikums");
      else await choice(form, "Pozīcija").or(textbox(form, "Pozīcija")).fill("Plakāta salikums");
      await textbox(form, "Klienta cena").fill(colleague === page ? "70" : "71");
      await button(form, "Saglabāt").click();
      const told = colleague === page ? "72,25" : "70,00";
      await expect(
        form.getByRole("alert").filter({ hasText: "kolēģis pa to laiku saglabāja" }),
      ).toContainText(told);
      await expect(form.getByRole("alert")).toHaveCount(1);
      await button(form, "Saglabāt").click();
      await expect(notice(colleague, "Klienta cena saglabāta")).toBeVisible();
    }
    await expect(row(second, "Plakāta salikums")).toContainText("71,00 €");
  },
);
