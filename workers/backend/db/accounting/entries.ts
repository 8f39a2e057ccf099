import { and, eq, gte, lte, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { AccountingEntry } from "#model/accounting/entry.ts";
import { vatCodeOf } from "#model/accounting/vat-code.ts";
import type { Accounting } from "#model/company/accounting.ts";
import { type InvoiceContent, invoiceContent } from "#model/invoice/content.ts";
import { decimal } from "#model/money/decimal.ts";
import { percentOf, sum } from "#model/money/money.ts";
import type { PurchaseJournalRow } from "#model/report/purchase-journal.ts";
import type { SalesJournalRow } from "#model/report/sales-journal.ts";
import { readCompany } from "../company.ts";
import type { Database } from "../database.ts";
import { invoiceContents } from "../invoices/frozen.ts";
import { invoices } from "../invoices/invoices.ts";
import { purchaseInvoices } from "../purchases/invoices.ts";
import { readPurchaseJournal } from "../reports/purchase-journal.ts";
import { readSalesJournal } from "../reports/sales-journal.ts";

/** The first and the last local date. */
interface Period {
  from: string;
  to: string;
}

/** What the journals of sales and purchases have of a period, with the accounts that it is entered to. */
export function readEntries(database: Database, period: Period): AccountingEntry[] {
  const settings = readCompany(database).accounting;
  const sold = soldDocuments(database, period);
  const due = dueDates(database, period);
  return [
    ...readSalesJournal(database, { ...period, customer_id: null }).flatMap((row) => {
      const document = sold.get(row.invoice_id);
      if (!document) throw new Error(`The document ${row.invoice_id} of the journal is gone`);
      return entriesOf(row, document, settings);
    }),
    ...readPurchaseJournal(database, period).map((row) =>
      entryOf(row, due.get(row.purchase_id) ?? null, settings),
    ),
  ];
}

/** What the journal of sales does not say of its documents. */
interface Sold {
  due_date: string | null;
  /** Whether it asks for an advance, or takes one back. */
  isAdvance: boolean;
  /** Without VAT, above zero; of a credit note what the document deducted that it takes back. */
  advances: InvoiceContent["advances"];
}

const credited = alias(invoices, "credited");

const soldDocuments = (database: Database, { from, to }: Period): Map<number, Sold> =>
  new Map(
    database
      .select({
        id: invoices.id,
        due_date: invoices.due_date,
        billing: sql<string>`coalesce(${credited.billing}, ${invoices.billing})`,
        advances: sql<string>`coalesce(json_extract(${invoiceContents.content}, '$.advances'), '[]')`,
      })
      .from(invoices)
      .leftJoin(credited, eq(credited.id, invoices.credits_id))
      .leftJoin(invoiceContents, eq(invoiceContents.invoice_id, invoices.id))
      .where(and(gte(invoices.date, from), lte(invoices.date, to)))
      .all()
      .map(({ id, due_date, billing, advances }) => [
        id,
        {
          due_date,
          isAdvance: billing === "percentage",
          advances: advances === "[]" ? [] : invoiceContent.shape.advances.parse(JSON.parse(advances)),
        },
      ]),
  );

const dueDates = (database: Database, { from, to }: Period): Map<number, string | null> =>
  new Map(
    database
      .select({ id: purchaseInvoices.id, due_on: purchaseInvoices.due_on })
      .from(purchaseInvoices)
      .where(and(gte(purchaseInvoices.issued_on, from), lte(purchaseInvoices.issued_on, to)))
      .all()
      .map(({ id, due_on }) => [id, due_on]),
  );

/** An issued document under a category and rate: what it asks for in whole, and what of that it deducts of advances. */
function entriesOf(row: SalesJournalRow, document: Sold, settings: Accounting): AccountingEntry[] {
  const entry = (account: string, net_cents: number, vat_cents: number): AccountingEntry => ({
    side: "sales",
    document_id: row.invoice_id,
    document_kind: row.document_kind,
    number: row.invoice_nr,
    date: row.date,
    due_date: document.due_date,
    partner: row.customer,
    reg_nr: row.reg_nr,
    vat_nr: row.vat_nr,
    vat_category: row.vat_category,
    vat_rate: row.vat_rate,
    vat_code: vatCodeOf(settings.codes, { category: row.vat_category, rate: row.vat_rate }, "sales"),
    account,
    vat_account: settings.output_vat,
    partner_account: settings.receivables,
    net_cents,
    vat_cents,
    total_cents: net_cents + vat_cents,
  });
  const account = document.isAdvance ? settings.advances : settings.income;
  const deducted = deductedOf(row, document);
  if (deducted === 0) return [entry(account, row.net_cents, row.vat_cents)];
  // The VAT of a document is rounded once (domain H20): what of it the advance had before is the rest.
  const vat = percentOf(deducted, row.vat_rate ?? 0);
  return [
    entry(account, row.net_cents + deducted, row.vat_cents + vat),
    entry(settings.advances, -deducted, -vat),
  ];
}

/** Cents of advances that a document deducts under a category and rate; below zero of a credit note, which gives them back. */
function deductedOf({ document_kind, vat_category, vat_rate }: SalesJournalRow, { advances }: Sold): number {
  const own = advances.flatMap(({ groups }) =>
    groups.filter(({ category, rate }) => category === vat_category && decimal(rate) === vat_rate),
  );
  const cents = sum(own.map(({ net_cents }) => net_cents));
  return document_kind === "credit_note" ? 0 - cents : cents;
}

function entryOf(row: PurchaseJournalRow, due_date: string | null, settings: Accounting): AccountingEntry {
  const { purchase_id, date, supplier, reg_nr, vat_nr, vat_category, vat_rate } = row;
  const { invoice_nr: number, net_cents, vat_cents, total_cents } = row;
  return {
    side: "purchases",
    document_id: purchase_id,
    document_kind: total_cents < 0 ? "credit_note" : "invoice",
    number,
    date,
    due_date,
    partner: supplier,
    reg_nr,
    vat_nr,
    vat_category,
    vat_rate,
    vat_code: vatCodeOf(settings.codes, { category: vat_category, rate: vat_rate }, "purchases"),
    account: settings.expenses,
    vat_account: settings.input_vat,
    partner_account: settings.payables,
    net_cents,
    vat_cents,
    total_cents,
  };
}
