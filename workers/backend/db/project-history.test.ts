import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { readHistory } from "./history.ts";
import { memoryDatabase, migrationsUntil } from "./memory-database.ts";
import { migrate } from "./migrate.ts";

test("the history of a project has what was done in it before it was told of, and nothing of another", () => {
  const database = memoryDatabase(migrationsUntil("0014_client_contacts"));
  const run = (text: string) => database.run(sql.raw(text));
  run("pragma foreign_keys = off");
  for (const id of [1, 2]) {
    run(
      `insert into estimates (id, estimate_nr, project_id, name, estimate_type_id, date, vat_category, vat_rate) values (${id}, 'T-${id}', ${id}0, 'Tāme', 1, '2026-11-01', 'S', 210000)`,
    );
    run(
      `insert into estimate_stages (id, estimate_id, type_id, name, place) values (${id}, ${id}, 1, 'Posms', 0)`,
    );
    run(
      `insert into positions (id, estimate_id, stage_id, type_id, name, place) values (${id}, ${id}, ${id}, 1, 'Pozīcija', 0)`,
    );
    run(
      `insert into position_items (id, position_id, name, measure_unit_id, quantity, place) values (${id}, ${id}, 'Rinda', 1, 10000, 0)`,
    );
    run(
      `insert into additional_costs (id, estimate_id, name, payment_type_id, total_cents) values (${id}, ${id}, 'Druka', 1, 100)`,
    );
    run(
      `insert into estimate_files (id, estimate_id, file, name, mime_type, size) values (${id}, ${id}, 'f', 'Fails', 'image/png', 1)`,
    );
    run(
      `insert into invoices (id, invoice_type_id, estimate_id, project_id, client_id, state, date, billing, position_item_ids, net_cents, vat_cents, total_cents) values (${id}, 1, ${id}, ${id}0, 1, 2, '2026-11-02', 'lines', '[]', 1, 0, 1)`,
    );
    for (const entity of [
      ...["estimate", "stage", "position", "position_item"],
      ...["additional_cost", "estimate_file", "invoice"],
    ])
      run(
        `insert into audit (at, operation, entity, entity_id, after) values ('2026-11-03T10:00:00Z', 'POST /x', '${entity}', ${id}, '{"name":"${entity}"}')`,
      );
    run(
      `insert into audit (at, operation, entity, entity_id, after) values ('2026-11-03T10:00:00Z', 'POST /x', 'payment', ${id}, '{"invoice_id":${id},"amount_cents":500}')`,
    );
    run(
      `insert into audit (at, operation, entity, entity_id, before) values ('2026-11-03T10:00:00Z', 'DELETE /x', 'payment', ${id}, '{"invoice_id":${id},"amount_cents":500}')`,
    );
  }
  run(
    `insert into audit (at, operation, entity, entity_id, before) values ('2026-11-03T10:00:00Z', 'DELETE /x', 'estimate', 77, '{"name":"gone"}')`,
  );
  migrate(database, migrationsUntil());
  const { data, meta } = readHistory(database, { entity: "project", id: 10 }, { page: 1, per_page: 50 });
  expect(meta.total).toBe(9);
  expect(data.every(({ entity_id }) => entity_id === 1)).toBe(true);
  expect(data.map(({ entity, act }) => `${entity} ${act}`).reverse()).toEqual([
    "estimate created",
    "stage created",
    "position created",
    "position_item created",
    "additional_cost created",
    "estimate_file created",
    "invoice created",
    "payment created",
    "payment deleted",
  ]);
});
