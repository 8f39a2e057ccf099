import { contentOf } from "#backend/db/invoices/content.ts";
import { takenItems } from "#backend/db/invoices/invoiced-items.ts";
import type { Client } from "#model/client/client.ts";
import type { Counted } from "#model/estimate/counted-estimate.ts";
import { itemsOf } from "#model/estimate/counted-estimate.ts";
import { sectionType } from "#model/estimate/estimate-type.ts";
import type { BilledGroup, Deduction } from "#model/invoice/billed.ts";
import { type Bill, type BillingChoice, billOf } from "#model/invoice/billing.ts";
import type { InvoicedLine } from "#model/invoice/line-parts.ts";
import { openLines } from "#model/invoice/remaining.ts";
import { invoiceStatus } from "#model/invoice/status.ts";
import { invoiceType } from "#model/invoice/type.ts";
import { isPriced, type Waybill } from "#model/invoice/waybill.ts";
import { decimal } from "#model/money/decimal.ts";
import { sum } from "#model/money/money.ts";
import { type Book, billedOf, type Entry, lastInvoice, type Office } from "./book.ts";
import { issue, undo } from "./issuing.ts";
import { paidBy, termsOf } from "./payments.ts";
import type { Act, Step } from "./plans.ts";

/** Makes the documents that the steps tell of, one after the other, with the rules that the API has. */
export function documentsOf(steps: readonly Step[], office: Office): Book {
  const book: Book = { office, entries: [], counters: new Map() };
  for (const step of steps) take(book, step, step.act);
  return book;
}

function take(book: Book, step: Step, act: Act): void {
  switch (act.kind) {
    case "advance":
      advance(book, step, act.percentage);
      break;
    case "lines":
      lines(book, step, act);
      break;
    case "goods":
      goods(book, step, act.purpose);
      break;
    case "void":
      undo(book, step);
      break;
    default:
      act satisfies never;
  }
}

/** What is known of a document before it is one. */
interface Sketch {
  estimate: Counted;
  client: Client;
  date: string;
  invoice_type_id: number;
  waybill: Waybill | null;
  items: InvoicedLine[];
  /** Of an advance: percent, a decimal. */
  percentage: string | null;
  /** Null where it asks for no money. */
  bill: Bill | null;
  isDraft: boolean;
}

function sketchOf({ office }: Book, { estimateId, date }: Step): Sketch {
  const estimate = office.estimateOf(estimateId);
  const client = office.clientOf(estimate.project.customer?.id ?? 0);
  return {
    estimate,
    client,
    date,
    invoice_type_id: invoiceType.invoice,
    waybill: null,
    items: [],
    percentage: null,
    bill: null,
    isDraft: false,
  };
}

function advance(book: Book, step: Step, percentage: string): void {
  const sketch = sketchOf(book, step);
  const bill = billed(book, sketch, { billing: "percentage", percentage });
  if (bill) add(book, { ...sketch, bill, percentage });
}

/** Of what advances leave too little of, all that is open is invoiced; of what nothing is open, nothing. */
function lines(book: Book, step: Step, { share, isWaybill, isDraft }: Act & { kind: "lines" }): void {
  const sketch = sketchOf(book, step);
  const open = openLines(sketch.estimate, billedOf(book, step.estimateId));
  const ids = open.slice(0, Math.ceil(open.length * share)).map(({ id }) => id);
  const bill =
    billed(book, sketch, { billing: "lines", position_item_ids: ids }) ??
    billed(book, sketch, { billing: "lines", position_item_ids: null });
  if (!bill) return;
  const waybill = isWaybill ? waybillOf(book, sketch) : null;
  const invoice_type_id = isWaybill ? invoiceType.waybill : invoiceType.invoice;
  add(book, { ...sketch, bill, items: bill.lines, waybill, invoice_type_id, isDraft });
}

function billed(book: Book, { estimate }: Sketch, choice: BillingChoice): Bill | null {
  const bill = billOf(estimate, billedOf(book, estimate.id), choice);
  return typeof bill === "string" ? null : bill;
}

/** What is made goes on its way with what was invoiced last. */
function goods(book: Book, step: Step, purpose: Waybill["purpose"]): void {
  const priced = lastInvoice(book, step.estimateId);
  if (!priced) return;
  const sketch = sketchOf(book, step);
  const { id, invoice_nr, date } = priced.row;
  const pricing_invoice = purpose === "sale" ? { id, invoice_nr: invoice_nr ?? "", date } : null;
  const invoiced = itemsOf(sketch.estimate).filter((item) => priced.row.position_item_ids.includes(item.id));
  const made = invoiced.filter(({ type_id }) => type_id === sectionType.production);
  add(book, {
    ...sketch,
    invoice_type_id: invoiceType.waybill,
    waybill: { ...waybillOf(book, sketch), purpose, pricing_invoice },
    items: made.length > 0 ? made : invoiced,
  });
}

function waybillOf({ office }: Book, { estimate, client }: Sketch): Waybill {
  return {
    purpose: "sale",
    dispatch_address: office.company.address,
    delivery_address: client.registered_address || client.address,
    issued_by: estimate.project.project_manager?.name ?? "",
    received_by: client.contact.name,
    carrier: office.random.chance(0.3) ? "Pašu transports" : "",
    pricing_invoice: null,
  };
}

function add(book: Book, sketch: Sketch): void {
  const { estimate, client, date, invoice_type_id, waybill, items, bill, isDraft } = sketch;
  const { company, config, random, today } = book.office;
  const { net_cents = 0, vat_cents = 0, total_cents = 0, deductions = [] } = bill ?? {};
  const groups = inOrder(bill?.groups ?? []);
  const is_payable = isPriced(waybill);
  const terms = termsOf(date, company.payment_terms, random);
  const paid = is_payable && !isDraft ? paidBy(today, { ...terms, date, total_cents }, random) : [];
  const row = {
    id: book.entries.length + 1,
    invoice_nr: null,
    invoice_type_id,
    estimate_id: estimate.id,
    project_id: estimate.project.id,
    client_id: client.id,
    buyer_reference: client.buyer_reference,
    state: invoiceStatus.draft,
    date,
    ...terms,
    due_date: is_payable ? terms.due_date : null,
    waybill,
    is_payable,
    comment: random.chance(0.1) ? "Maksājuma mērķī, lūdzu, norādiet dokumenta numuru." : "",
    billing: sketch.percentage === null ? ("lines" as const) : ("percentage" as const),
    percentage: sketch.percentage === null ? null : decimal(sketch.percentage),
    position_item_ids: items.map(({ id }) => id),
    net_cents,
    vat_cents,
    total_cents,
    paid_cents: paid.reduce((sum, { amount_cents }) => sum + amount_cents, 0),
  };
  const held = bill ? takenItems(bill) : [];
  const entry: Entry = { row, content: null, groups, held, deductions, paid };
  if (!isDraft) {
    const advances = advancesOf(book, deductions);
    const { percentage } = sketch;
    const given = { estimate, client, company, config, items, percentage, groups, advances, is_payable };
    issue(book, entry, contentOf(given));
  }
  book.entries.push(entry);
}

/** As the API lists them (db/invoices/sums.ts): the highest rate first. */
const inOrder = (groups: readonly BilledGroup[]): BilledGroup[] =>
  groups.toSorted(
    (one, other) => decimal(other.rate) - decimal(one.rate) || Number(one.category > other.category) * 2 - 1,
  );

/** The advances that are deducted, and how much of each, as the API lists them (db/invoices/deductions.ts). */
function advancesOf({ entries }: Book, deductions: readonly Deduction[]) {
  return [...Map.groupBy(deductions, ({ advance_id }) => advance_id)]
    .sort(([one], [other]) => one - other)
    .map(([id, own]) => {
      const found = entries[id - 1];
      if (!found) throw new Error(`There is no advance ${id}`);
      const { invoice_nr, date } = found.row;
      const net_cents = sum(own.map(({ taxable_cents }) => taxable_cents));
      const groups = own
        .toSorted((one, other) => decimal(other.rate) - decimal(one.rate))
        .map(({ category, rate, taxable_cents }) => ({ category, rate, net_cents: taxable_cents }));
      return { id, invoice_nr: invoice_nr ?? "", date, net_cents, groups };
    });
}
