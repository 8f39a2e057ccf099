import { taxedGroups } from "../einvoice/groups.ts";
import { decimal } from "../money/decimal.ts";
import { split, sum } from "../money/money.ts";
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
  is_discounted: boolean;
}

/** What is left of a document to be taken back; `credited` are the groups of its credit notes, above zero. */
export function leftOf(
  content: InvoiceContent,
  earlier: readonly CreditedLine[],
  credited: readonly Group[],
): LeftDocument {
  const discounts = discountsOf(content);
  const lines = content.lines.map((line, index) => {
    const parts = earlier.filter((part) => part.line === index);
    const net_cents = line.total_cents - (discounts.get(line) ?? 0);
    return {
      line,
      quantity: decimal(line.quantity) - sum(parts.map(({ quantity }) => quantity)),
      net_cents: net_cents - sum(parts.map((part) => part.net_cents)),
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
  return { lines, groups, is_discounted: content.discount_cents !== 0 };
}

/**
 * What of the discount is of each line: the part of its VAT group by the sums of its lines, as the estimate was counted
 * (domain §3). So lines come to what their groups tax, to the cent.
 */
function discountsOf(content: InvoiceContent): Map<InvoiceLine, number> {
  const discounts = new Map<InvoiceLine, number>();
  for (const { lines, discount_cents } of taxedGroups(content)) {
    const totals = lines.map(({ total_cents }) => total_cents);
    const parts = split(discount_cents, totals);
    for (const [index, line] of lines.entries()) discounts.set(line, parts[index] ?? 0);
  }
  return discounts;
}

/** All that is left of the lines of a document: what voiding it takes back. */
export const restOf = ({ lines }: LeftDocument): CreditedLine[] =>
  lines.flatMap((left, line) => {
    const { quantity, net_cents } = left;
    return isLeft(left) ? [{ line, quantity, net_cents }] : [];
  });

const isLeft = ({ quantity, net_cents }: LeftLine): boolean => quantity > 0 || net_cents > 0;

/** The VAT groups of these lines: what nothing is left of is not taxed. */
export const restGroups = ({ lines, groups }: LeftDocument): Group[] =>
  groups.filter(({ category, rate }) =>
    lines.some((left) => {
      const { vat_category, vat_rate } = left.line;
      return isLeft(left) && isSameVat({ category: vat_category, rate: vat_rate }, category, rate);
    }),
  );
