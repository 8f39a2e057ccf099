import type { DatabaseSync } from "node:sqlite";
import type { Acknowledged } from "./load.ts";

/** What the history calls the rows of a table. */
const entities = {
  clients: "client",
  projects: "project",
  estimates: "estimate",
  calendar_entries: "calendar_entry",
  invoices: "invoice",
  payments: "payment",
  document_mails: "document_mail",
};

const isIn = (table: string, id: string) => `exists (select 1 from ${table} where id = ${id})`;

/** Each finds what half of a transaction would leave, and nothing in a database that is whole. */
const halves: Record<string, string> = {
  ...Object.fromEntries(
    Object.entries(entities).flatMap(([table, entity]) => [
      [
        `${entity} without history`,
        `select id from ${table} row where not exists
         (select 1 from audit where entity = '${entity}' and entity_id = row.id and before is null)`,
      ],
      [
        `history without ${entity}`,
        `select entity_id from audit where entity = '${entity}' and not ${isIn(table, "entity_id")}`,
      ],
      [
        `kept answer without ${entity}`,
        `select key from idempotency where key glob '${table} *' and
         not ${isIn(table, "coalesce(json_extract(answer, '$.calendar_id'), json_extract(answer, '$.id'))")}`,
      ],
    ]),
  ),
  "entry without its hours": `select id from calendar_entries entry where duration <>
    (select count(*) from calendar_slots where entry_id = entry.id)`,
  "entry that no screen is told of": `select id from calendar_entries entry where not exists
    (select 1 from live_log where method = 'POST' and json_extract(calendar, '$.calendar_id') = entry.id)`,
  "copy of an estimate that is not whole": `with sizes as (select estimates.id as id, count(position_items.id) as size
    from estimates left join positions on estimate_id = estimates.id
    left join position_items on position_id = positions.id group by estimates.id)
    select id from sizes where size <> (select max(size) from sizes)`,
  "document without its lines": `select id from invoices invoice where
    (select count(*) from invoiced_items where invoice_id = invoice.id) <> json_array_length(position_item_ids)
    or json_array_length(position_item_ids) = 0`,
  "document without its sums": `select id from invoices invoice where total_cents <>
    (select total(taxable_cents + amount_cents) from invoice_sums where invoice_id = invoice.id)`,
  "issued document without number or content": `select id from invoices where (issued_at is null) <> (invoice_nr is null)
    or (issued_at is null) = (id in (select invoice_id from invoice_contents))`,
  "number without document": `select last from number_counters where series = 'invoice' and last <>
    (select count(invoice_nr) from invoices)`,
  "payment that is not counted": `select id from invoices invoice where paid_cents <>
    (select total(amount_cents) from payments where invoice_id = invoice.id)`,
  "document that was mailed twice": `select substr(key, 31) from _cf_KV where key glob 'mail:*:document *'
    group by substr(key, 31) having count(*) > 1`,
  "mail that is told as sent, and was not": `select id from document_mails where sent_at is not null and not exists
    (select 1 from _cf_KV where key glob 'mail:*:document ' || document_mails.id)`,
};

/** What SQLite finds damaged; it gives up where the damage is too great to look any further. */
function quickCheck(database: DatabaseSync): string {
  try {
    return database.prepare("pragma quick_check").all().flatMap(Object.values).join();
  } catch (error) {
    return String(error);
  }
}

/** What is not whole in the database of an installation after its process was killed. */
export function halvesIn(database: DatabaseSync): string[] {
  const broken = quickCheck(database);
  if (broken !== "ok") return [`quick_check: ${broken}`];
  const loose = database.prepare("pragma foreign_key_check").all();
  const found = Object.entries(halves).flatMap(([half, query]) => {
    const rows = database.prepare(query).all().map(Object.values);
    return rows.length === 0 ? [] : [`${half}: ${rows.slice(0, 5).join(", ")}`];
  });
  return [...loose.map((row) => `foreign_key_check: ${JSON.stringify(row)}`), ...found];
}

/** What somebody was told that it is done, and is not there. */
export function lostIn(database: DatabaseSync, acknowledged: readonly Acknowledged[]): string[] {
  const answered = database.prepare("select 1 from idempotency where key = ?");
  return acknowledged.flatMap(({ table, id, key, version, columns }) => {
    const row = database.prepare(`select * from ${table} where id = ?`).get(id);
    if (!row) return [`${table} ${id} is gone`];
    if (key && !answered.get(key)) return [`the answer to ${key} is gone`];
    if (Number(row.version ?? 0) < version) return [`version ${version} of ${table} ${id} is gone`];
    // Somebody may have changed it since; how that ended nobody was told.
    if (Number(row.version ?? 0) > version) return [];
    const wrong = Object.entries(columns).filter(([column, value]) => row[column] !== value);
    return wrong.map(([column]) => `${column} of ${table} ${id} is ${row[column]}`);
  });
}
