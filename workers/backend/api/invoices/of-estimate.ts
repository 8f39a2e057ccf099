import { findClient } from "#backend/db/clients.ts";
import { readCompany } from "#backend/db/company.ts";
import type { Database } from "#backend/db/database.ts";
import { findInvoiceRow } from "#backend/db/invoices/invoices.ts";
import { listInvoicesOf, referenceTo } from "#backend/db/invoices/read.ts";
import { listBilled } from "#backend/db/invoices/sums.ts";
import { orderNumberOf } from "#backend/db/online/acceptances.ts";
import { agreedAdvance } from "#backend/db/online/agreed.ts";
import { findProject } from "#backend/db/projects.ts";
import { notFound } from "#backend/operations/errors.ts";
import { canIssue } from "#model/company/company.ts";
import { today } from "#model/date/dates.ts";
import type { Counted } from "#model/estimate/counted-estimate.ts";
import { openAdvances, taken } from "#model/invoice/billed.ts";
import type { EstimateInvoices, InvoiceChoices } from "#model/invoice/invoice.ts";
import { openLines, remainingOf } from "#model/invoice/remaining.ts";
import { invoiceStatus } from "#model/invoice/status.ts";
import { invoiceType } from "#model/invoice/type.ts";
import { waybill } from "#model/invoice/waybill.ts";
import { sum } from "#model/money/money.ts";
import { readBillable } from "./billable.ts";
import { datesOf } from "./dates.ts";
import { lineProgress } from "./line-progress.ts";
import { usualWaybill } from "./waybill.ts";

/** What is invoiced of an estimate and what is left; `except` is a draft that is being edited. */
export function invoicesOf(database: Database, estimate: Counted, except?: number): EstimateInvoices {
  const billed = listBilled(database, estimate.id, except);
  const remaining = remainingOf(estimate, billed);
  const before = taken(billed);
  const documents = listInvoicesOf(database, estimate.id);
  return {
    documents,
    advance_percentage:
      estimate.is_approved && documents.length === 0 ? agreedAdvance(database, estimate.id) : "0.00",
    remaining,
    invoiced: remaining.map(({ category, rate }) => {
      const { taxable_cents, amount_cents } = before(category, rate);
      return { category, rate, taxable_cents, amount_cents };
    }),
    line_progress: lineProgress(database, estimate, billed),
    open_items: openLines(estimate, billed).map(({ id }) => id),
    advances: openAdvances(billed).flatMap(({ id, groups }) => {
      const reference = referenceTo(database, id);
      const net_cents = sum(groups.map(({ taxable_cents }) => taxable_cents));
      return reference ? [{ ...reference, net_cents }] : [];
    }),
  };
}

/** What the form of a document begins with. */
export function choicesOf(
  database: Database,
  { estimateId, actorId, except }: { estimateId: number; actorId: number; except?: number | undefined },
): InvoiceChoices {
  const estimate = readBillable(database, estimateId);
  const edited = except === undefined ? undefined : findInvoiceRow(database, except);
  const client_id = edited?.client_id ?? findProject(database, estimate.project.id)?.customer?.id;
  if (client_id === undefined) throw notFound();
  const { date, payment_terms, due_date } = datesOf(database, { date: today() }, true);
  const found = invoicesOf(database, estimate, except);
  const chosen = edited?.waybill ? waybill.parse(edited.waybill).pricing_invoice?.id : undefined;
  const billed = listBilled(database, estimateId, except);
  const advances = billed.filter(({ billing }) => billing === "percentage").map(({ id }) => id);
  return {
    ...found,
    estimate,
    billed,
    defaults: {
      date,
      payment_terms,
      due_date: due_date ?? date,
      buyer_reference: findClient(database, client_id)?.buyer_reference ?? "",
      order_number: orderNumberOf(database, estimateId),
      waybill: usualWaybill(database, { client_id, actorId }),
    },
    pricing_invoices: found.documents
      .filter(
        ({ invoice_nr, invoice_type_id, customer }) =>
          invoice_nr !== "" && invoice_type_id === invoiceType.invoice && customer.id === client_id,
      )
      .filter(
        ({ id, status_id }) =>
          // What a draft refers to stays to be seen, so that no form takes it for none.
          id === chosen || (status_id !== invoiceStatus.voided && !advances.includes(id)),
      )
      .map(({ id, invoice_nr, date }) => ({ id, invoice_nr, date })),
    quantity_tolerance: readCompany(database).quantity_tolerance,
    can_issue: canIssue(readCompany(database)),
  };
}
