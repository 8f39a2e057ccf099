import { itemsOf } from "#model/estimate/counted-estimate.ts";
import type { Estimate, Position, Stage } from "#model/estimate/estimate.ts";
import type { PositionItem } from "#model/estimate/position-item.ts";
import type { Section } from "#model/estimate/totals.ts";
import type { InvoiceChoices } from "#model/invoice/invoice.ts";
import { progressIn } from "#model/invoice/line-parts.ts";

/** A stage with its positions; what is in none stands behind the stages. Parts without a line are left out. */
export interface Branch {
  /** "stage-12"; of what is in no stage, "agency" or "production". */
  key: string;
  section: Section;
  /** Empty where it is no stage. */
  name: string;
  positions: Position[];
}

/** What can be chosen of an estimate, in the order of its documents. */
export function branchesOf(estimate: Estimate): Branch[] {
  const half = (section: Section, stages: Stage[], additional: Position[]): Branch[] => [
    ...stages.map(({ id, name, positions }) => ({ key: `stage-${id}`, section, name, positions })),
    { key: section, section, name: "", positions: additional },
  ];
  return [
    ...half("agency", estimate.agency_costs_stages, estimate.additional_agency_positions),
    ...half("production", estimate.production_costs_stages, estimate.additional_production_positions),
  ]
    .map((branch) => ({
      ...branch,
      positions: branch.positions.filter(({ position_items }) => position_items.length > 0),
    }))
    .filter(({ positions }) => positions.length > 0);
}

export const positionKey = ({ id }: Position) => `position-${id}`;

export const linesIn = (positions: readonly Position[]): PositionItem[] =>
  positions.flatMap(({ position_items }) => position_items);

/** The numbers of the documents that lines are in whole, by the lines; empty ones for drafts. */
export function takenIn({ billed, documents, estimate }: InvoiceChoices): Map<number, string> {
  const numbers = new Map(documents.map(({ id, invoice_nr }) => [id, invoice_nr]));
  const progress = progressIn(billed);
  const done = new Set(
    itemsOf(estimate)
      .filter((item) => progress(item).isDone)
      .map(({ id }) => id),
  );
  return new Map(
    billed.flatMap(({ id, position_item_ids }) =>
      position_item_ids.flatMap((item) => (done.has(item) ? [[item, numbers.get(id) ?? ""] as const] : [])),
    ),
  );
}

/** Without scripts a stage or position is chosen by itself: the free lines that are in it. */
export function completeLines(form: FormData, { estimate, ...choices }: InvoiceChoices): void {
  const groups = form.getAll("groups");
  const taken = takenIn({ estimate, ...choices });
  const before = new Set(form.getAll("position_items"));
  for (const { key, positions } of branchesOf(estimate))
    for (const position of positions) {
      if (!groups.includes(key) && !groups.includes(positionKey(position))) continue;
      for (const { id } of position.position_items)
        if (!taken.has(id) && !before.has(String(id))) form.append("position_items", String(id));
    }
}
