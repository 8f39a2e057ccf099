import type { Database } from "#backend/db/database.ts";
import { type EstimateRow, projectOf } from "#backend/db/estimates/estimates.ts";
import { findStage } from "#backend/db/estimates/stages.ts";
import { noun } from "#backend/operations/call.ts";
import { invalid } from "#backend/operations/errors.ts";
import { tag } from "#backend/operations/etag.ts";
import { body, created, idParam, operation } from "#backend/operations/operation.ts";
import { write } from "#backend/operations/write.ts";
import { one } from "#model/answer/answer.ts";
import { estimate } from "#model/estimate/estimate.ts";
import { blockInput, type TemplateContent } from "#model/estimate/template.ts";
import { keepSize, readEstimate, readEstimateRow, reopen } from "../estimates/open-estimate.ts";
import { shownPosition, shownStage } from "../estimates/shown.ts";
import { putPosition, putStage, templateMeant } from "./put-in.ts";

/** Blocks of templates, put into estimates. */
export const blocks = noun();

blocks.openapi(
  operation("estimate_templates.insert", {
    access: { roles: "office", modules: "estimates", audit: ["stage", "position"] },
    summary: "Insert the block of a template into an estimate",
    refuses: [409],
    method: "post",
    path: "/estimates/{id}/blocks",
    request: { ...idParam, ...body(blockInput) },
    responses: created(one(estimate)),
  }),
  (c) => {
    const { id } = c.req.valid("param");
    const { template_id, stage_id } = c.req.valid("json");
    const data = write(c, estimate, ({ database, audit }) => {
      const row = readEstimateRow(database, id);
      const template = templateMeant(database, template_id, "block");
      if (template.estimate_type_id !== row.estimate_type_id)
        throw invalid("template_id", "errors.template_type");
      reopen(database, id);
      const made = putBlock(database, { row, stage_id: stage_id ?? null }, template.content);
      keepSize(database, id);
      const shown = made.entity === "stage" ? shownStage : shownPosition;
      audit(made.id, { after: shown(database, id, made.id), partOf: projectOf(database, id) }, made.entity);
      return readEstimate(database, id);
    });
    tag(c, data);
    return c.json({ data }, 201);
  },
);

/** A block is a stage, or a position. */
function putBlock(
  database: Database,
  { row, stage_id }: { row: EstimateRow; stage_id: number | null },
  { stages: [stage], positions: [position] }: TemplateContent,
): { entity: "stage" | "position"; id: number } {
  if (stage && stage_id !== null) throw invalid("stage_id", "errors.stage_in_stage");
  if (stage) return { entity: "stage", id: putStage(database, row, stage) };
  if (!position) throw invalid("template_id", "errors.template_gone");
  const into = stage_id === null ? null : findStage(database, stage_id);
  if (into === undefined) throw invalid("stage_id", "errors.stage_gone");
  if (into && (into.estimate_id !== row.id || into.type_id !== position.type_id))
    throw invalid("stage_id", "errors.stage_of_other_half");
  return { entity: "position", id: putPosition(database, row, { position, stage_id }) };
}
