import { isSameVat } from "../invoice/billed.ts";
import type { InvoiceContent, InvoiceLine } from "../invoice/content.ts";
import { decimal } from "../money/decimal.ts";
import { split, sum } from "../money/money.ts";

/** What a document has under one category and rate. Cents without VAT, but for `amount_cents`. */
export interface TaxedGroup {
  /** Of EN 16931: what is taxed at 0 % is zero rated there. */
  category: string;
  /** Ten-thousandths of a percent; null of what is outside the scope of VAT, which has none (BR-O-05). */
  rate: number | null;
  lines: InvoiceLine[];
  discount_cents: number;
  /** What is deducted of each advance, in the order of the document's; 0 of one that has nothing of it. */
  deducted: number[];
  taxable_cents: number;
  amount_cents: number;
}

/**
 * The VAT groups of a frozen document. The discount of a group is what its lines, less the deducted, are more than is taxed of
 * it: the very split that the document was counted by. Source: domain H20, §4.
 */
export function taxedGroups(content: InvoiceContent): TaxedGroup[] {
  const own = content.groups.map((group) =>
    content.lines.filter(({ vat_category, vat_rate }) => isSameVat(group, vat_category, vat_rate)),
  );
  const less = content.groups.map(({ taxable_cents }, index) => totalOf(own[index] ?? []) - taxable_cents);
  const deducted = deductedByGroup(content, less, own.map(totalOf));
  return content.groups.map((group, index) => ({
    ...vatIn(group),
    lines: own[index] ?? [],
    deducted: deducted[index] ?? [],
    discount_cents: (less[index] ?? 0) - sum(deducted[index] ?? []),
    taxable_cents: group.taxable_cents,
    amount_cents: group.amount_cents,
  }));
}

const totalOf = (lines: readonly InvoiceLine[]): number => sum(lines.map(({ total_cents }) => total_cents));

function vatIn({ category, rate }: { category: string; rate: string }) {
  if (category === "O") return { category, rate: null };
  const percent = decimal(rate);
  return { category: category === "S" && percent === 0 ? "Z" : category, rate: percent };
}

/** What is deducted of each advance, by group. */
function deductedByGroup(content: InvoiceContent, less: number[], totals: number[]): number[][] {
  const { advances, groups } = content;
  if (advances.every((advance) => advance.groups.length > 0))
    return groups.map(({ category, rate }) =>
      advances.map((advance) =>
        sum(advance.groups.filter((one) => isSameVat(one, category, rate)).map(({ net_cents }) => net_cents)),
      ),
    );
  return spread(content, less, totals);
}

/**
 * The same of a document of before it was frozen: only what each advance and the discount come to is known. The discount is
 * split as it would be by itself, no group having more of it than it is less, and the rest of each group is of the advances.
 */
function spread({ advances, discount_cents }: InvoiceContent, less: number[], totals: number[]): number[][] {
  const discounts = split(discount_cents, totals).map((part, index) => Math.min(part, less[index] ?? 0));
  let over = discount_cents - sum(discounts);
  const rests = less.map((whole, index) => {
    const rest = whole - (discounts[index] ?? 0);
    const more = Math.min(over, rest);
    over -= more;
    return rest - more;
  });
  const left = advances.map(({ net_cents }) => net_cents);
  return rests.map((whole) => {
    let rest = whole;
    return left.map((of, index) => {
      const part = Math.min(of, rest);
      left[index] = of - part;
      rest -= part;
      return part;
    });
  });
}
