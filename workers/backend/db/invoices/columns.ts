import { asc, desc, eq } from "drizzle-orm";
import { today } from "#model/date/dates.ts";
import type { InvoiceColumns } from "#model/invoice/columns.ts";
import type { InvoiceFileFilters } from "#model/invoice/filters.ts";
import { statusOn } from "#model/invoice/status.ts";
import { invoiceType } from "#model/invoice/type.ts";
import { sendDecimal } from "#model/money/decimal.ts";
import { vatCategory } from "#model/vat/vat-fields.ts";
import { clients } from "../clients.ts";
import type { Database } from "../database.ts";
import { estimates } from "../estimates/estimates.ts";
import { projects } from "../projects.ts";
import { openOf, owedOf } from "./credit.ts";
import { type InvoiceRow, invoices } from "./invoices.ts";
import { matching, questionOf } from "./list.ts";
import { receivedOf } from "./read.ts";
import { orderOf } from "./sortings.ts";
import { invoiceSums } from "./sums.ts";

/** What the columns are made of. */
const selected = {
  id: invoices.id,
  invoice_nr: invoices.invoice_nr,
  invoice_type_id: invoices.invoice_type_id,
  state: invoices.state,
  date: invoices.date,
  supply_date: invoices.supply_date,
  due_date: invoices.due_date,
  client: clients.name,
  reg_nr: clients.reg_nr,
  project: projects.name,
  estimate_nr: estimates.estimate_nr,
  comment: invoices.comment,
  net_cents: invoices.net_cents,
  vat_cents: invoices.vat_cents,
  total_cents: invoices.total_cents,
  paid_cents: invoices.paid_cents,
  credited_cents: invoices.credited_cents,
  is_payable: invoices.is_payable,
  issued_at: invoices.issued_at,
  voided_at: invoices.voided_at,
};

/** All documents that the filters let through, in the order of the list; null where they are more than `most`. */
export function listColumns(
  database: Database,
  query: InvoiceFileFilters,
  most: number,
): InvoiceColumns | null {
  const { form, values } = questionOf(query);
  const found = database
    .select(selected)
    .from(invoices)
    .innerJoin(clients, eq(clients.id, invoices.client_id))
    .innerJoin(projects, eq(projects.id, invoices.project_id))
    .innerJoin(estimates, eq(estimates.id, invoices.estimate_id))
    .where(matching(form))
    .orderBy(...orderOf(query))
    .limit(most + 1)
    .prepare()
    .all(values);
  if (found.length > most) return null;
  const now = today();
  return {
    invoice_nr: found.map(({ invoice_nr }) => invoice_nr ?? ""),
    invoice_type_id: found.map(({ invoice_type_id }) => invoice_type_id),
    status_id: found.map((row) => statusOn(now, row)),
    date: found.map(({ date }) => date),
    supply_date: found.map(({ supply_date }) => supply_date),
    // What asks for no money is due on no day.
    due_date: found.map(({ is_payable, due_date }) => (is_payable ? due_date : null)),
    client: found.map(({ client }) => client),
    reg_nr: found.map(({ reg_nr }) => reg_nr),
    project: found.map(({ project }) => project),
    estimate_nr: found.map(({ estimate_nr }) => estimate_nr),
    net_cents: found.map(({ net_cents }) => net_cents),
    vat_cents: found.map(({ vat_cents }) => vat_cents),
    total_cents: found.map(({ total_cents }) => total_cents),
    credited_cents: found.map(creditedOf),
    paid_cents: found.map(receivedOf),
    open_cents: found.map(openOf),
    owed_cents: found.map(owedOf),
    comment: found.map(({ comment }) => comment),
    vat_groups: vatGroups(
      database,
      query,
      found.map(({ id }) => id),
    ),
  };
}

/**
 * Cents that the credit notes of a document took back, and of a note what it takes, below zero: of a row as of all of them,
 * what is asked for less that and what was paid is open.
 */
function creditedOf(
  row: Pick<InvoiceRow, "invoice_type_id" | "voided_at" | "total_cents" | "credited_cents">,
) {
  const isAll = row.voided_at !== null || row.invoice_type_id === invoiceType.credit_note;
  return isAll ? row.total_cents : row.credited_cents;
}

/** The taxable amount and VAT of each document under every category and rate that any of them has: taxed ones first. */
function vatGroups(
  database: Database,
  query: InvoiceFileFilters,
  ids: readonly number[],
): InvoiceColumns["vat_groups"] {
  const { form, values } = questionOf(query);
  const sums = database
    .select({ sums: invoiceSums })
    .from(invoiceSums)
    .innerJoin(invoices, eq(invoices.id, invoiceSums.invoice_id))
    .where(matching(form))
    .orderBy(desc(invoiceSums.rate), asc(invoiceSums.category))
    .prepare()
    .all(values)
    .map((row) => row.sums);
  const groups = Map.groupBy(sums, ({ category, rate }) => `${category} ${rate}`);
  return [...groups.values()].flatMap((rows) => {
    const [first] = rows;
    if (!first) return [];
    const of = new Map(rows.map((row) => [row.invoice_id, row]));
    return {
      category: vatCategory.parse(first.category),
      rate: sendDecimal(first.rate),
      taxable_cents: ids.map((id) => of.get(id)?.taxable_cents ?? 0),
      amount_cents: ids.map((id) => of.get(id)?.amount_cents ?? 0),
    };
  });
}
