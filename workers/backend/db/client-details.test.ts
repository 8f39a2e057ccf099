import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { clients, listClients } from "./clients.ts";
import { memoryDatabase, migrationsUntil } from "./memory-database.ts";
import { migrate } from "./migrate.ts";

test("clients of before have the country of their VAT number, and are found by phone", () => {
  const database = memoryDatabase(migrationsUntil("0006_settings"));
  for (const [name, vat_nr] of [
    ["a", "LV40003032949"],
    ["b", "EL123456789"],
    ["c", ""],
    ["d", "EU372000123"],
    ["e", "LT123456789"],
  ])
    database.run(
      sql`insert into clients (name, short_name, vat_nr, contact_name, contact_phone, sort_name, search) values (${name}, ${name}, ${vat_nr}, 'Ilze', '+371 2000-0001', ${name}, ${name})`,
    );
  migrate(database, migrationsUntil());
  const kept = database.select({ country: clients.country }).from(clients).all();
  expect(kept.map(({ country }) => country)).toEqual(["LV", "GR", "LV", "LV", "LT"]);
  const query = { page: 1, per_page: 20, archived: false };
  for (const q of ["20000001", "2000-0001", "+37120000001"])
    expect(listClients(database, { ...query, q }).meta.total).toBe(5);
});
