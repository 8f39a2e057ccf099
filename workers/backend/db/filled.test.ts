import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { listClients } from "./clients.ts";
import { memoryDatabase, migrationsUntil } from "./memory-database.ts";
import { migrate } from "./migrate.ts";
import { listProducts } from "./products.ts";
import { listStockItems } from "./stock-items.ts";

test("what was there before its sort key was is sorted with the rest", () => {
  const database = memoryDatabase(migrationsUntil("0014_client_contacts"));
  const words = ["Ķemme", "Lapa", "Ada", "", "Ķegums"];
  for (const [index, word] of words.entries()) {
    const inBoth = JSON.stringify({ lv: word, en: "" });
    database.run(
      sql`insert into clients (name, short_name, contact_name, sort_name, search) values (${word}, 'K', ${word}, ${index}, '')`,
    );
    database.run(
      sql`insert into stock_items (type_id, name, name_en, measure_unit_id, sort_name, search) values (1, ${word}, ${word}, 1, ${index}, '')`,
    );
    database.run(
      sql`insert into products (code, catalogue, name, color, size, material, default_measure_unit_id, sort_name, search)
        values (${index}, ${word}, ${inBoth}, ${inBoth}, ${inBoth}, ${inBoth}, 1, ${index}, '')`,
    );
  }
  migrate(database, migrationsUntil());
  const sorted = ["", "Ada", "Ķegums", "Ķemme", "Lapa"];
  const page = { page: 1, per_page: 20 };
  const clients = listClients(database, { ...page, archived: false, sorting: "contact" }).data;
  expect(clients.map(({ contact }) => contact.name)).toEqual(sorted);
  const items = listStockItems(database, { ...page, type_id: 1, sorting: "name_en" }).data;
  expect(items.map(({ name_en }) => name_en)).toEqual(sorted);
  for (const sorting of ["catalogue", "color", "size"]) {
    const { data } = listProducts(database, { ...page, sorting });
    expect(data.map(({ catalogue }) => catalogue)).toEqual(sorted);
  }
});
