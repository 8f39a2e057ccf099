import { decimal } from "../money/decimal.ts";
import { split, sum } from "../money/money.ts";
import type { LinePart } from "./line-parts.ts";

/** Cents that a document taxes under one category and rate (a decimal in percent). */
export interface BilledGroup {
  category: string;
  rate: string;
  taxable_cents: number;
  amount_cents: number;
}

/** What a document deducts of an advance under one category and rate. Cents without VAT. */
export interface Deduction {
  advance_id: number;
  category: string;
  rate: string;
  taxable_cents: number;
}

/** What another document of the estimate, a draft or an issued one, has already taken of it. */
export interface Billed {
  id: number;
  /** Lines of the estimate, or a percentage of all of it in advance. */
  billing: "lines" | "percentage";
  position_item_ids: number[];
  /** The lines of these of which it does not have all. */
  parts: LinePart[];
  groups: BilledGroup[];
  /** What it deducts of advances. */
  deductions: Deduction[];
}

/** Sums by VAT group of some documents together. Cents. */
export function taken(documents: readonly Billed[]) {
  const groups = documents.flatMap((one) => one.groups);
  return (category: string, rate: string) => {
    const own = groups.filter((group) => isSameVat(group, category, rate));
    return {
      taxable_cents: sum(own.map(({ taxable_cents }) => taxable_cents)),
      amount_cents: sum(own.map(({ amount_cents }) => amount_cents)),
    };
  };
}

export const isSameVat = (
  group: { category: string; rate: string },
  category: string,
  rate: string,
): boolean => group.category === category && decimal(group.rate) === decimal(rate);

/** An advance and what is still to be deducted of it, by VAT group. Cents without VAT. */
export interface OpenAdvance {
  id: number;
  groups: Omit<Deduction, "advance_id">[];
}

/** The advances among documents of which something is still to be deducted. */
export function openAdvances(documents: readonly Billed[]): OpenAdvance[] {
  const deductions = documents.flatMap((one) => one.deductions);
  return documents
    .filter(({ billing }) => billing === "percentage")
    .map(({ id, groups }) => {
      const own = deductions.filter(({ advance_id }) => advance_id === id);
      const left = groups.map(({ category, rate, taxable_cents }) => ({
        category,
        rate,
        taxable_cents: taxable_cents - taxableOf(own, category, rate),
      }));
      return { id, groups: left.filter(({ taxable_cents }) => taxable_cents !== 0) };
    })
    .filter(({ groups }) => groups.length > 0);
}

/** Lines of one VAT group: what they come to (`own`), all lines that are not invoiced yet (`whole`). Cents. */
interface LinesOfGroup {
  category: string;
  rate: string;
  own: number;
  whole: number;
}

/**
 * What lines of one VAT group deduct of advances: as much of what is left of each as the lines are of all that are not
 * invoiced yet. What is left of advances then never comes to more than the lines that are left, and the last lines deduct
 * all of it. Null where advances are for more than that: the estimate became smaller after them. What was `shown` of the
 * same lines before stays while that holds with it: counted again beside others it may come to another cent.
 */
export function deductedOf(
  advances: readonly OpenAdvance[],
  lines: LinesOfGroup,
  shown: readonly Deduction[] | null = null,
): Deduction[] | null {
  const { category, rate, own, whole } = lines;
  const left = advances.map(({ groups }) => taxableOf(groups, category, rate));
  if (sum(left) > whole) return null;
  const [deducted = 0] = split(sum(left), [own, whole - own]);
  const parts = shownParts(advances, left, lines, shown) ?? split(deducted, left);
  return advances
    .map(({ id }, index) => ({ advance_id: id, category, rate, taxable_cents: parts[index] ?? 0 }))
    .filter(({ taxable_cents }) => taxable_cents !== 0);
}

/** What was shown to be deducted, by advance; null where that cannot be any more. */
function shownParts(
  advances: readonly OpenAdvance[],
  left: readonly number[],
  { category, rate, own, whole }: LinesOfGroup,
  shown: readonly Deduction[] | null,
): number[] | null {
  if (!shown) return null;
  const parts = advances.map(({ id }) =>
    taxableOf(
      shown.filter(({ advance_id }) => advance_id === id),
      category,
      rate,
    ),
  );
  const deducted = sum(parts);
  const isThere =
    deducted === taxableOf(shown, category, rate) &&
    parts.every((part, index) => part >= 0 && part <= (left[index] ?? 0));
  return isThere && deducted <= own && sum(left) - deducted <= whole - own ? parts : null;
}

const taxableOf = (
  groups: readonly Omit<Deduction, "advance_id">[],
  category: string,
  rate: string,
): number =>
  sum(groups.filter((group) => isSameVat(group, category, rate)).map(({ taxable_cents }) => taxable_cents));
