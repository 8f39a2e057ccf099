import { made } from "../api/arrange.ts";
import { begunEstimate } from "../support/begun-estimate.ts";
import { callerAt, signIns, type TestInstallation } from "../support/installation.ts";
import { button, dialog, link, notice, row, textbox } from "../support/page-words.ts";
import { expect, letIn, test } from "../support/plain/test.ts";

/** A client with a price of its own for an item. */
async function priced(installation: TestInstallation) {
  const admin = await callerAt(installation, signIns.admin);
  const { id: client } = await made(admin, "/customers", { name: "Aka, SIA", short_name: "Aka" });
  const item = { type_id: 1, name: "Locīšana", measure_unit_id: 2, price: "100" };
  const { id: stock_item_id } = await made(admin, "/stock_items", item);
  const prices = `/${client}/customer_stock_item_prices`;
  await made(admin, prices, { stock_item_id, price: "72.25" });
  return { admin, client, prices, stock_item_id };
}

test("a client's price that was removed comes back from the message", async ({ page, installation }) => {
  const { admin, client, prices, stock_item_id } = await priced(installation);
  await letIn(page, "user");
  await page.goto(`/clients/${client}/prices`);
  await button(page, "Noņemt: Locīšana").click();
  await button(notice(page, "Klienta cena noņemta"), "Atsaukt").click();
  await expect(row(page, "Locīšana")).toContainText("72,25 €");
  const { data } = (await admin("GET", prices)).json();
  expect(data).toMatchObject([{ stock_item_id, price: "72.25" }]);
});

test("a price that a colleague has set meanwhile is not replaced by the one before", async ({
  page,
  installation,
}) => {
  const { admin, client, prices, stock_item_id } = await priced(installation);
  await letIn(page, "user");
  await page.goto(`/clients/${client}/prices`);
  await button(page, "Noņemt: Locīšana").click();
  const undo = button(notice(page, "Klienta cena noņemta"), "Atsaukt");
  await made(admin, prices, { stock_item_id, price: "60" });
  await undo.click();
  await expect(notice(page, "Šos datus pa to laiku mainīja kolēģis")).toBeVisible();
  await expect(row(page, "Locīšana")).toContainText("60,00 €");
});

test("a cost of a line that was deleted comes back with all that it said", async ({ page, installation }) => {
  const begun = await begunEstimate(installation, [{ name: "Druka", price: 10, quantity: 100 }]);
  const [item] = begun.items;
  const cost = { name: "Kurjers", description: "Uz Cēsīm", payment_type_id: 2, total: "12.50" };
  await made(begun.admin, `/position_items/${item?.id}/additional_costs`, cost);
  await letIn(page, "user");
  await page.goto(`/estimate/${begun.estimate.id}/items/${item?.id}/costs`);
  await button(page, "Dzēst: Kurjers").click();
  await button(notice(page, "Izmaksas dzēstas"), "Atsaukt").click();
  await expect(textbox(page, "Apraksts: Kurjers")).toHaveValue("Uz Cēsīm");
  const { data } = (await begun.admin("GET", `/estimates/${begun.estimate.id}`)).json();
  const [line] = data.agency_costs_stages[0].positions[0].position_items;
  expect(line.additional_costs).toMatchObject([{ ...cost, total: "12.50" }]);
});

test("a cost comes back with all of the longest description that it may have", async ({
  page,
  installation,
}) => {
  const begun = await begunEstimate(installation, [{ name: "Druka", price: 10, quantity: 100 }]);
  const sentence = (nth: number) => `${nth}. sūtījums: ķieģeļu žāvēšanas shēma, ${nth * 7919} eksemplāri.`;
  const description = Array.from({ length: 60 }, (_, nth) => sentence(nth))
    .join(" ")
    .slice(0, 2000)
    .trim();
  const cost = { name: "Kurjers", description, payment_type_id: 2, total: "12.50" };
  await made(begun.admin, `/${begun.estimate.id}/additional_costs`, cost);
  await letIn(page, "user");
  await page.goto(`/estimate/${begun.estimate.id}/costs`);
  await button(page, "Dzēst: Kurjers").click();
  await button(notice(page, "Izmaksas dzēstas"), "Atsaukt").click();
  await expect(textbox(page, "Apraksts: Kurjers")).toHaveValue(description);
  const { data } = (await begun.admin("GET", `/estimates/${begun.estimate.id}`)).json();
  expect(data.additional_costs).toMatchObject([cost]);
});

test("a unit that was deleted comes back with its name in English and its code", async ({
  page,
  installation,
}) => {
  const admin = await callerAt(installation, signIns.admin);
  await made(admin, "/measure_units", { short_name: "rullis", short_name_en: "roll", code: "RO" });
  await letIn(page, "admin");
  await page.goto("/settings/units");
  await button(page, "Dzēst: rullis").click();
  await button(notice(page, /dzēst/), "Atsaukt").click();
  await expect(button(page, "Dzēst: rullis")).toBeVisible();
  const { data } = (await admin("GET", "/measure_units")).json();
  expect(data.at(-1)).toMatchObject({ short_name: "rullis", short_name_en: "roll", code: "RO" });
});

test("a rate of VAT that was deleted comes back with its days", async ({ page, installation }) => {
  const admin = await callerAt(installation, signIns.admin);
  const rate = { category: "S", rate: "7.50", name: "Pagaidu", name_en: "Interim", from: "2030-01-01" };
  await made(admin, "/vat_rates", { ...rate, until: "2030-12-31" });
  await letIn(page, "admin");
  await page.goto("/settings/vat");
  await link(page, "Pagaidu").click();
  await button(dialog(page, /PVN likme/), "Dzēst").click();
  await button(notice(page, /likme dzēsta/), "Atsaukt").click();
  await expect(row(page, "Pagaidu")).toBeVisible();
  const { data } = (await admin("GET", "/vat_rates")).json();
  expect(data.at(-1)).toMatchObject({ ...rate, until: "2030-12-31" });
});

test("a bank that was deleted comes back from the message", async ({ page, installation }) => {
  const admin = await callerAt(installation, signIns.admin);
  await made(admin, "/banks", { name: "Jaunā banka", swift: "AIZKLV22" });
  await letIn(page, "user");
  await page.goto("/clients/banks");
  await button(page, "Dzēst: Jaunā banka").click();
  await button(notice(page, "Banka dzēsta"), "Atsaukt").click();
  await expect(page.getByText("Jaunā banka")).toBeVisible();
  const { data } = (await admin("GET", "/banks")).json();
  expect(data.filter(({ name }: { name: string }) => name === "Jaunā banka")).toMatchObject([
    { swift: "AIZKLV22", status: 1 },
  ]);
});

test("a bank that was hidden, or is used and was hidden instead of deleted, is shown again", async ({
  page,
  installation,
}) => {
  const admin = await callerAt(installation, signIns.admin);
  const { id: bank_id } = await made(admin, "/banks", { name: "Jaunā banka", swift: "AIZKLV22" });
  const statuses = async () =>
    (await admin("GET", "/banks")).json().data.filter(({ id }: { id: number }) => id === bank_id);
  await letIn(page, "user");
  await page.goto("/clients/banks");
  await button(page, "Paslēpt: Jaunā banka").click();
  expect(await statuses()).toMatchObject([{ status: 0 }]);
  await button(notice(page, "Banka paslēpta"), "Atsaukt").click();
  await expect(button(page, "Paslēpt: Jaunā banka")).toBeVisible();
  expect(await statuses()).toMatchObject([{ status: 1 }]);

  await made(admin, "/customers", { name: "Aka, SIA", short_name: "Aka", bank_id });
  await page.goto("/clients/banks");
  await button(page, "Dzēst: Jaunā banka").click();
  await button(notice(page, "Banka paslēpta, jo to izmanto klienti"), "Atsaukt").click();
  await expect(button(page, "Paslēpt: Jaunā banka")).toBeVisible();
  expect(await statuses()).toMatchObject([{ status: 1 }]);
});

test("an image, which cannot come back, is asked about first", async ({ page, installation }) => {
  const admin = await callerAt(installation, signIns.admin);
  const images = async (id: number): Promise<{ id: number }[]> =>
    (await admin("GET", `/products/${id}`)).json().data.images;
  const { data } = (await admin("GET", "/products?per_page=100")).json();
  const { id } = data.find((one: { images: unknown[] }) => one.images.length > 1);
  const [first, ...others] = await images(id);
  await letIn(page, "admin");
  await page.goto(`/stock/products/${id}`);
  await link(page, "Dzēst: 1. attēls").click();
  const asked = dialog(page, "Vai tiešām turpināt?");
  await expect(asked).toContainText("1. attēls tiks neatgriezeniski dzēsts");
  expect((await images(id))[0]).toEqual(first);
  await button(asked, "Jā").click();
  await expect(notice(page, "Attēls dzēsts")).toBeVisible();
  expect(await images(id)).toEqual(others);
});

test("a form whose address would bring something back saves what is typed in it", async ({
  page,
  installation,
}) => {
  const admin = await callerAt(installation, signIns.admin);
  await letIn(page, "admin");
  const foreign = { again: "k1", category: "S", rate: "13", name: "Sveša", from: "2020-01-01", until: "" };
  await page.goto(`/settings/vat/add?${new URLSearchParams(foreign)}`);
  await textbox(page, "Nosaukums").fill("Mana likme");
  await textbox(page, "Likme").fill("17");
  await textbox(page, "Spēkā no").fill("01.01.2031");
  await button(dialog(page, /./), "Pievienot").click();
  const { data } = (await admin("GET", "/vat_rates")).json();
  const names = data.map(({ name }: { name: string }) => name);
  expect(names).toContain("Mana likme");
  expect(names).not.toContain("Sveša");
});
