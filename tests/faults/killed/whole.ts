import type { DatabaseSync } from "node:sqlite";
import { deserialize } from "node:v8";
import { reminderSubject } from "./busy-office.ts";
import { wrongIn } from "./lived.ts";
import type { Accepted, Acknowledged } from "./load.ts";

/** What the history calls the rows of a table. */
const entities = {
  clients: "client",
  projects: "project",
  estimates: "estimate",
  calendar_entries: "calendar_entry",
  invoices: "invoice",
  payments: "payment",
  document_mails: "document_mail",
  client_answers: "acceptance",
  recurring_runs: "recurring_run",
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
  "mail of an estimate without its link": `select id from document_mails mail where document = 'estimate' and not exists
    (select 1 from document_links join link_tokens on link_id = document_links.id where mail_id = mail.id)`,
  "acceptance of what was not sent": `select id from client_answers answer where not exists
    (select 1 from document_links link join document_snapshots on document_snapshots.id = snapshot_id
     where link.id = link_id and link.document_id = answer.document_id and sha256 = content_sha256)`,
  "acceptance whose estimate is not approved": `select id from client_answers answer where not exists
    (select 1 from estimates where id = answer.document_id and approved_at is not null)`,
  "estimate that is approved without acceptance": `select id from estimates estimate where approved_at is not null and
    not exists (select 1 from client_answers where document_id = estimate.id)
    and not exists (select 1 from recurring_runs where estimate_id = estimate.id)`,
  "acceptance whose estimate has no history of it": `select id from client_answers answer where not exists
    (select 1 from audit where entity = 'estimate' and entity_id = answer.document_id
     and json_extract(after, '$.is_approved'))`,
  "acceptance whose code can be used again": `select link_id from acceptance_codes join client_answers using (link_id)`,
  "date that was made twice": `select description from invoices where description like '% – 2%'
    group by description having count(*) > 1`,
  "invoice of a date that nothing tells of": `select description from invoices invoice where description like '% – 2%' and
    not exists (select 1 from recurring_runs run where run.invoice_id = invoice.id and run.estimate_id = invoice.estimate_id)`,
  "date without what was made on it": `select id from recurring_runs where outcome = 'skipped' or
    not ${isIn("invoices", "invoice_id")} or not ${isIn("estimates", "estimate_id")}`,
  "date that is passed and was not made": `select plan.id from recurring_invoices plan where exists
    (select 1 from recurring_runs where plan_id = plan.id and due_on >= next_on)`,
  "reminder without its mail": `select id from invoice_reminders where why is not 'unsent'
    and (mail_id is null or not ${isIn("document_mails", "mail_id")})`,
  "mail without its reminder": `select id from document_mails where subject glob '${reminderSubject}*' and
    id not in (select mail_id from invoice_reminders)`,
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
  found.push(...unsentIn(database), ...wrongIn(database));
  return [...loose.map((row) => `foreign_key_check: ${JSON.stringify(row)}`), ...found];
}

/** Acceptances of which somebody is not told: their mails were not sent, and do not wait for it either. */
function unsentIn(database: DatabaseSync): string[] {
  const captured = database.prepare("select value from _cf_KV where key glob 'mail:*'").all();
  const sent = captured.map(({ value }) =>
    subjectOf(value instanceof Uint8Array ? deserialize(value) : null),
  );
  const waiting = database.prepare("select subject from mail_queue").all().map(subjectOf);
  const told = new Set([...sent, ...waiting]);
  const answers = database
    .prepare(
      "select estimate_nr number from client_answers join estimates on estimates.id = client_answers.document_id",
    )
    .all();
  return answers
    .flatMap(({ number }) => [`Apstiprināts: ${number}`, `Klients apstiprināja ${number}`])
    .filter((subject) => !told.has(subject))
    .map((subject) => `mail that is neither sent nor waits: ${subject}`);
}

const subjectOf = (mail: unknown): string =>
  typeof mail === "object" && mail !== null && "subject" in mail ? String(mail.subject) : "";

/** Acceptances that a client was told of and that are not there. */
export function unacceptedIn(database: DatabaseSync, accepted: readonly Accepted[]): string[] {
  const kept = database.prepare("select 1 from client_answers where record_sha256 = ?");
  const answered = database.prepare("select 1 from idempotency where key = ?");
  return accepted.flatMap(({ key, record_sha256 }) => {
    if (!kept.get(record_sha256)) return [`the acceptance ${key} is gone`];
    return answered.get(key) ? [] : [`the answer to ${key} is gone`];
  });
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
