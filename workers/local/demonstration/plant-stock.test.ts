import { describe, expect, it } from "vitest";
import { listClients } from "#backend/db/clients.ts";
import { listCustomerPrices } from "#backend/db/customer-prices.ts";
import type { Database } from "#backend/db/database.ts";
import { listProducts } from "#backend/db/products.ts";
import { listPositions, listStockItems } from "#backend/db/stock-items.ts";
import { listUnits } from "#backend/db/units.ts";
import { listUsers } from "#backend/db/users.ts";
import { listWorkTypes } from "#backend/db/work-types.ts";
import { readDrawing } from "#backend/front/drawing/drawing.ts";
import { contrast } from "#model/branding/contrast.ts";
import { maxImages } from "#model/file/image-rules.ts";
import { productInput, product as shownProduct } from "#model/stock/product.ts";
import { stockItemInput } from "#model/stock/stock-item.ts";
import { workTypeInput } from "#model/stock/work-type.ts";
import { roleIds } from "#model/user/role.ts";
import { freshlyPlanted, planted } from "#tests/support/stories.ts";
import { demonstrationNames } from "./demonstrations.ts";
import { plant } from "./plant.ts";
import { productPictures } from "./product-files.ts";
import { demonstrationRows } from "./rows.ts";
import type { ItemSketch } from "./stock.ts";
import { stocks } from "./stock-rows.ts";

const today = "2026-11-20";
const everything = { page: 1, per_page: 1000 };
const repeated = (texts: string[]) => texts.filter((text, index) => texts.indexOf(text) !== index);

/** Everything that a list shows of what was planted. */
const shown = (database: Database) => ({
  items: listStockItems(database, everything),
  workTypes: listWorkTypes(database),
  products: listProducts(database, everything),
  users: listUsers(database, everything),
  prices: clientIds(database).map((id) => listCustomerPrices(database, id)),
});

const clientIds = (database: Database) =>
  listClients(database, { ...everything, archived: false }).data.map(({ id }) => id);

describe("how much stock there is", () => {
  it.each([
    { name: "portal", agency: 50, production: 70, workTypes: 12, pinned: 4, products: 60, prices: 20 },
    { name: "acme", agency: 20, production: 40, workTypes: 8, pinned: 3, products: 20, prices: 9 },
    { name: "beta", agency: 13, production: 17, workTypes: 6, pinned: 2, products: 10, prices: 5 },
  ] as const)("at $name", ({ name, agency, production, pinned, ...counts }) => {
    const { items, workTypes, products, prices } = shown(planted({ name, day: today }));
    expect({
      workTypes: workTypes.length,
      products: products.data.length,
      prices: prices.flat().length,
    }).toEqual(counts);
    const ofType = (type: number) => items.data.filter(({ type_id }) => type_id === type);
    expect([ofType(1).length, ofType(2).length]).toEqual([agency, production]);
    expect(workTypes.filter(({ is_additional }) => is_additional)).toHaveLength(pinned);
    expect(items.data.some(({ is_active }) => !is_active)).toBe(true);
  });
});

describe.each(demonstrationNames)("the stock of %s", (name) => {
  const stock = stocks[name];
  const database = planted({ name, day: today });

  it("is not planted twice", () => {
    const before = shown(database);
    plant(database, name, today, "hash");
    expect(shown(database)).toEqual(before);
    expect(shown(freshlyPlanted({ name, day: today }))).toEqual(before);
  });

  it("repeats no name, code and colour", () => {
    expect(repeated([...stock.agency, ...stock.production].map((item) => item.name))).toEqual([]);
    expect(repeated(stock.workTypes.map((workType) => workType.name))).toEqual([]);
    expect(repeated(stock.workTypes.map((workType) => workType.color))).toEqual([]);
    expect(repeated(stock.products.map((product) => product.code))).toEqual([]);
    expect(repeated(stock.products.map((product) => product.name.lv))).toEqual([]);
  });

  it("is what the forms would accept, with names in both languages", () => {
    const units = new Map(listUnits(database).map((unit) => [unit.short_name, unit.id]));
    const sent = ({ unit, is_active, ...item }: ItemSketch) => ({
      ...item,
      measure_unit_id: units.get(unit),
    });
    for (const item of stock.agency) {
      expect(stockItemInput.agency.safeParse(sent(item)).error).toBeUndefined();
      expect(Number(item.price)).toBeGreaterThan(0);
    }
    for (const item of stock.production)
      expect(stockItemInput.production.parse(sent(item)).price).toBe("0.00");
    for (const workType of stock.workTypes) expect(workTypeInput.parse(workType)).toEqual(workType);
    for (const { unit, ...product } of stock.products) {
      const sentProduct = { ...product, default_measure_unit_id: units.get(unit) };
      expect(productInput.safeParse(sentProduct).error).toBeUndefined();
      expect(product.name.en).not.toBe("");
    }
    expect([...stock.agency, ...stock.production].filter((item) => item.name_en === "")).toEqual([]);
  });

  it("has job categories that white letters can be read on", () => {
    for (const { color } of stock.workTypes) expect(contrast(color, "#ffffff")).toBeGreaterThan(4.5);
  });

  it("gives every employee another position, of the agency's active items", () => {
    const employees = listUsers(database, { ...everything, role_id: roleIds.employee }).data;
    const positions = listPositions(database).map(({ name: position }) => position);
    const held = employees.map(({ stock_item }) => stock_item?.name ?? "");
    expect(held.filter((position) => !positions.includes(position))).toEqual([]);
    expect(repeated(held)).toEqual([]);
    expect(listUsers(database, everything).data.filter(({ stock_item }) => stock_item)).toHaveLength(
      employees.length,
    );
  });

  it("gives several clients prices below the usual ones", () => {
    const { customerPrices } = demonstrationRows(name, today);
    expect(new Set(customerPrices.map(({ client }) => client)).size).toBeGreaterThan(1);
    expect(repeated(customerPrices.map(({ client, item }) => `${client}/${item}`))).toEqual([]);
    for (const price of clientIds(database).flatMap((id) => listCustomerPrices(database, id))) {
      expect(Number(price.price)).toBeGreaterThan(0);
      expect(Number(price.price)).toBeLessThan(Number(price.stock_item?.price));
    }
  });

  it("has between one and five pictures of every product, which are drawings of their shape", () => {
    const pictures = new Map(productPictures(name).map((picture) => [`/api/files/${picture.name}`, picture]));
    for (const row of listProducts(database, everything).data) {
      const { code, images } = shownProduct.parse(row);
      expect(images.length).toBeGreaterThan(0);
      expect(images.length).toBeLessThanOrEqual(maxImages);
      for (const { url, width, height } of images) {
        const picture = pictures.get(url);
        expect(picture?.product).toBe(code);
        expect(url).toMatch(/^\/api\/files\/[0-9a-f]{32}\.png$/);
        expect({ width, height }).toEqual({ width: 480, height: 480 });
        const square = { width: 100, height: 100 };
        expect(readDrawing(new TextEncoder().encode(picture?.drawing))).toMatchObject(square);
      }
    }
  });
});

describe("what two stocks have in common", () => {
  const all = demonstrationNames.map((name) => stocks[name]);

  it("is no product, item, job category or picture", () => {
    expect(repeated(all.flatMap(({ products }) => products.map(({ code }) => code)))).toEqual([]);
    expect(repeated(all.flatMap(({ products }) => products.map(({ name }) => name.lv)))).toEqual([]);
    const items = all.flatMap(({ agency, production }) => [...agency, ...production]);
    expect(repeated(items.map(({ name }) => name))).toEqual([]);
    expect(repeated(all.flatMap(({ workTypes }) => workTypes.map(({ name }) => name)))).toEqual([]);
    const pictures = demonstrationNames.flatMap(productPictures);
    expect(repeated(pictures.map(({ drawing }) => drawing))).toEqual([]);
    expect(repeated(pictures.map(({ name }) => name))).toEqual([]);
  });
});
