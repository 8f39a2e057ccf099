import { and, asc, desc, eq, ne } from "drizzle-orm";
import { paymentTerm } from "#model/company/payment-terms.ts";
import { today } from "#model/date/dates.ts";
import { itemsOf } from "#model/estimate/counted-estimate.ts";
import type { InvoiceContent } from "#model/invoice/content.ts";
import { eInvoiceState } from "#model/invoice/e-invoice-lacks.ts";
import type { Invoice, InvoiceEntry, InvoiceReference } from "#model/invoice/invoice.ts";
import { goodsParts, linesWith } from "#model/invoice/line-parts.ts";
import { invoiceStatus, statusOn } from "#model/invoice/status.ts";
import { invoiceType } from "#model/invoice/type.ts";
import { waybill } from "#model/invoice/waybill.ts";
import { sendDecimal } from "#model/money/decimal.ts";
import type { Language } from "#model/text/language.ts";
import { clients, findClient } from "../clients.ts";
import { readCompany } from "../company.ts";
import { readConfig } from "../config.ts";
import type { Database } from "../database.ts";
import { findEstimate } from "../estimates/content.ts";
import { estimates } from "../estimates/estimates.ts";
import { projects } from "../projects.ts";
import { contentOf } from "./content.ts";
import { openOf, owedOf } from "./credit.ts";
import { creditedLines } from "./credited-lines.ts";
import { listAdvances, listDeducting } from "./deductions.ts";
import { frozenContent } from "./frozen.ts";
import { partsOf } from "./invoiced-items.ts";
import { type InvoiceRow, invoices } from "./invoices.ts";
import { listPayments } from "./payments.ts";
import { listGroups } from "./sums.ts";

const entryColumns = {
  row: invoices,
  customer: { id: clients.id, name: clients.name, document_language: clients.document_language },
  project: { id: projects.id, name: projects.name },
  estimate: { id: estimates.id, estimate_nr: estimates.estimate_nr, name: estimates.name },
};
type Found = {
  row: InvoiceRow;
  customer: { id: number; name: string; document_language: Language };
  project: { id: number; name: string };
  estimate: { id: number; estimate_nr: string; name: string };
};

/** Documents with what their entries in a list show; a where and an order are still to be added. */
export const selectEntries = (database: Database) =>
  database
    .select(entryColumns)
    .from(invoices)
    .innerJoin(clients, eq(clients.id, invoices.client_id))
    .innerJoin(projects, eq(projects.id, invoices.project_id))
    .innerJoin(estimates, eq(estimates.id, invoices.estimate_id));

export function showEntry({ row, customer, project, estimate }: Found): InvoiceEntry {
  const { net_cents, vat_cents, total_cents, paid_cents, credited_cents } = row;
  return {
    id: row.id,
    invoice_nr: row.invoice_nr ?? "",
    invoice_type_id: row.invoice_type_id,
    estimate_id: row.estimate_id,
    estimate_nr: estimate.estimate_nr,
    customer,
    project,
    status_id: statusOn(today(), row),
    date: row.date,
    due_date: row.due_date,
    net_cents,
    vat_cents,
    total_cents,
    paid_cents,
    credited_cents,
    open_cents: openOf(row),
    owed_cents: owedOf(row),
    is_disputed: row.is_disputed,
    version: row.version,
  };
}

/** Cents that were paid of a document in force: what was paid of a voided one is the client's, and settles nothing. */
export const receivedOf = ({
  voided_at,
  paid_cents,
}: Pick<InvoiceRow, "voided_at" | "paid_cents">): number => (voided_at === null ? paid_cents : 0);

/** The documents of an estimate, the first made first. */
export const listInvoicesOf = (database: Database, estimateId: number): InvoiceEntry[] =>
  selectEntries(database)
    .where(eq(invoices.estimate_id, estimateId))
    .orderBy(asc(invoices.id))
    .all()
    .map(showEntry);

/** A document with everything in it: what it says from its frozen copy, or, of a draft, from what there is now
 * and how the address looks that it is asked at. */
export function findInvoice(database: Database, id: number, address: string | null): Invoice | undefined {
  const found = selectEntries(database).where(eq(invoices.id, id)).get();
  if (!found) return undefined;
  const { row, estimate } = found;
  const payments = listPayments(database, id);
  const whole = {
    ...showEntry(found),
    estimate,
    payment_date: payments.at(-1)?.date ?? null,
    supply_date: row.supply_date,
    payment_terms: paymentTerm.parse(row.payment_terms),
    description: row.description,
    comment: row.comment,
    billing: row.billing,
    buyer_reference: row.buyer_reference,
    order_number: row.order_number,
    percentage: row.percentage === null ? null : sendDecimal(row.percentage),
    position_item_ids: row.position_item_ids,
    quantities: row.quantities.map((one) => ({ ...one, quantity: sendDecimal(one.quantity) })),
    waybill: row.waybill === null ? null : waybill.parse(row.waybill),
    content: frozenContent(database, id) ?? draftContent(database, row, address),
    payments,
    credits: referenceTo(database, row.credits_id),
    credited_by: row.voided_at === null ? null : creditOf(database, id),
    credit_notes: partialCreditsOf(database, id),
    deducted_by: listDeducting(database, id),
    priced_waybills: pricedBy(database, row),
    issued_at: row.issued_at,
    sent_at: row.sent_at,
    voided_at: row.voided_at,
  };
  return { ...whole, einvoice: eInvoiceState(whole) };
}

/** What a draft would say if it were issued now, at an address. */
export function draftContent(database: Database, row: InvoiceRow, address: string | null): InvoiceContent {
  const estimate = findEstimate(database, row.estimate_id);
  const client = findClient(database, row.client_id);
  if (!estimate || !client) throw new Error(`estimate or client of document ${row.id} is gone`);
  return contentOf({
    estimate,
    client,
    company: readCompany(database),
    config: readConfig(database, address),
    items: linesWith(
      itemsOf(estimate).filter(({ id }) => row.position_item_ids.includes(id)),
      row.is_payable ? partsOf(database, row.id) : goodsParts(estimate, row.quantities),
    ),
    percentage: row.percentage === null ? null : sendDecimal(row.percentage),
    groups: listGroups(database, row.id),
    advances: listAdvances(database, row.id),
    is_payable: row.is_payable,
  });
}

const referenced = { id: invoices.id, invoice_nr: invoices.invoice_nr, date: invoices.date };
type Referenced = { id: number; invoice_nr: string | null; date: string };
const showReference = (row: Referenced | undefined): InvoiceReference | null =>
  row ? { ...row, invoice_nr: row.invoice_nr ?? "" } : null;

/** A document as another one refers to it. */
export const referenceTo = (database: Database, id: number | null): InvoiceReference | null =>
  id === null
    ? null
    : showReference(database.select(referenced).from(invoices).where(eq(invoices.id, id)).get());

/** The waybills that refer to an invoice for their prices. */
const pricedBy = (database: Database, { id, estimate_id }: InvoiceRow): InvoiceReference[] =>
  database
    .select({ ...referenced, waybill: invoices.waybill })
    .from(invoices)
    .where(
      and(
        eq(invoices.estimate_id, estimate_id),
        eq(invoices.invoice_type_id, invoiceType.waybill),
        ne(invoices.state, invoiceStatus.voided),
      ),
    )
    .orderBy(asc(invoices.id))
    .all()
    .filter((row) => waybill.parse(row.waybill).pricing_invoice?.id === id)
    .map((row) => ({ id: row.id, invoice_nr: row.invoice_nr ?? "", date: row.date }));

/** The credit notes that took back parts of a document, the first made first. */
const partialCreditsOf = (database: Database, id: number): InvoiceReference[] =>
  database
    .selectDistinct(referenced)
    .from(invoices)
    .innerJoin(creditedLines, eq(creditedLines.credit_note_id, invoices.id))
    .where(eq(invoices.credits_id, id))
    .orderBy(asc(invoices.id))
    .all()
    .map((row) => ({ ...row, invoice_nr: row.invoice_nr ?? "" }));

/** The credit note of a voided document: the last of it. */
export const creditOf = (database: Database, id: number): InvoiceReference | null =>
  showReference(
    database
      .select(referenced)
      .from(invoices)
      .where(eq(invoices.credits_id, id))
      .orderBy(desc(invoices.id))
      .get(),
  );
