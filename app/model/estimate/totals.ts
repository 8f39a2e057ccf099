import { percentOf, split, sum, times } from "../money/money.ts";
import type { Vat } from "../vat/vat.ts";

/** Which of the two sums of an estimate a line belongs to. */
export type Section = "agency" | "production";

export interface PricedLine {
  section: Section;
  vat: Vat;
  /** Ten-thousandths. */
  quantity: number;
  /** Unit price in ten-thousandths; null where a total was entered instead (domain H4). */
  price: number | null;
  /** Cents, where no price was entered. */
  total: number;
}

/** Cents of one line. The parts of all lines add up to the sums of the document. */
export interface LineTotals {
  total: number;
  discount: number;
  total_with_discount: number;
  vat_amount: number;
  total_with_vat: number;
}

/** Cents taxed under one category and rate, and their VAT: rounded once for all of it (EN 16931 BR-CO-17). */
export interface VatGroup extends Vat {
  taxable: number;
  amount: number;
}

/** Sums in cents. */
export interface Totals {
  lines: LineTotals[];
  agency: number;
  production: number;
  discount: number;
  /** Without VAT, after the discount. */
  net: number;
  vat: VatGroup[];
  vat_total: number;
  total: number;
}

/**
 * The sums of an estimate, and of whatever is made from one: the same for screen, preview, PDF and invoice (domain §3).
 * `discount` is a percentage in ten-thousandths, of the agency and production sums together (specification §9): it is
 * rounded once and split over the VAT groups, then over their lines, by largest remainder.
 */
export function totalsOf(lines: readonly PricedLine[], discount: number): Totals {
  const totals = lines.map(({ price, quantity, total }) => (price === null ? total : times(price, quantity)));
  const of = (section: Section) => sum(totals.filter((_, index) => lines[index]?.section === section));
  const [agency, production] = [of("agency"), of("production")];
  const groups = groupsOf(lines);
  const at = (values: readonly number[]) => (index: number) => values[index] ?? 0;

  const reduction = percentOf(agency + production, discount);
  const grouped = groups.map(({ members }) => sum(members.map(at(totals))));
  const discounts = spread(groups, split(reduction, grouped), totals);
  const nets = totals.map((total, index) => total - at(discounts)(index));

  const vat = groups.map(({ vat, members }) => {
    const taxable = sum(members.map(at(nets)));
    return { ...vat, taxable, amount: percentOf(taxable, vat.rate) };
  });
  const amounts = vat.map(({ amount }) => amount);
  const vats = spread(groups, amounts, nets);

  const [net, vat_total] = [sum(nets), sum(amounts)];
  return {
    lines: totals.map((total, index) => lineOf(total, at(discounts)(index), at(vats)(index))),
    agency,
    production,
    discount: reduction,
    net,
    vat,
    vat_total,
    total: net + vat_total,
  };
}

/** Lines of one VAT category and rate, by their indices. */
interface Group {
  vat: Vat;
  members: number[];
}

/** By rate, the highest first, and category: whatever the order of the lines. */
function groupsOf(lines: readonly PricedLine[]): Group[] {
  const groups = new Map<string, Group>();
  lines.forEach(({ vat: { category, rate } }, index) => {
    const key = `${category} ${rate}`;
    const group = groups.get(key) ?? { vat: { category, rate }, members: [] };
    group.members.push(index);
    groups.set(key, group);
  });
  return [...groups.values()].sort(byRate);
}

function byRate({ vat: one }: Group, { vat: other }: Group): number {
  if (one.rate !== other.rate) return other.rate - one.rate;
  return one.category < other.category ? -1 : 1;
}

/** Splits each group's amount over its lines by their weights; one part a line, in the order of the lines. */
function spread(groups: Group[], amounts: number[], weights: readonly number[]): number[] {
  const parts = new Array<number>(weights.length).fill(0);
  groups.forEach(({ members }, group) => {
    const shares = split(
      amounts[group] ?? 0,
      members.map((index) => weights[index] ?? 0),
    );
    members.forEach((index, place) => {
      parts[index] = shares[place] ?? 0;
    });
  });
  return parts;
}

function lineOf(total: number, discount: number, vat_amount: number): LineTotals {
  const total_with_discount = total - discount;
  return {
    total,
    discount,
    total_with_discount,
    vat_amount,
    total_with_vat: total_with_discount + vat_amount,
  };
}
