import { decimal, sendDecimal } from "../money/decimal.ts";
import { percentOf, split, sum, times } from "../money/money.ts";
import { isSameVat } from "./billed.ts";
import type { InvoiceContent, InvoiceLine } from "./content.ts";
import type { CreditedLine, LeftDocument, LeftLine } from "./left-document.ts";

/** What somebody wants to take back of a line: a quantity, a sum without VAT (cents), or a quantity at that sum. */
export interface CreditWish {
  line: number;
  /** Ten-thousandths. */
  quantity: number | null;
  net_cents: number | null;
}

type Group = InvoiceContent["groups"][number];

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
 * A credit note of parts of a document. A quantity comes to its price, or to its share of what is left where a sum was agreed,
 * discounted, or lowered since; the last of a line takes the rest of it. VAT is that of the note itself, rounded once per group
 * (domain H20). All that is left is no part: it is taken back by voiding the document.
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
  { lines, is_discounted }: LeftDocument,
  { line: place, quantity, net_cents }: CreditWish,
): CreditedLine | null | "quantity" | "amount" {
  const left = lines[place];
  if (!left || (quantity ?? 0) > left.quantity) return "quantity";
  if ((net_cents ?? 0) > left.net_cents) return "amount";
  if (!quantity && !net_cents) return null;
  const cents = net_cents ?? worthOf(left, quantity ?? 0, is_discounted);
  return { line: place, quantity: quantity ?? 0, net_cents: cents };
}

/** What a quantity of a line comes to, in cents without VAT, and no more than is left of it. */
function worthOf({ line, quantity, net_cents }: LeftLine, wanted: number, is_discounted: boolean): number {
  if (wanted === quantity) return net_cents;
  const price = is_discounted || line.price === null ? null : decimal(line.price);
  const [share = 0] = split(net_cents, [wanted, quantity - wanted]);
  if (price === null) return share;
  const worth = times(price, wanted);
  // Of a price that was lowered since, what is left is worth less.
  return times(price, quantity) === net_cents ? worth : Math.min(worth, share);
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
  return [{ category, rate, taxable_cents, amount_cents: vatOf(group, taxable_cents) }];
}

/**
 * VAT of a part of what is left of a group: its own, and a cent more or less where what is left would otherwise be taxed more
 * than a cent beside the rate. However many parts are taken, none of them and no rest has VAT of another base.
 */
function vatOf({ rate, taxable_cents, amount_cents }: Group, cents: number): number {
  if (cents === taxable_cents) return amount_cents;
  const percent = decimal(rate);
  const fair = amount_cents - percentOf(taxable_cents - cents, percent);
  const least = Math.max(fair - 1, 0);
  return Math.min(Math.max(percentOf(cents, percent), least), fair + 1, amount_cents);
}

/** Whether more is taken back of a group than the document asked for: advances were deducted of it. */
const isOver = ({ groups }: LeftDocument, { category, rate, taxable_cents }: Group): boolean =>
  groups.some((group) => isSameVat(group, category, rate) && taxable_cents > group.taxable_cents);

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
