import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { memoryDatabase, migrationsUntil } from "../memory-database.ts";
import { migrate } from "../migrate.ts";

test("drafts of before are right in themselves from now on, and what was issued stays (domain H20)", () => {
  const database = memoryDatabase(migrationsUntil("0006_settings"));
  const statements = [
    `insert into users (id, name, sort_name, email, role_id, password_hash, created_at)
      values (1, 'J', 'j', 'j@test.lv', 1, 'hash', '2026-01-01')`,
    "insert into clients (id, name, short_name, sort_name, search) values (1, 'A', 'A', 'a', 'a')",
    `insert into projects (id, project_nr, name, short_name, client_id, project_manager, planned_start_date,
      planned_due_date, status_id, sort_name, search)
      values (1, '2026-1', 'P', 'P', 1, 1, '2026-01-01', '2026-02-01', 1, 'p', 'p')`,
    `insert into estimates (id, estimate_nr, project_id, name, estimate_type_id, date, vat_category, vat_rate)
      values (1, '1', 1, 'T', 1, '2026-01-01', 'S', 210000)`,
    // A draft, an issued one, and a draft of goods alone.
    `insert into invoices (id, invoice_type_id, estimate_id, project_id, client_id, state, date, billing,
      position_item_ids, net_cents, vat_cents, total_cents) values
      (1, 1, 1, 1, 1, 1, '2026-01-02', 'lines', '[]', 27, 2, 29),
      (2, 1, 1, 1, 1, 2, '2026-01-02', 'lines', '[]', 12, 2, 14),
      (3, 2, 1, 1, 1, 1, '2026-01-02', 'lines', '[]', 0, 0, 0)`,
    `insert into invoice_sums (invoice_id, category, rate, taxable_cents, amount_cents) values
      (1, 'S', 210000, 12, 2), (1, 'S', 50000, 10, 0), (1, 'AE', 0, 5, 0), (2, 'S', 210000, 12, 2)`,
  ];
  for (const statement of statements) database.run(sql.raw(statement));
  migrate(database, migrationsUntil());
  expect(database.all(sql`select id, net_cents, vat_cents, total_cents, version from invoices`)).toEqual([
    { id: 1, net_cents: 27, vat_cents: 4, total_cents: 31, version: 2 },
    { id: 2, net_cents: 12, vat_cents: 2, total_cents: 14, version: 1 },
    { id: 3, net_cents: 0, vat_cents: 0, total_cents: 0, version: 2 },
  ]);
  expect(database.all(sql`select amount_cents from invoice_sums order by invoice_id, rate desc`)).toEqual([
    { amount_cents: 3 },
    { amount_cents: 1 },
    { amount_cents: 0 },
    { amount_cents: 2 },
  ]);
});
