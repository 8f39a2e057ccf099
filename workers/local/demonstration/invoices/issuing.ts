import type { InvoiceContent } from "#model/invoice/content.ts";
import { invoiceStatus } from "#model/invoice/status.ts";
import { invoiceType } from "#model/invoice/type.ts";
import { fold } from "#model/text/text-order.ts";
import { type Book, type Entry, instantOf, lastInvoice, nextNumber } from "./book.ts";
import type { Step } from "./plans.ts";

/** Makes a draft the document that it stays (api/invoices/issue.ts); most of what asks for money is sent at once. */
export function issue(book: Book, entry: Entry, content: InvoiceContent): void {
  const { row } = entry;
  const { random, estimateOf } = book.office;
  const invoice_nr = nextNumber(book, row.invoice_type_id, row.date);
  const issued_at = instantOf(row.date, random);
  const isSent = row.is_payable === true && random.chance(0.9);
  Object.assign(row, {
    invoice_nr,
    issued_at,
    search: fold(invoice_nr),
    state: isSent ? invoiceStatus.sent : invoiceStatus.issued,
    sent_at: isSent ? issued_at : null,
    issued_by: estimateOf(row.estimate_id).project.project_manager?.id ?? null,
  });
  entry.content = content;
}

/** Voids what was invoiced last, and takes its amounts back with a credit note (api/invoices/issue.ts). */
export function undo(book: Book, { estimateId, date }: Step): void {
  const wrong = lastInvoice(book, estimateId);
  if (!wrong) return;
  const { random } = book.office;
  const { row, groups, content } = wrong;
  const voided_at = instantOf(date, random);
  Object.assign(row, { state: invoiceStatus.voided, voided_at, paid_cents: 0 });
  Object.assign(wrong, { held: [], deductions: [], paid: [] });
  const invoice_nr = nextNumber(book, invoiceType.credit_note, date);
  const { estimate_id, project_id, client_id, issued_by, position_item_ids, billing } = row;
  book.entries.push({
    row: {
      id: book.entries.length + 1,
      invoice_nr,
      estimate_id,
      project_id,
      client_id,
      date,
      issued_by,
      invoice_type_id: invoiceType.credit_note,
      state: invoiceStatus.issued,
      billing,
      position_item_ids,
      buyer_reference: row.buyer_reference,
      is_payable: false,
      credits_id: row.id,
      net_cents: -row.net_cents,
      vat_cents: -row.vat_cents,
      total_cents: -row.total_cents,
      issued_at: voided_at,
      search: fold(invoice_nr),
    },
    content,
    groups: groups.map((group) => ({
      ...group,
      taxable_cents: -group.taxable_cents,
      amount_cents: -group.amount_cents,
    })),
    held: [],
    deductions: [],
    paid: [],
  });
}
