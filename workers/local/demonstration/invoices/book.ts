import type { TakenItem } from "#backend/db/invoices/invoiced-items.ts";
import type { NewInvoice } from "#backend/db/invoices/invoices.ts";
import type { Config } from "#model/branding/config.ts";
import type { Client } from "#model/client/client.ts";
import type { Company } from "#model/company/company.ts";
import { documentNumber, periodOf, type SeriesKind } from "#model/company/number-series.ts";
import type { Counted } from "#model/estimate/counted-estimate.ts";
import type { Billed, BilledGroup, Deduction } from "#model/invoice/billed.ts";
import type { InvoiceContent } from "#model/invoice/content.ts";
import { invoiceStatus } from "#model/invoice/status.ts";
import { invoiceType } from "#model/invoice/type.ts";
import type { Random } from "../random.ts";
import type { Paid } from "./payments.ts";

/** What documents are made of. */
export interface Office {
  company: Company;
  config: Config;
  estimateOf: (id: number) => Counted;
  clientOf: (id: number) => Client;
  today: string;
  random: Random;
}

/** A document as it is planted, and what stands in other tables of it. */
export interface Entry {
  row: NewInvoice & { id: number };
  /** What it says; null while it is a draft. */
  content: InvoiceContent | null;
  groups: BilledGroup[];
  /** The lines of the estimate that nobody else may invoice. */
  held: TakenItem[];
  /** What it deducts of advances. */
  deductions: Deduction[];
  paid: Paid[];
}

/** How far a series has counted within a period. */
export interface Counter {
  series: SeriesKind;
  period: string;
  last: number;
}

/** The documents that were made so far, and the numbers that they have. */
export interface Book {
  office: Office;
  entries: Entry[];
  counters: Map<string, Counter>;
}

const seriesOf: Record<number, SeriesKind> = {
  [invoiceType.invoice]: "invoice",
  [invoiceType.waybill]: "waybill",
  [invoiceType.credit_note]: "credit_note",
};

/** The next number of a kind of document, counted as the API counts (db/invoices/numbers.ts). */
export function nextNumber({ office, counters }: Book, typeId: number, date: string): string {
  const series = seriesOf[typeId] ?? "invoice";
  const shape = office.company.series[series];
  const period = periodOf(shape, date);
  const key = `${series} ${period}`;
  const last = (counters.get(key)?.last ?? 0) + 1;
  counters.set(key, { series, period, last });
  return documentNumber(shape, period, last);
}

/** Documents of an estimate that were not voided, the first made first. */
export const standing = ({ entries }: Book, estimateId: number): Entry[] =>
  entries.filter(
    ({ row }) =>
      row.estimate_id === estimateId && row.state !== invoiceStatus.voided && row.credits_id === undefined,
  );

/** What the documents of an estimate have taken of it, as the API reads it (db/invoices/sums.ts). */
export function billedOf(book: Book, estimateId: number): Billed[] {
  const entries = standing(book, estimateId).filter(({ groups }) => groups.length > 0);
  return entries.map(({ row, groups, deductions }) => ({
    id: row.id,
    billing: row.billing,
    position_item_ids: row.position_item_ids,
    parts: [],
    groups,
    deductions,
  }));
}

/** The invoice by lines that an estimate got last. */
export const lastInvoice = (book: Book, estimateId: number): Entry | undefined =>
  standing(book, estimateId).findLast(
    ({ row }) =>
      row.invoice_type_id === invoiceType.invoice &&
      row.billing === "lines" &&
      row.state !== invoiceStatus.draft,
  );

/** An instant of a local date, in working hours. */
export function instantOf(date: string, random: Random): string {
  const [hour, minute] = [random.whole(6, 14), random.whole(0, 59)].map((part) =>
    String(part).padStart(2, "0"),
  );
  return `${date}T${hour}:${minute}:00.000Z`;
}
