import { decimal, sendDecimal } from "../money/decimal.ts";
import { percentOf, split, sum, times } from "../money/money.ts";
import { isSameVat } from "./billed.ts";
import type { InvoiceContent, InvoiceLine } from "./content.ts";

/** A part of a line that a credit note takes back. */
export interface CreditedLine {
  /** Where the line stands in what the document says: the first is 0. */
  line: number;
  /** Ten-thousandths; 0 where only its price is lowered. */
  quantity: number;
  /** Without VAT, after the discount of the document. */
  net_cents: number;
}

/** What somebody wants to take back of a line: a quantity, a sum without VAT (cents), or a quantity at that sum. */
export interface CreditWish {
  line: number;
  /** Ten-thousandths. */
  quantity: number | null;
  net_cents: number | null;
}

/** What is left of a line of a document that credit notes have taken parts of. */
export interface LeftLine {
  /** As the document has it. */
  line: InvoiceLine;
  /** Ten-thousandths. */
  quantity: number;
  /** Without VAT, after the discount. */
  net_cents: number;
}

type Group = InvoiceContent["groups"][number];

/** A document as far as credit notes have not taken it back. Cents. */
export interface LeftDocument {
  lines: LeftLine[];
  /** By VAT group, after advances were deducted. */
  groups: Group[];
  /** The discount of the whole was taken off its lines. */
  isDiscounted: boolean;
}

/**
 * What is left of a document to be taken back. The discount counts for each line in proportion to its sum, to the cent of the
 * whole (domain §3); `credited` are the groups of its credit notes, above zero.
 */
export function leftOf(
  content: InvoiceContent,
  earlier: readonly CreditedLine[],
  credited: readonly Group[],
): LeftDocument {
  const nets = split(
    content.full_cents - content.discount_cents,
    content.lines.map(({ total_cents }) => total_cents),
  );
  const lines = content.lines.map((line, index) => {
    const parts = earlier.filter((part) => part.line === index);
    return {
      line,
      quantity: decimal(line.quantity ?? "0") - sum(parts.map(({ quantity }) => quantity)),
      net_cents: (nets[index] ?? 0) - sum(parts.map(({ net_cents }) => net_cents)),
    };
  });
  const groups = content.groups.map((group) => {
    const { category, rate } = group;
    const parts = credited.filter((one) => isSameVat(one, category, rate));
    return {
      category,
      rate,
      taxable_cents: group.taxable_cents - sum(parts.map(({ taxable_cents }) => taxable_cents)),
      amount_cents: group.amount_cents - sum(parts.map(({ amount_cents }) => amount_cents)),
    };
  });
  return { lines, groups, isDiscounted: content.discount_cents !== 0 };
}

/** Why something cannot be taken back: a text key, at the place of a wish or of all of them. */
export interface CreditProblem {
  at: { wish: number; field: "quantity" | "amount" } | null;
  problem:
    | "errors.credit_quantity"
    | "errors.credit_amount"
    | "errors.credit_nothing"
    | "errors.credit_advanced"
    | "errors.credit_whole";
}

/** What a credit note takes back. Cents, above zero. */
export interface PartialCredit {
  parts: CreditedLine[];
  groups: Group[];
  net_cents: number;
  vat_cents: number;
  total_cents: number;
}

/**
 * A credit note of parts of a document. A quantity comes to its price, or to its share of what is left where a sum was agreed
 * or discounted; the last of a line takes the rest of it. VAT is that of the note itself, rounded once per group (domain H20), and no more
 * than is left of the document's. All that is left is no part: it is taken back by voiding the document.
 */
export function partialCredit(
  left: LeftDocument,
  wishes: readonly CreditWish[],
): PartialCredit | CreditProblem {
  const parts: CreditedLine[] = [];
  for (const [wish, wanted] of wishes.entries()) {
    const part = partOf(left, wanted);
    if (typeof part === "string") return { at: { wish, field: part }, problem: `errors.credit_${part}` };
    if (part) parts.push(part);
  }
  const groups = left.groups.flatMap((group) => creditedGroup(left, group, parts));
  if (sum(parts.map(({ net_cents }) => net_cents)) === 0)
    return { at: null, problem: "errors.credit_nothing" };
  const net_cents = sum(groups.map(({ taxable_cents }) => taxable_cents));
  const leftNet = sum(left.groups.map(({ taxable_cents }) => taxable_cents));
  if (groups.some((group) => isOver(left, group))) return { at: null, problem: "errors.credit_advanced" };
  if (net_cents === leftNet) return { at: null, problem: "errors.credit_whole" };
  const vat_cents = sum(groups.map(({ amount_cents }) => amount_cents));
  return { parts, groups, net_cents, vat_cents, total_cents: net_cents + vat_cents };
}

/** The part of a line, null where nothing is wanted of it, or the field in which more is wanted than is left. */
function partOf(
  { lines, isDiscounted }: LeftDocument,
  { line: place, quantity, net_cents }: CreditWish,
): CreditedLine | null | "quantity" | "amount" {
  const left = lines[place];
  if (!left || (quantity ?? 0) > left.quantity) return "quantity";
  if ((net_cents ?? 0) > left.net_cents) return "amount";
  if (!quantity && !net_cents) return null;
  const cents = net_cents ?? worthOf(left, quantity ?? 0, isDiscounted);
  return { line: place, quantity: quantity ?? 0, net_cents: cents };
}

/** What a quantity of a line comes to, in cents without VAT, and no more than is left of it. */
function worthOf({ line, quantity, net_cents }: LeftLine, wanted: number, isDiscounted: boolean): number {
  if (wanted === quantity) return net_cents;
  const worth =
    line.price === null || isDiscounted
      ? (split(net_cents, [wanted, quantity - wanted])[0] ?? 0)
      : times(decimal(line.price), wanted);
  return Math.min(worth, net_cents);
}

/** What the parts come to in a VAT group; nothing where none is of it. */
function creditedGroup({ lines }: LeftDocument, group: Group, parts: readonly CreditedLine[]): Group[] {
  const { category, rate } = group;
  const own = parts.filter(({ line }) => {
    const of = lines[line]?.line;
    return of !== undefined && isSameVat({ category: of.vat_category, rate: of.vat_rate }, category, rate);
  });
  if (own.length === 0) return [];
  const taxable_cents = sum(own.map(({ net_cents }) => net_cents));
  const isRest = taxable_cents === group.taxable_cents;
  const amount_cents = isRest
    ? group.amount_cents
    : Math.min(percentOf(taxable_cents, decimal(rate)), group.amount_cents);
  return [{ category, rate, taxable_cents, amount_cents }];
}

/** Whether more is taken back of a group than the document asked for: advances were deducted of it. */
const isOver = ({ groups }: LeftDocument, { category, rate, taxable_cents }: Group): boolean =>
  groups.some((group) => isSameVat(group, category, rate) && taxable_cents > group.taxable_cents);

/** All that is left of the lines of a document: what voiding it takes back. */
export const restOf = ({ lines }: LeftDocument): CreditedLine[] =>
  lines.flatMap(({ quantity, net_cents }, line) =>
    quantity > 0 || net_cents > 0 ? [{ line, quantity, net_cents }] : [],
  );

/** How a line is called of which only the price is lowered. */
type Reduced = (line: InvoiceLine) => Pick<InvoiceLine, "name" | "name_en">;

/** The lines of a credit note. Each says what it takes back without the discount of the document. */
export const creditedInvoiceLines = (
  { lines }: LeftDocument,
  parts: readonly CreditedLine[],
  reduced: Reduced,
): InvoiceLine[] =>
  parts.flatMap(({ line: place, quantity, net_cents }) => {
    const line = lines[place]?.line;
    if (!line) return [];
    if (quantity === 0) return lowered(line, net_cents, reduced);
    const isPriced = line.price !== null && times(decimal(line.price), quantity) === net_cents;
    const price = isPriced ? line.price : null;
    return { ...line, price, quantity: sendDecimal(quantity), total_cents: net_cents };
  });

const lowered = (line: InvoiceLine, cents: number, reduced: Reduced): InvoiceLine => ({
  ...line,
  ...reduced(line),
  // "One", for what is counted in nothing.
  unit: "",
  unit_en: "",
  unit_code: "C62",
  quantity: "1.00",
  price: sendDecimal(cents * 100),
  total_cents: cents,
});
