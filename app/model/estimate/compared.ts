import { inLanguage } from "../document/parts.ts";
import type { Language } from "../text/language.ts";
import { isChosen } from "./choice.ts";
import { allPositions, counted, vatOf } from "./counted-estimate.ts";
import type { Estimate } from "./estimate.ts";
import type { PositionItem } from "./position-item.ts";

/** What became of a line from one version of an estimate to another. */
export type Change = "added" | "dropped" | "changed" | "moved" | "same";

/** A line in two versions; null where it is not in one of them. Cents of what counts: 0 of a line that is not chosen. */
export interface ComparedLine {
  id: number;
  change: Change;
  before: PositionItem | null;
  after: PositionItem | null;
  difference_cents: number;
}

export interface ComparedPosition {
  id: number;
  name: string;
  lines: ComparedLine[];
}

export type Other = "name" | "valid_until" | "commentary" | "vat" | "parties" | "headings";

/** Two versions of an estimate side by side. Sums are counted here, in cents. */
export interface Compared {
  positions: ComparedPosition[];
  /** The discount in percent, a decimal, in both. */
  discount: [string, string];
  net_cents: [number, number];
  total_cents: [number, number];
  /** What else differs: own texts and dates, who it is between, and what stages and positions are called. */
  others: Other[];
}

/**
 * Compares two versions of one estimate, whose positions and lines are known by their ids. They stand in the order of the later
 * one; what it does not have any more stands where it was.
 */
export function compared(earlier: Estimate, later: Estimate, language: Language): Compared {
  const [one, other] = [counted(earlier), counted(later)];
  const [before, after] = [allPositions(one), allPositions(other)];
  const lineBefore = new Map(
    before.flatMap(({ position_items }) => position_items).map((item) => [item.id, item]),
  );
  const idsAfter = new Set(after.flatMap(({ position_items }) => position_items).map(({ id }) => id));
  const positions = inOrder(before, after).map(([was, is]): ComparedPosition => {
    const position = is ?? was;
    const lines = inOrder(was?.position_items ?? [], is?.position_items ?? [])
      // One that stands in another position by now is told there.
      .filter(([old, item]) => item || !idsAfter.has(old?.id ?? 0))
      .map(([old, item]) => {
        const line = lineOf(item ? (lineBefore.get(item.id) ?? null) : (old ?? null), item ?? null);
        const isMoved = line.change === "same" && old === undefined;
        return isMoved ? { ...line, change: "moved" as const } : line;
      });
    return {
      id: position?.id ?? 0,
      name: position ? inLanguage(language, position.name, position.name_en) : "",
      lines,
    };
  });
  return {
    positions: positions.filter(({ lines }) => lines.length > 0),
    discount: [one.discount, other.discount],
    net_cents: [one.sums.net_cents, other.sums.net_cents],
    total_cents: [one.sums.total_cents, other.sums.total_cents],
    others: othersOf(one, other),
  };
}

function othersOf(one: Estimate, other: Estimate): Other[] {
  const fields = (["name", "valid_until", "commentary"] as const).filter(
    (field) => (one[field] ?? "") !== (other[field] ?? ""),
  );
  const parties = ({ project, company }: Estimate) =>
    JSON.stringify([project.name, project.customer, project.project_manager, company]);
  const before = headingsOf(one);
  const isRenamed = [...headingsOf(other)].some(([key, name]) => before.has(key) && before.get(key) !== name);
  return [
    ...fields,
    ...(isSameVat(one, other) ? [] : (["vat"] as const)),
    ...(parties(one) === parties(other) ? [] : (["parties"] as const)),
    ...(isRenamed ? (["headings"] as const) : []),
  ];
}

/** Whether lines without a VAT of their own are taxed alike. */
function isSameVat(one: Estimate, other: Estimate): boolean {
  const [before, after] = [vatOf(one), vatOf(other)];
  return before.category === after.category && before.rate === after.rate;
}

/** What stages and positions are called in both languages, by what they are. */
const headingsOf = (estimate: Estimate): Map<string, string> =>
  new Map([
    ...[...estimate.agency_costs_stages, ...estimate.production_costs_stages].map(
      ({ id, name, name_en }) => [`stage ${id}`, `${name} / ${name_en}`] as const,
    ),
    ...allPositions(estimate).map(
      ({ id, name, name_en }) => [`position ${id}`, `${name} / ${name_en}`] as const,
    ),
  ]);

/** Rows of two lists by their ids, in the order of the second; one that only the first has stands behind the one before it. */
function inOrder<Row extends { id: number }>(
  first: readonly Row[],
  second: readonly Row[],
): [Row | undefined, Row | undefined][] {
  const ofFirst = new Map(first.map((row) => [row.id, row]));
  const known = new Set(second.map(({ id }) => id));
  const pairs = second.map((row): [Row | undefined, Row | undefined] => [ofFirst.get(row.id), row]);
  first.forEach((row, index) => {
    if (known.has(row.id)) return;
    const previous = first[index - 1]?.id;
    const at = pairs.findIndex(([was, is]) => (is ?? was)?.id === previous);
    pairs.splice(at + 1, 0, [row, undefined]);
  });
  return pairs;
}

const countedCents = (item: PositionItem | null): number => (item && isChosen(item) ? item.total_cents : 0);

function lineOf(before: PositionItem | null, after: PositionItem | null): ComparedLine {
  return {
    id: (after ?? before)?.id ?? 0,
    change: changeOf(before, after),
    before,
    after,
    difference_cents: countedCents(after) - countedCents(before),
  };
}

function changeOf(before: PositionItem | null, after: PositionItem | null): Change {
  if (!before) return "added";
  if (!after) return "dropped";
  return JSON.stringify(saidOf(before)) === JSON.stringify(saidOf(after)) ? "same" : "changed";
}

/** What a client reads of a line. */
const saidOf = (item: PositionItem) => [
  item.name,
  item.name_en,
  item.quantity,
  item.measure_unit?.id,
  item.price,
  item.total_cents,
  item.vat_category,
  item.vat_rate,
  item.choice ?? "always",
  item.choice_group ?? null,
  isChosen(item),
];
