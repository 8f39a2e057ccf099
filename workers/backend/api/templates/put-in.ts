import type { Database } from "#backend/db/database.ts";
import { findTemplate } from "#backend/db/estimate-templates.ts";
import { insertItem } from "#backend/db/estimates/items.ts";
import { insertPosition } from "#backend/db/estimates/positions.ts";
import { insertStage } from "#backend/db/estimates/stages.ts";
import { invalid } from "#backend/operations/errors.ts";
import type {
  Template,
  TemplateContent,
  TemplateKind,
  TemplatePosition,
  TemplateStage,
} from "#model/estimate/template.ts";
import { type Into, newLinesFor } from "./new-lines.ts";

/** The template that is meant; refuses at its field one that is gone, or that is of another kind. */
export function templateMeant(database: Database, id: number, kind: TemplateKind): Template {
  const template = findTemplate(database, id);
  if (!template) throw invalid("template_id", "errors.template_gone");
  if (template.kind !== kind) throw invalid("template_id", `errors.template_no_${kind}`);
  return template;
}

/** Puts everything that a template has into an estimate, behind what is there. */
export function putContent(database: Database, into: Into, { stages, positions }: TemplateContent): void {
  const newLine = newLinesFor(database, into);
  for (const stage of stages) putStage(database, into, stage, newLine);
  for (const position of positions) putPosition(database, into, { position, stage_id: null }, newLine);
}

/** Puts a stage with all that is in it behind the others; answers its id. */
export function putStage(
  database: Database,
  into: Into,
  { type_id, name, name_en, positions }: TemplateStage,
  newLine = newLinesFor(database, into),
): number {
  const stage_id = insertStage(database, { estimate_id: into.id, type_id, name, name_en });
  for (const position of positions) putPosition(database, into, { position, stage_id }, newLine);
  return stage_id;
}

/** Puts a position and its lines behind the others of a stage, or of the additional ones; answers its id. */
export function putPosition(
  database: Database,
  into: Into,
  { position, stage_id }: { position: TemplatePosition; stage_id: number | null },
  newLine = newLinesFor(database, into),
): number {
  const { type_id, name, name_en, position_items } = position;
  const id = insertPosition(database, { estimate_id: into.id, stage_id, type_id, name, name_en });
  for (const line of position_items) insertItem(database, newLine({ id }, line));
  return id;
}
