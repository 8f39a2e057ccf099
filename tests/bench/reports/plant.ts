import { globSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/**
 * How much an installation holds. Everything else follows: a client for ten projects, an estimate of 20 lines for each, a supplier's
 * invoice for each of its own.
 */
export interface Size {
  projects: number;
  invoices: number;
  entries: number;
}

const employees = 40;
const items = 30;
const lines = 20;

/** The database of the installation whose first administrator has that address. */
function databaseOf(data: string, email: string): DatabaseSync {
  for (const file of globSync("**/*.sqlite", { cwd: data })) {
    const database = new DatabaseSync(join(data, file));
    const tables = "select 1 from sqlite_master where name = 'users' and type = 'table'";
    const isIt =
      database.prepare(tables).get() && database.prepare("select 1 from users where email = ?").get(email);
    if (isIt) return database;
    database.close();
  }
  throw new Error(`Nobody is called ${email}`);
}

/** Numbers from 1, a row each. */
const upTo = (count: number) =>
  `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${count})`;

/** A day of the three years from 2024, the same for the same number. */
const dayOf = (number: string) => `date('2024-01-01', '+' || ((${number}) * 7919 % 1090) || ' days')`;

/** Fills an empty installation while nobody has it open. Slots of the calendar are no reports' matter. */
export function plant(data: string, email: string, size: Size): void {
  const database = databaseOf(data, email);
  database.exec("begin");
  for (const statement of statementsOf(size)) database.exec(statement);
  database.exec("commit");
  database.exec("pragma wal_checkpoint(truncate)");
  database.close();
}

export function statementsOf({ projects, invoices, entries }: Size): string[] {
  const clients = Math.ceil(projects / 10);
  const perProject = invoices / projects;
  const held = lines / perProject;
  return [
    `${upTo(items)} insert into stock_items (id, type_id, name, measure_unit_id, price, sort_name, search)
      select i, 1, 'Darbs ' || i, 2, 250000, printf('%04d', i), 'darbs ' || i from n`,
    `${upTo(employees)} insert into users (id, name, sort_name, email, role_id, stock_item_id, created_at)
      select 100 + i, 'Darbinieks ' || i, printf('%04d', i), 'd' || i || '@bench.lv', iif(i <= 5, 2, 3),
        iif(i <= 5, null, i % ${items} + 1), '2024-01-01T00:00:00.000Z' from n`,
    `${upTo(clients)} insert into clients (id, name, short_name, sort_name, search)
      select i, 'Klients ' || i, 'K' || i, printf('%06d', i * 7919 % 1000003), 'klients ' || i || ' k' || i from n`,
    `${upTo(projects)} insert into projects (id, project_nr, name, short_name, client_id, project_manager,
        planned_start_date, planned_due_date, status_id, sort_name, search)
      select i, 'P' || i, 'Projekts ' || i, 'P' || i, i % ${clients} + 1, 101 + i % 5,
        ${dayOf("i")}, date(${dayOf("i")}, '+40 days'), 2, printf('%06d', i * 7919 % 1000003),
        'projekts ' || i || ' p' || i from n`,
    `${upTo(projects)} insert into estimates (id, estimate_nr, project_id, name, estimate_type_id, date, discount,
        vat_category, vat_rate, approved_by, approved_at)
      select i, 'T' || i, i, 'Tāme', 1, ${dayOf("i")}, iif(i % 3 = 0, 70000, 0), 'S', 210000,
        iif(i % 10 < 7, 101, null), iif(i % 10 < 7, ${dayOf("i")} || 'T10:00:00.000Z', null) from n`,
    `${upTo(projects * 2)} insert into positions (id, estimate_id, type_id, name, place)
      select i, (i + 1) / 2, i % 2 + 1, 'Pozīcija', i % 2 from n`,
    `${upTo(projects * lines)} insert into position_items (id, position_id, name, stock_item_id, measure_unit_id,
        quantity, price, total_cents, place)
      select i, (i + ${lines / 2 - 1}) / ${lines / 2}, 'Rinda ' || i, i % ${items} + 1, i % 2 + 1,
        (i % 40 + 1) * 10000, 250000 + i % 9000, 0, i % ${lines / 2} from n`,
    `${upTo(projects * 2)} insert into additional_costs (estimate_id, position_item_id, name, payment_type_id, total_cents)
      select (i + 1) / 2, iif(i % 2, null, ((i + 1) / 2 - 1) * ${lines} + 1), 'Izmaksas', 1, 5000 + i % 3000 from n`,
    `${upTo(invoices)} insert into invoices (id, invoice_nr, invoice_type_id, estimate_id, project_id, client_id, state,
        date, due_date, billing, position_item_ids, net_cents, vat_cents, total_cents, paid_cents, search, issued_at)
      select i, 'R' || i, 1, p, p, p % ${clients} + 1, iif(i % 20 = 0, 1, 2), ${dayOf("i")},
        date(${dayOf("i")}, '+10 days'), 'lines', json_array(i * 2 - 1, i * 2), 30000 + i % 7000,
        6300, 36300 + i % 7000, iif(i % 5 = 0, 0, 36300 + i % 7000), 'r' || i, ${dayOf("i")} || 'T10:00:00.000Z'
      from (select i, (i - 1) / ${perProject} + 1 as p from n)`,
    // Some two kilobytes, of which reports read who bought.
    `${upTo(invoices)} insert into invoice_contents (invoice_id, content)
      select i, json_object('buyer', json_object('name', 'Klients ' || i, 'reg_nr', '4' || printf('%010d', i), 'vat_nr', 'LV4' || printf('%010d', i)),
        'lines', printf('%.2000c', 'x')) from n where i % 20`,
    `${upTo(invoices)} insert into invoice_sums (invoice_id, category, rate, taxable_cents, amount_cents)
      select i, 'S', 210000, 30000 + i % 7000 - iif(i % 10, 0, 1000), 6300 - iif(i % 10, 0, 120) from n
      union all select i, 'S', 120000, 1000, 120 from n where i % 10 = 0`,
    `${upTo(invoices)} insert into purchase_invoices (id, client_id, number, number_key, issued_on, due_on, net_cents, vat_cents,
        total_cents, payable_cents, findings, file, file_name, mime_type, size, sha256, state, taken_at, taken_by, search)
      select i, i % ${clients} + 1, 'S' || i, 's' || i, ${dayOf("i")}, date(${dayOf("i")}, '+14 days'), 30000, 6300, 36300, 36300,
        '[]', i || '.pdf', 'rekins.pdf', 'application/pdf', 9000, i,
        case when i % 10 < 4 then 'paid' when i % 10 < 8 then 'approved' when i % 10 = 8 then 'open' else 'rejected' end,
        ${dayOf("i")} || 'T10:00:00.000Z', 101, 's' || i from n`,
    `${upTo(invoices * 2)} insert into purchase_lines (purchase_id, place, name, net_cents, net_eur_cents, vat_category, vat_rate,
        project_id)
      select (i + 1) / 2, i % 2, 'Rinda', 15000, 15000, 'S', iif(i % 20, 210000, 120000), i % ${projects} + 1 from n`,
    `${upTo(invoices)} insert into payments (invoice_id, date, amount_cents, created_by, created_at)
      select i, date(${dayOf("i")}, '+8 days'), 36300 + i % 7000, 101, ${dayOf("i")} || 'T10:00:00.000Z'
      from n where i % 5`,
    `${upTo(projects * lines)} insert into invoiced_items (position_item_id, invoice_id, net_cents)
      select i, (i - 1) / ${held} + 1, 25000 from n`,
    `${upTo(entries)} insert into calendar_entries (user_id, date, start_time_id, duration, project_id, changed_by)
      select 106 + i % ${employees - 5}, ${dayOf("i")}, 8 + i % 9, i % 3 + 1, iif(i % 20, i % ${projects} + 1, null), 101
      from n`,
  ];
}

/** What a database says itself of a year's income and all hours: to prove answers with. */
export function factsOf(data: string, email: string): { net: number; hours: number } {
  const database = databaseOf(data, email);
  const one = (query: string) => Number(Object.values(database.prepare(query).get() ?? {})[0]);
  const net = one(`select sum(net_cents) from invoices where state <> 1 and date like '2026%'`);
  const hours = one(
    `select sum(duration) from calendar_entries where project_id is not null and date like '2026%'`,
  );
  database.close();
  return { net, hours };
}
