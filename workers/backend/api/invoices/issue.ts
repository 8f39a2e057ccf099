import type { Database } from "#backend/db/database.ts";
import { freeze } from "#backend/db/invoices/frozen.ts";
import { type InvoiceRow, updateInvoice } from "#backend/db/invoices/invoices.ts";
import { draftContent } from "#backend/db/invoices/read.ts";
import { findProject } from "#backend/db/projects.ts";
import { invalid, Problem } from "#backend/operations/errors.ts";
import { today } from "#model/date/dates.ts";
import type { InvoiceContent } from "#model/invoice/content.ts";
import { buyerLacks, lacksReference, sellerLacks } from "#model/invoice/e-invoice-lacks.ts";
import { invoiceStatus } from "#model/invoice/status.ts";
import { fold } from "#model/text/text-order.ts";
import { checkBooksOpen } from "../closed-books.ts";
import { earliestDate } from "./dates.ts";
import { nextNumber } from "./next-number.ts";

/**
 * Makes a draft the document that it will stay: it takes the next number of its series and its content is frozen, in the
 * transaction of the caller (domain §4).
 */
export function issue(database: Database, draft: InvoiceRow, actorId: number, address: string | null): void {
  checkDate(draft.date);
  checkBooksOpen(database, "date", draft.date);
  checkClient(database, draft);
  const content = draftContent(database, draft, address);
  checkParties(content);
  checkReference(content, draft);
  checkAdvances(content);
  checkLength(content);
  const invoice_nr = nextNumber(database, draft.invoice_type_id, draft.date);
  freeze(database, draft.id, content);
  updateInvoice(database, draft.id, {
    invoice_nr,
    state: invoiceStatus.issued,
    issued_at: new Date().toISOString(),
    issued_by: actorId,
    search: fold(invoice_nr),
  });
}

/** What is a year late is a slip of the keyboard. */
function checkDate(date: string): void {
  if (date > today()) throw invalid("date", "errors.issued_ahead");
  if (date < earliestDate()) throw invalid("date", "errors.issued_long_ago");
}

/** A draft keeps the client and the addresses that it was made with; the project may have got another client meanwhile. */
function checkClient(database: Database, { project_id, client_id }: InvoiceRow): void {
  if (findProject(database, project_id)?.customer?.id !== client_id)
    throw new Problem(409, "errors.draft_of_other");
}

/** Who charges VAT, and who pays it instead of the seller, is known by a VAT number. */
function checkParties(content: InvoiceContent): void {
  if (sellerLacks(content).length > 0) throw new Problem(409, "errors.seller_vat");
  const lacks = buyerLacks(content);
  if (lacks.includes("vat_nr")) throw new Problem(409, "errors.buyer_vat");
  if (lacks.includes("vat_nr_abroad")) throw new Problem(409, "errors.buyer_vat_abroad");
}

/** A public body takes no invoice that names neither its order nor what it wants to find there. */
function checkReference(
  content: InvoiceContent,
  { buyer_reference, order_number, is_payable }: InvoiceRow,
): void {
  if (is_payable && lacksReference({ content, buyer_reference, order_number, waybill: null }))
    throw invalid("order_number", "invoice.needs_reference");
}

/** What is deducted was invoiced before: a draft of an advance may still be changed, or never be issued. */
function checkAdvances({ advances }: InvoiceContent): void {
  if (advances.some(({ invoice_nr }) => invoice_nr === "")) throw new Problem(409, "errors.advance_draft");
}

/**
 * Lines of a document and the letters of their names: 1000 of 100 letters make 47 pages, and some 50 are all that is laid
 * out (documents/budget.ts).
 */
const most = { lines: 1000, letters: 100_000 };

/** What is issued stays, so it has to be one that can be printed. */
function checkLength({ lines }: InvoiceContent): void {
  const letters = lines.reduce((sum, line) => sum + Math.max(line.name.length, line.name_en.length), 0);
  if (lines.length > most.lines || letters > most.letters) throw new Problem(422, "errors.document_size");
}
