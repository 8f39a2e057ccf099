import type { Database } from "#backend/db/database.ts";
import { withdrawMailsOf } from "#backend/db/ended-mails.ts";
import { insertCreditedLines, listCreditedLines } from "#backend/db/invoices/credited-lines.ts";
import { deductNothingIn } from "#backend/db/invoices/deductions.ts";
import { freeze, frozenContent } from "#backend/db/invoices/frozen.ts";
import { freeItems, lowerItem } from "#backend/db/invoices/invoiced-items.ts";
import { type InvoiceRow, insertInvoice, updateInvoice } from "#backend/db/invoices/invoices.ts";
import { creditedGroups, replaceSums } from "#backend/db/invoices/sums.ts";
import { found, invalid, Problem } from "#backend/operations/errors.ts";
import { texts } from "#backend/words/texts.ts";
import { today } from "#model/date/dates.ts";
import type { InvoiceContent, InvoiceLine } from "#model/invoice/content.ts";
import {
  type CreditedLine,
  type LeftDocument,
  leftOf,
  restGroups,
  restOf,
} from "#model/invoice/left-document.ts";
import {
  type CreditProblem,
  type CreditWish,
  creditedInvoiceLines,
  partialCredit,
} from "#model/invoice/partial-credit.ts";
import { invoiceStatus } from "#model/invoice/status.ts";
import { invoiceType } from "#model/invoice/type.ts";
import { decimal } from "#model/money/decimal.ts";
import { sum } from "#model/money/money.ts";
import type { Language } from "#model/text/language.ts";
import { fold } from "#model/text/text-order.ts";
import { nextNumber } from "./next-number.ts";
import { checkPayable } from "./open-invoice.ts";

/**
 * Voids an issued document: its row and number stay, what it took of its estimate is free again, and a credit note of its
 * own number takes back what earlier ones have left (domain H1). What asked for no money has none. Answers the credit
 * note's id.
 */
export function voidIssued(database: Database, row: InvoiceRow, actorId: number): number | null {
  updateInvoice(database, row.id, { state: invoiceStatus.voided, voided_at: new Date().toISOString() });
  freeItems(database, row.id);
  deductNothingIn(database, row.id);
  withdrawMailsOf(database, { document: "invoice", document_id: row.id });
  if (!row.is_payable) return null;
  const content = found(frozenContent(database, row.id));
  return insertCreditNote(database, row, { content: restOfContent(database, row, content), actorId });
}

/** What a document says as far as earlier credit notes have left it: all of it where there are none. */
function restOfContent(database: Database, row: InvoiceRow, content: InvoiceContent): InvoiceContent {
  const earlier = listCreditedLines(database, row.id);
  if (earlier.length === 0) return content;
  const left = leftOf(content, earlier, creditedGroups(database, row.id));
  const rest = creditedContent({ content, left, parts: restOf(left), groups: restGroups(left) });
  const advanced = sum(content.advances.map(({ net_cents }) => net_cents));
  const discount_cents = rest.full_cents - advanced - rest.net_cents;
  return { ...rest, advances: content.advances, discount_cents };
}

/** What an invoice of lines says, and what of it is left to be taken back; 409 of any other document. */
export function readLeft(
  database: Database,
  row: InvoiceRow,
): { content: InvoiceContent; left: LeftDocument } {
  checkPayable(row);
  if (row.percentage !== null) throw new Problem(409, "errors.credit_advance");
  const content = found(frozenContent(database, row.id));
  const left = leftOf(content, listCreditedLines(database, row.id), creditedGroups(database, row.id));
  return { content, left };
}

interface Wanted {
  wishes: readonly CreditWish[];
  /** Why, as the credit note says it. */
  description: string;
  actorId: number;
}

/**
 * Takes parts of an issued document back by a credit note (domain H1). The document asks for that much less, and its lines stay
 * invoiced. Throws a Problem for more than is left, and for all of it, which is voided. Answers the credit note's id.
 */
export function creditParts(database: Database, row: InvoiceRow, wanted: Wanted): number {
  const { content, left } = readLeft(database, row);
  const credit = partialCredit(left, wanted.wishes);
  if ("problem" in credit) throw refusalOf(credit);
  const { parts, groups } = credit;
  const said = creditedContent({ content, left, parts, groups });
  const id = insertCreditNote(database, row, { content: said, ...wanted });
  insertCreditedLines(database, id, parts);
  // What a document says of its lines stands in the order in which it has those of the estimate.
  for (const { line, net_cents } of parts)
    lowerItem(database, { invoiceId: row.id, positionItemId: found(row.position_item_ids[line]) }, net_cents);
  updateInvoice(database, row.id, { credited_cents: row.credited_cents + credit.total_cents });
  return id;
}

function refusalOf({ at, problem }: CreditProblem): Problem {
  if (at) return invalid(`lines.${at.wish}.${at.field}`, problem);
  return problem === "errors.credit_nothing" ? invalid("lines", problem) : new Problem(409, problem);
}

interface Taken {
  /** What the document says. */
  content: InvoiceContent;
  left: LeftDocument;
  parts: readonly CreditedLine[];
  groups: InvoiceContent["groups"];
}

/** What a credit note of parts says: its lines are those parts, without the discount. */
function creditedContent({ content, left, parts, groups }: Taken): InvoiceContent {
  const lines = creditedInvoiceLines(left, parts, (line) => ({
    name: loweredName(content, "lv", line),
    name_en: loweredName(content, "en", line),
  }));
  const net_cents = sum(groups.map(({ taxable_cents }) => taxable_cents));
  const vat_cents = sum(groups.map(({ amount_cents }) => amount_cents));
  const categories = new Set(groups.map(({ category }) => category));
  return {
    ...content,
    lines,
    groups,
    discount: "0",
    full_cents: sum(lines.map(({ total_cents }) => total_cents)),
    discount_cents: 0,
    advances: [],
    vat_reasons: content.vat_reasons.filter(({ category }) => categories.has(category)),
    net_cents,
    vat_cents,
    total_cents: net_cents + vat_cents,
  };
}

const loweredName = ({ words }: InvoiceContent, language: Language, { name, name_en }: InvoiceLine): string =>
  texts(language, words[language])("documents.lowered_line", {
    name: (language === "en" && name_en) || name,
  });

interface Said {
  content: InvoiceContent;
  description?: string;
  actorId: number;
}

/** Adds a credit note of a document, issued today under a number of its own. Its amounts are below zero in its row. */
function insertCreditNote(
  database: Database,
  row: InvoiceRow,
  { content, description = "", actorId }: Said,
): number {
  const { project_id, client_id, estimate_id, billing, position_item_ids, percentage } = row;
  const { buyer_reference, order_number } = row;
  const { groups, net_cents, vat_cents, total_cents } = content;
  const date = today();
  const invoice_nr = nextNumber(database, invoiceType.credit_note, date);
  const id = insertInvoice(database, {
    invoice_nr,
    project_id,
    client_id,
    estimate_id,
    billing,
    date,
    description,
    position_item_ids,
    percentage,
    buyer_reference,
    order_number,
    invoice_type_id: invoiceType.credit_note,
    state: invoiceStatus.issued,
    is_payable: false,
    net_cents: -net_cents,
    vat_cents: -vat_cents,
    total_cents: -total_cents,
    credits_id: row.id,
    issued_at: new Date().toISOString(),
    issued_by: actorId,
    search: fold(invoice_nr),
  });
  const taken = groups.map(({ category, rate, taxable_cents, amount_cents }) => ({
    category,
    rate: decimal(rate),
    taxable_cents: -taxable_cents,
    amount_cents: -amount_cents,
  }));
  replaceSums(database, id, taken, []);
  freeze(database, id, content);
  return id;
}
