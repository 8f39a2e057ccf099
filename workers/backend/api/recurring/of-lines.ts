import { projectOf } from "#backend/db/estimates/estimates.ts";
import { insertItem } from "#backend/db/estimates/items.ts";
import { insertPosition } from "#backend/db/estimates/positions.ts";
import { Problem } from "#backend/operations/errors.ts";
import type { Unit } from "#backend/operations/write.ts";
import { sectionType } from "#model/estimate/estimate-type.ts";
import { enabledTypes } from "#model/estimate/kinds.ts";
import type { PlanOfLines } from "#model/recurring/recurring-invoice.ts";
import { insertNew } from "../estimates/insert-new.ts";
import { newItem } from "../estimates/item-columns.ts";
import { readEstimate, readEstimateRow, readPosition } from "../estimates/open-estimate.ts";

type Lines = Pick<PlanOfLines, "name" | "project_id" | "lines">;

/**
 * Adds the estimate that a plan of lines repeats: one position with them, called as the plan. Answers its id. Throws a Problem
 * (422) for a project, a unit or an amount that cannot be.
 */
export function insertOfLines(
  { database, audit }: Unit,
  { name, project_id, lines }: Lines,
  modules: readonly string[],
): number {
  const [estimate_type_id] = enabledTypes(modules);
  const id = insertNew(database, { name, project_id, estimate_type_id });
  const position = insertPosition(database, {
    estimate_id: id,
    stage_id: null,
    type_id: sectionType.agency,
    name,
    name_en: "",
  });
  const place = { position: readPosition(database, position), estimate: readEstimateRow(database, id) };
  for (const [index, line] of lines.entries())
    insertItem(
      database,
      atLine(index, () => newItem(database, place, line)),
    );
  audit(id, { after: readEstimate(database, id), partOf: projectOf(database, id) }, "estimate");
  return id;
}

/** What a line of several is refused for stands at its field. */
function atLine<Made>(index: number, make: () => Made): Made {
  try {
    return make();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const named = Object.entries(error.fields).map(([field, keys]) => [`lines.${index}.${field}`, keys]);
    const { status, message, values } = error;
    throw new Problem(status, message, { fields: Object.fromEntries(named), values });
  }
}
