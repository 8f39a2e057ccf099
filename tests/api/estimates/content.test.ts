import { beforeAll, describe, expect, test } from "vitest";
import type { Caller } from "#tests/support/installation.ts";
import { emptyOffice, made, refusal } from "../arrange.ts";
import { anItem } from "../catalogue.ts";
import { addItems, current, type Desk, desk } from "./arrange.ts";

const unknownRate = "Tāda PVN likme nav spēkā. Izvēlieties kādu no iestatījumos norādītajām PVN likmēm.";

let admin: Caller;
let at: Desk;

beforeAll(async () => {
  admin = (await emptyOffice()).admin;
  at = await desk(admin);
});

const patch = (path: string, body: object, headers = {}) => admin("PATCH", path, { body, headers });
const names = (rows: readonly { name: string }[]) => rows.map(({ name }) => name);

describe("stages", () => {
  test("are named as the specification says until they are renamed", async () => {
    const { estimate } = await desk(admin);
    const plain = await made(admin, `/${estimate.id}/stages`, {});
    const production = await made(admin, `/${estimate.id}/stages`, { estimate_stage_type_id: 2 });
    expect(names([plain, production])).toEqual(["Jauns posms", "Ražošanas izmaksas"]);
    const renamed = await patch(`/stages/${plain.id}`, { name: " Druka " }, { "If-Match": '"1"' });
    expect(renamed.json().data).toMatchObject({ name: "Druka", version: 2 });
    const late = await patch(`/stages/${plain.id}`, { name: "Cits" }, { "If-Match": '"1"' });
    expect(late.status).toBe(412);
    expect(late.json().data.name).toBe("Druka");
  });

  test("are duplicated right behind the original, with what is in them", async () => {
    const own = await desk(admin);
    await addItems(own, [{ name: "Darbs", price: 5 }]);
    await made(admin, `/${own.estimate.id}/stages`, { name: "Otrais" });
    const copy = (await admin("POST", `/stages/${own.stage.id}/duplicate`)).json().data;
    expect(copy).toMatchObject({ name: "Dizains", total_cents: 500, positions: [{ name: "Buklets" }] });
    expect(names((await current(own)).agency_costs_stages)).toEqual(["Dizains", "Dizains", "Otrais"]);
    expect((await current(own)).sums?.agency_cents).toBe(1000);
  });

  test("go with what is in them, but not where something was paid for it", async () => {
    const own = await desk(admin);
    const [item] = await addItems(own, [{ name: "Darbs", price: 5 }]);
    const path = `/position_items/${item?.id}/additional_costs`;
    const cost = await made(admin, path, { name: "Kurjers", payment_type_id: 1, total: 1 });
    for (const kept of [
      `/stages/${own.stage.id}`,
      `/positions/${own.position.id}`,
      `/position_items/${item?.id}`,
    ])
      expect((await admin("DELETE", kept)).json().message).toBe(
        "Pārliecinieties, ka pozīcijai nav pievienotu papildu izmaksu!",
      );
    await admin("DELETE", `${path}/${cost.id}`);
    expect((await admin("DELETE", `/stages/${own.stage.id}`)).status).toBe(200);
    expect((await current(own)).agency_costs_stages).toEqual([]);
  });
});

describe("positions", () => {
  test("stand in a stage, or by themselves in one of the halves", async () => {
    const own = await desk(admin);
    const { id } = own.estimate;
    await made(admin, "/positions", {
      estimate_id: id,
      type_id: 2,
      position_items: [{ name: "Audums", price: 3 }],
    });
    await made(admin, "/positions", { estimate_id: id, name: "Konsultācija" });
    expect(await current(own)).toMatchObject({
      agency_costs_stages: [{ positions: [{ name: "Buklets" }] }],
      additional_agency_positions: [{ name: "Konsultācija", total_cents: 0 }],
      additional_production_positions: [{ name: "Jauna pozīcija", total_cents: 300 }],
      sums: { agency_cents: 0, production_cents: 300 },
    });
  });

  test("are duplicated with their lines and deleted with them", async () => {
    const own = await desk(admin);
    await addItems(own, [
      { name: "Viens", price: 5 },
      { name: "Divi", price: 6 },
    ]);
    const copy = (await admin("POST", `/positions/${own.position.id}/duplicate`)).json().data;
    expect(names(copy.position_items)).toEqual(["Viens", "Divi"]);
    expect((await admin("DELETE", `/positions/${own.position.id}`)).status).toBe(200);
    expect((await current(own)).agency_costs_stages[0]?.positions).toMatchObject([{ id: copy.id }]);
  });

  test("of another estimate's stage are refused", async () => {
    const [own, other] = [await desk(admin), await desk(admin)];
    const body = { estimate_id: own.estimate.id, estimate_stage_id: other.stage.id };
    expect(refusal(await admin("POST", "/positions", { body })).status).toBe(422);
  });
});

describe("lines", () => {
  test("are counted: price times quantity, with the estimate's VAT", async () => {
    const [line] = await addItems(at, [{ name: "Druka", price: "0,1667", quantity: "1500" }]);
    expect(line).toMatchObject({
      price: "0.1667",
      quantity: "1500.00",
      total: "250.05",
      total_cents: 25_005,
      vat_category: null,
      total_with_discount_cents: 25_005,
      vat_amount_cents: 5251,
      total_with_vat_cents: 30_256,
      measure_unit: { id: 1 },
    });
  });

  test("take name, unit and price from the stock, the client's own price first", async () => {
    const own = await desk(admin);
    const usual = await made(
      admin,
      "/stock_items",
      anItem({ name: "Dizains", name_en: "Design", price: "40" }),
    );
    const special = await made(admin, "/stock_items", anItem({ price: "40" }));
    await made(admin, `/${own.clientId}/customer_stock_item_prices`, {
      stock_item_id: special.id,
      price: "35.5",
    });
    const lines = await addItems(own, [
      { stock_item_id: usual.id, quantity: 2 },
      { stock_item_id: special.id, quantity: "1,5" },
      { stock_item_id: special.id, price: 10, name: "Pēc vienošanās" },
    ]);
    expect(lines).toMatchObject([
      {
        name: "Dizains",
        name_en: "Design",
        price: "40.00",
        total: "80.00",
        measure_unit: { id: 2 },
        stock_item: { id: usual.id, name: "Dizains" },
      },
      { price: "35.50", total: "53.25" },
      { price: "10.00", name: "Pēc vienošanās" },
    ]);
  });

  test("keep a total that was agreed until a price is entered", async () => {
    const [line] = await addItems(at, [{ name: "Montāža", total: "250", quantity: 1500 }]);
    expect(line).toMatchObject({ price: null, total: "250.00" });
    const path = `/position_items/${line?.id}`;
    expect((await patch(path, { quantity: 3 })).json().position_item.total).toBe("250.00");
    const priced = (await patch(path, { price: "2,5" })).json().position_item;
    expect(priced).toMatchObject({ price: "2.50", total: "7.50" });
    expect((await patch(path, { total: "9.99" })).json().position_item).toMatchObject({
      price: null,
      total: "9.99",
      total_cents: 999,
    });
    const wiped = (await patch(path, { total: "" })).json().position_item;
    expect(wiped).toMatchObject({ price: "0.00", total: "0.00" });
  });

  test("have a VAT of their own, or the estimate's again", async () => {
    const own = await desk(admin);
    const [line] = await addItems(own, [{ name: "Grāmata", price: 10, vat_category: "S", vat_rate: 5 }]);
    expect(line).toMatchObject({ vat_category: "S", vat_rate: "5.00", vat_amount_cents: 50 });
    const back = await patch(`/position_items/${line?.id}`, { vat_category: null, vat_rate: null });
    expect(back.json().position_item).toMatchObject({ vat_category: null, vat_amount_cents: 210 });
  });

  test("of two who change one the second is shown what it is now", async () => {
    const [line] = await addItems(at, [{ name: "Darbs", price: 5 }]);
    const path = `/position_items/${line?.id}`;
    expect((await patch(path, { price: 6 }, { "If-Match": '"1"' })).headers.etag).toBe('"2"');
    const late = await patch(path, { price: 7 }, { "If-Match": '"1"' });
    expect(late.status).toBe(412);
    expect(late.json().data).toMatchObject({ price: "6.00", version: 2 });
  });

  test("are duplicated right behind the original", async () => {
    const own = await desk(admin);
    const [first] = await addItems(own, [
      { name: "Viens", price: 5 },
      { name: "Divi", price: 6 },
    ]);
    await admin("POST", `/position_items/${first?.id}/duplicate`);
    const { data } = (await admin("GET", `/${own.position.id}/position_items`)).json();
    expect(names(data)).toEqual(["Viens", "Viens", "Divi"]);
  });

  test.each([
    [{}, "name", "Šis lauks ir obligāts"],
    [{ name: "x", price: "daudz" }, "price", "Ievadiet cenu, piemēram, 12,50"],
    [{ name: "x", quantity: "-1" }, "quantity", "Skaitlis nevar būt negatīvs"],
    [{ name: "x", total: "1,005" }, "total", "Summai var būt ne vairāk kā divi cipari aiz komata"],
    [
      { name: "x", price: 999_999_999, quantity: 999_999_999 },
      "quantity",
      "Rindas summa nevar pārsniegt 1 000 000 000 €",
    ],
    [{ name: "x", vat_category: "AE", vat_rate: 21 }, "vat_rate", "Šim PVN veidam likme ir 0 %"],
    [{ name: "x", vat_category: "S", vat_rate: 13 }, "vat_rate", unknownRate],
    [{ name: "x", measure_unit_id: 4242 }, "measure_unit_id", "Šāda mērvienība vairs nav pieejama"],
    [{ stock_item_id: 4242 }, "stock_item_id", "Šāda pozīcija vairs nav pieejama"],
  ])("%j is refused at its field, and nothing is added", async (item, field, message) => {
    const own = await desk(admin);
    const answer = await admin("POST", `/${own.position.id}/position_items`, {
      body: { position_items: [{ name: "Laba" }, item] },
    });
    expect(answer.status).toBe(422);
    const [[at, messages] = ["", []]] = Object.entries<string[]>(answer.json().errors);
    expect([at.split(".").at(-1), messages]).toEqual([field, [message]]);
    expect((await current(own)).agency_costs_stages[0]?.positions[0]?.position_items).toEqual([]);
  });
});

describe("images of a product", () => {
  test("stand in the offer as chosen, and only its own", async () => {
    const product = await made(admin, "/products", {
      code: "K1",
      name: { lv: "Krūze", en: "Mug" },
      default_measure_unit_id: 1,
    });
    const [line] = await addItems(at, [{ product_id: product.id, price: 4 }]);
    expect(line).toMatchObject({ name: "Krūze", name_en: "Mug", product: { code: "K1", images: [] } });
    const answer = await admin("POST", `/position_items/${line?.id}/images`, { body: { images: [1] } });
    expect(answer.status).toBe(422);
    expect((await admin("DELETE", `/products/${product.id}`)).json().message).toBe(
      "Šo produktu dzēst nevar, jo tas ir kādā tāmē",
    );
  });
});
