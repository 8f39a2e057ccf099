import { openAdvances, taken } from "../../../../app/model/billed";
import { openLines, remainingOf } from "../../../../app/model/billing";
import { canIssue } from "../../../../app/model/company";
import { today } from "../../../../app/model/dates";
import type { EstimateInvoices, InvoiceChoices } from "../../../../app/model/invoice";
import { invoiceStatus } from "../../../../app/model/invoice-status";
import { invoiceType } from "../../../../app/model/invoice-type";
import { sum } from "../../../../app/model/money";
import { waybill } from "../../../../app/model/waybill";
import { findClient } from "../../db/clients";
import { readCompany } from "../../db/company";
import type { Database } from "../../db/database";
import { type Counted, findEstimate } from "../../db/estimates/content";
import { findInvoiceRow } from "../../db/invoices/invoices";
import { listInvoicesOf, referenceTo } from "../../db/invoices/read";
import { listBilled } from "../../db/invoices/sums";
import { findProject } from "../../db/projects";
import { notFound } from "../../errors";
import { datesOf } from "./dates";
import { usualWaybill } from "./waybill";

/** What is invoiced of an estimate and what is left; `except` is a draft that is being edited. */
export function invoicesOf(database: Database, estimate: Counted, except?: number): EstimateInvoices {
  const billed = listBilled(database, estimate.id, except);
  const remaining = remainingOf(estimate, billed);
  const before = taken(billed);
  return {
    documents: listInvoicesOf(database, estimate.id),
    remaining,
    invoiced: remaining.map(({ category, rate }) => {
      const { taxable_cents, amount_cents } = before(category, rate);
      return { category, rate, taxable_cents, amount_cents };
    }),
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
  const estimate = readCounted(database, estimateId);
  const client_id = findProject(database, estimate.project.id)?.customer?.id;
  if (client_id === undefined) throw notFound();
  const { date, payment_terms, due_date } = datesOf(database, { date: today() });
  const found = invoicesOf(database, estimate, except);
  const edited = except === undefined ? undefined : findInvoiceRow(database, except);
  const chosen = edited?.waybill ? waybill.parse(edited.waybill).pricing_invoice?.id : undefined;
  const billed = listBilled(database, estimateId, except);
  const advances = billed.filter(({ billing }) => billing === "percentage").map(({ id }) => id);
  return {
    ...found,
    estimate,
    billed,
    defaults: {
      ...{ date, payment_terms, due_date },
      buyer_reference: findClient(database, client_id)?.buyer_reference ?? "",
      waybill: usualWaybill(database, { client_id, actorId }),
    },
    pricing_invoices: found.documents
      .filter(
        ({ invoice_nr, invoice_type_id }) => invoice_nr !== "" && invoice_type_id === invoiceType.invoice,
      )
      .filter(
        ({ id, status_id }) =>
          // What a draft refers to stays to be seen, so that no form takes it for none.
          id === chosen || (status_id !== invoiceStatus.voided && !advances.includes(id)),
      )
      .map(({ id, invoice_nr, date }) => ({ id, invoice_nr, date })),
    can_issue: canIssue(readCompany(database)),
  };
}

export function readCounted(database: Database, id: number): Counted {
  const found = findEstimate(database, id);
  if (!found) throw notFound();
  return found;
}
