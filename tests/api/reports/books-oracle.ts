import { invoiceType } from "#model/invoice/type.ts";
import { type Asked, documentsOf, type OracleRow, total, within } from "./oracles.ts";
import type { Raw } from "./raw.ts";

/** Ten-thousandths of a percent of a decimal in percent. */
const rateOf = (rate: string): number => Math.round(Number(rate) * 10_000);

/** The highest rate first, then by category. */
const byVat = (one: { category: string; rate: string }, other: { category: string; rate: string }): number =>
  Number(other.rate) - Number(one.rate) || (one.category < other.category ? -1 : 1);

function byDay(one: { date: string; id: number }, other: { date: string; id: number }): number {
  if (one.date === other.date) return one.id - other.id;
  return one.date < other.date ? -1 : 1;
}

function kindOf({ invoice_type_id, billing }: Raw["invoices"][number]): string {
  if (invoice_type_id === invoiceType.credit_note) return "credit_note";
  if (invoice_type_id === invoiceType.waybill) return "waybill";
  return billing === "percentage" ? "advance_invoice" : "invoice";
}

/** What documents themselves say of their VAT, each under its groups; a credit note takes back what it says. */
export function salesJournal(raw: Raw, { from, to, customer_id }: Asked): OracleRow[] {
  const asked = { from, to, ...(customer_id && { customer_id }) };
  return documentsOf(raw, asked)
    .filter(({ waybill }) => !waybill || (waybill.purpose === "sale" && !waybill.pricing_invoice))
    .map((document) => Object.assign({ document }, { id: document.id, date: document.date ?? "" }))
    .toSorted(byDay)
    .flatMap(({ document }) => {
      const { buyer, groups } = document.content;
      const sign = document.credits ? -1 : 1;
      return groups.toSorted(byVat).map(({ category, rate, taxable_cents, amount_cents }) => ({
        invoice_id: document.id,
        estimate_id: document.estimate.id,
        customer_id: document.customer.id,
        date: document.date,
        invoice_nr: document.invoice_nr,
        document_kind: kindOf(document),
        customer: buyer.name,
        reg_nr: buyer.reg_nr,
        vat_nr: buyer.vat_nr,
        vat_category: category,
        vat_rate: rateOf(rate),
        net_cents: sign * taxable_cents + 0,
        vat_cents: sign * amount_cents + 0,
        total_cents: sign * (taxable_cents + amount_cents) + 0,
      }));
    });
}

const nearest = (amount: number): number => Math.sign(amount) * Math.round(Math.abs(amount)) + 0;

/** Suppliers' approved invoices under the VAT of their lines, in euro. */
export function purchaseJournal(raw: Raw, asked: Asked): OracleRow[] {
  return raw.purchases
    .filter(({ state, issued_on }) => (state === "approved" || state === "paid") && within(issued_on, asked))
    .map((purchase) => Object.assign({ purchase }, { id: purchase.id, date: purchase.issued_on ?? "" }))
    .toSorted(byDay)
    .flatMap(({ purchase }) => rowsOf(raw, purchase));
}

function rowsOf(raw: Raw, purchase: Raw["purchases"][number]): OracleRow[] {
  const supplier = raw.clients.find(({ id }) => id === purchase.supplier?.id);
  const byGroup = Map.groupBy(purchase.lines, (line) => `${line.vat_category} ${line.vat_rate}`);
  const groups = [...byGroup.values()]
    .flatMap((lines) => {
      const [first] = lines;
      if (!first) return [];
      const net_cents = total(lines.map(({ net_eur_cents }) => net_eur_cents ?? 0));
      const vat_cents = nearest((net_cents * Number(first.vat_rate)) / 100);
      return { category: first.vat_category, rate: first.vat_rate, net_cents, vat_cents };
    })
    .toSorted(byVat);
  const vat = nearest(purchase.vat_cents / Number(purchase.rate ?? "1"));
  const [largest] = groups.toSorted((one, other) => Math.abs(other.vat_cents) - Math.abs(one.vat_cents));
  if (largest) largest.vat_cents += vat - total(groups.map(({ vat_cents }) => vat_cents));
  return groups.map(({ category, rate, net_cents, vat_cents }) => ({
    purchase_id: purchase.id,
    customer_id: purchase.supplier?.id ?? 0,
    date: purchase.issued_on,
    invoice_nr: purchase.number,
    supplier: purchase.supplier?.name ?? "",
    reg_nr: supplier?.reg_nr ?? "",
    vat_nr: supplier?.vat_nr ?? "",
    vat_category: category || null,
    vat_rate: rateOf(rate),
    net_cents,
    vat_cents,
    total_cents: net_cents + vat_cents,
  }));
}

/** What both journals add up to under each category and rate. */
export function vatOverview(raw: Raw, { from, to }: Asked): OracleRow[] {
  const sales = salesJournal(raw, { from, to });
  const purchases = purchaseJournal(raw, { from, to });
  const of = (row: OracleRow) => JSON.stringify([row.vat_category, row.vat_rate]);
  const vats = new Map([...sales, ...purchases].map((row) => [of(row), row]));
  const add = (rows: OracleRow[], key: "net_cents" | "vat_cents") =>
    total(rows.map((row) => Number(row[key])));
  return [...vats]
    .toSorted(([, one], [, other]) => {
      const byRate = Number(other.vat_rate) - Number(one.vat_rate);
      return byRate || (String(one.vat_category ?? "~") < String(other.vat_category ?? "~") ? -1 : 1);
    })
    .map(([vat, { vat_category = null, vat_rate = null }]) => {
      const [sold, bought] = [sales, purchases].map((rows) => rows.filter((row) => of(row) === vat));
      const [out, into] = [sold ?? [], bought ?? []];
      return {
        vat_category,
        vat_rate,
        sales_documents: out.length,
        sales_net_cents: add(out, "net_cents"),
        output_vat_cents: add(out, "vat_cents"),
        purchase_documents: into.length,
        purchase_net_cents: add(into, "net_cents"),
        input_vat_cents: add(into, "vat_cents"),
        vat_difference_cents: add(out, "vat_cents") - add(into, "vat_cents"),
      };
    });
}
