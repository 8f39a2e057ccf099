import { and, asc, desc, eq, getTableColumns, sql } from "drizzle-orm";
import { alias, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { duties, eInvoiceChannels, issueBy, reportBy, selfReporting } from "#model/einvoice/duty.ts";
import { type EInvoice, type EInvoiceState, eInvoiceStates } from "#model/einvoice/e-invoice.ts";
import { invoiceStatus } from "#model/invoice/status.ts";
import { invoiceType } from "#model/invoice/type.ts";
import { clients } from "./clients.ts";
import { companies } from "./company.ts";
import { isOf } from "./conditions.ts";
import { type Database, isThere } from "./database.ts";
import { invoices } from "./invoices/invoices.ts";
import { bothWays, bothWaysOver, listOf, type Sortings } from "./lists.ts";
import { versionAfter } from "./rows.ts";
import { users } from "./users.ts";

/** How documents were sent and reported as e-invoices, by whom it was said (docs/decisions/088). */
export const eInvoices = sqliteTable("e_invoices", {
  invoice_id: integer()
    .primaryKey()
    .references(() => invoices.id),
  channel: text({ enum: eInvoiceChannels }),
  /** Local dates, yyyy-MM-dd. */
  sent_on: text(),
  sent_by: integer().references(() => users.id),
  reported_on: text(),
  reported_by: integer().references(() => users.id),
  note: text().notNull().default(""),
  version: integer().notNull().default(1),
});
type Row = typeof eInvoices.$inferSelect;

/** Whether the law asks for an e-invoice: of parties in Latvia, to public bodies and later to every company (domain §7). */
const isDuty = sql<number>`(
  exists (select 1 from ${companies} where ${companies.id} = 1 and
    coalesce(nullif(value ->> 'country', ''), nullif(substr(value ->> 'vat_nr', 1, 2), ''), 'LV') = 'LV')
  and exists (
    select 1 from ${clients} where ${clients.id} = ${invoices.client_id} and ${clients.country} = 'LV'
    and (${clients.is_public_body} and ${invoices.date} >= ${sql.raw(`'${duties.publicBodies}'`)}
      or ${clients.reg_nr} <> '' and ${invoices.date} >= ${sql.raw(`'${duties.companies}'`)})))`;

const said = (column: "channel" | "sent_on" | "reported_on") =>
  sql`(select ${eInvoices[column]} from ${eInvoices} where ${eInvoices.invoice_id} = ${invoices.id})`;

const reportItself = sql.raw(`(${selfReporting.map((channel) => `'${channel}'`).join(", ")})`);

const placeOf = (state: EInvoiceState) => sql.raw(String(eInvoiceStates.indexOf(state)));

/** How far a document is, by its place among the states. */
const stateOf = sql<number>`case
  when ${invoices.state} = ${sql.raw(String(invoiceStatus.draft))} then ${placeOf("draft")}
  when ${said("sent_on")} is null then ${placeOf("unsent")}
  when ${isDuty} and ${said("reported_on")} is null
    and coalesce(${said("channel")}, '') not in ${reportItself} then ${placeOf("unreported")}
  else ${placeOf("done")} end`;

/** Documents that ask for money or give it back. */
const isOfMoney = sql`(${invoices.invoice_type_id} = ${sql.raw(String(invoiceType.credit_note))} or ${invoices.is_payable})`;

/** Of these what has to be an e-invoice, or of which something was said; drafts with a date of supply. */
const isListed = sql`${isOfMoney}
  and (${invoices.state} <> ${sql.raw(String(invoiceStatus.draft))} or ${invoices.supply_date} is not null)
  and (${isDuty} or exists (select 1 from ${eInvoices} where ${eInvoices.invoice_id} = ${invoices.id}
    and (channel is not null or sent_on is not null or reported_on is not null or note <> '')))`;

const senders = alias(users, "senders");
const reporters = alias(users, "reporters");

const rows = (database: Database) =>
  database
    .select({
      invoice: {
        id: invoices.id,
        invoice_nr: invoices.invoice_nr,
        invoice_type_id: invoices.invoice_type_id,
        estimate_id: invoices.estimate_id,
        date: invoices.date,
        supply_date: invoices.supply_date,
        total_cents: invoices.total_cents,
      },
      customer: { id: clients.id, name: clients.name },
      is_duty: isDuty,
      state: stateOf,
      record: getTableColumns(eInvoices),
      sender: { id: senders.id, name: senders.name },
      reporter: { id: reporters.id, name: reporters.name },
    })
    .from(invoices)
    .innerJoin(clients, eq(clients.id, invoices.client_id))
    .leftJoin(eInvoices, eq(eInvoices.invoice_id, invoices.id))
    .leftJoin(senders, eq(senders.id, eInvoices.sent_by))
    .leftJoin(reporters, eq(reporters.id, eInvoices.reported_by));

type Found = ReturnType<ReturnType<typeof rows>["all"]>[number];

function show({ invoice, customer, is_duty, state, record, sender, reporter }: Found): EInvoice {
  const name = eInvoiceStates[state] ?? "done";
  return {
    id: invoice.id,
    invoice_nr: invoice.invoice_nr ?? "",
    invoice_type_id: invoice.invoice_type_id,
    estimate_id: invoice.estimate_id,
    customer,
    date: invoice.date,
    supply_date: invoice.supply_date,
    total_cents: invoice.total_cents,
    is_duty: Boolean(is_duty),
    state: name,
    due_on: is_duty ? dueOn(name, invoice) : null,
    channel: record?.channel ?? null,
    sent_on: record?.sent_on ?? null,
    sent_by: sender,
    reported_on: record?.reported_on ?? null,
    reported_by: reporter,
    note: record?.note ?? "",
    // Of what nothing was said yet as well: two people may be the first at once.
    version: (record?.version ?? 0) + 1,
  };
}

/** The last local date for what is to be done next: an e-invoice that is not sent yet is not reported either. */
function dueOn(state: EInvoiceState, { date, supply_date }: Pick<EInvoice, "date" | "supply_date">) {
  if (state === "draft") return supply_date && issueBy(supply_date);
  return state === "done" ? null : reportBy(date);
}

const isDone = sql`${stateOf} = ${placeOf("done")}`;

/** By when something is to be done, near enough for an order: five working days are a week at least. */
const dueFirst = sql`case when ${invoices.state} = ${sql.raw(String(invoiceStatus.draft))}
  then date(${invoices.supply_date}, '+15 days') else date(${invoices.date}, '+7 days') end`;

/** Nothing is due of what is done, and of what no law asks for. */
const isNotDue = sql`(${isDone} or not ${isDuty})`;

/** Columns that documents can be sorted by. */
const sortings: Sortings = {
  ...bothWays("number", [invoices.invoice_nr, invoices.id]),
  ...bothWaysOver("client", [clients.sort_name, clients.id], {
    tables: [clients],
    on: eq(invoices.client_id, clients.id),
    order: [desc(invoices.date), desc(invoices.id)],
  }),
  ...bothWays("date", [invoices.date, invoices.id]),
  // What is not due comes last either way.
  due: { order: [isNotDue, asc(dueFirst), asc(invoices.date), asc(invoices.id)] },
  "-due": { order: [isNotDue, desc(dueFirst), desc(invoices.date), desc(invoices.id)] },
  ...bothWays("total", [invoices.total_cents, invoices.id]),
};

/** E-invoices: what is due first, then what is done, the newest first. Numbers are searched for. */
export const listEInvoices = listOf({
  table: invoices,
  rows,
  show,
  filters: {
    listed: isListed,
    state: sql`${stateOf} = ${sql.placeholder("state")}`,
    client: isOf(invoices.client_id, "client"),
  },
  sortings,
  keepsOrder: true,
  order: [
    isDone,
    sql`case when ${isDone} then null else ${dueFirst} end`,
    desc(invoices.date),
    desc(invoices.id),
  ],
});

export function findEInvoice(database: Database, id: number): EInvoice | undefined {
  const row = rows(database)
    .where(and(eq(invoices.id, id), isOfMoney))
    .get();
  return row && show(row);
}

/** Notes what was said of a document; anyone who edits it is at the next version. Of one of which nothing was said, nothing is noted. */
export function saveEInvoice(database: Database, id: number, change: Partial<Row>): void {
  const isNothing = Object.values(change).every((said) => said === undefined || said === null || said === "");
  if (isNothing && !isThere(database, eInvoices, eq(eInvoices.invoice_id, id))) return;
  database
    .insert(eInvoices)
    .values({ ...change, invoice_id: id })
    .onConflictDoUpdate({
      target: eInvoices.invoice_id,
      set: { ...change, version: versionAfter(eInvoices, change) },
    })
    .run();
}
