import { z } from "zod";
import { copyStage } from "#backend/db/estimates/copy.ts";
import { positionHasCosts } from "#backend/db/estimates/costs.ts";
import { projectOf } from "#backend/db/estimates/estimates.ts";
import { listStagePositions } from "#backend/db/estimates/positions.ts";
import { deletePosition } from "#backend/db/estimates/removal.ts";
import {
  deleteStageRow,
  insertStage,
  listStages,
  placeStage,
  renameStage,
} from "#backend/db/estimates/stages.ts";
import { noun } from "#backend/operations/call.ts";
import { Problem } from "#backend/operations/errors.ts";
import { matches, tag } from "#backend/operations/etag.ts";
import { answers, body, created, idParam, operation } from "#backend/operations/operation.ts";
import { write } from "#backend/operations/write.ts";
import { one, removal } from "#model/answer/answer.ts";
import { id } from "#model/answer/fields.ts";
import { type Stage, stage, stageInput, stagePatch } from "#model/estimate/estimate.ts";
import { changeIn, keepSize, readEstimateRow, readStage, reopen } from "./open-estimate.ts";
import { behind } from "./order.ts";
import { seenRevision, unchangedSince } from "./seen-revision.ts";
import { shownStage } from "./shown.ts";

/** Stages of estimates (specification §7). */
export const stages = noun();

stages.openapi(
  operation("stages.create", {
    access: { roles: "office", modules: "estimates", audit: "stage" },
    summary: "Add a stage to an estimate",
    refuses: [409],
    method: "post",
    path: "/{estimateId}/stages",
    request: { params: z.object({ estimateId: id }), ...body(stageInput) },
    responses: created(one(stage)),
  }),
  (c) => {
    const { estimateId } = c.req.valid("param");
    const { name, name_en, estimate_stage_type_id: type_id } = c.req.valid("json");
    const data = write(c, stage, ({ database, audit }) => {
      readEstimateRow(database, estimateId);
      reopen(database, estimateId);
      // Named as specification 4.2 says, in the caller's language.
      const usual = c.env.t(`estimates.new_stage_${type_id}`);
      const made = insertStage(database, {
        estimate_id: estimateId,
        type_id,
        name_en,
        name: name ?? usual,
      });
      keepSize(database, estimateId);
      const after = shownStage(database, estimateId, made);
      audit(made, { after, partOf: projectOf(database, estimateId) });
      return after;
    });
    tag(c, data);
    return c.json({ data }, 201);
  },
);

stages.openapi(
  operation("stages.update", {
    access: { roles: "office", modules: "estimates", audit: "stage" },
    summary: "Rename a stage",
    refuses: [409, 412],
    method: "patch",
    path: "/stages/{id}",
    request: { ...idParam, ...body(stagePatch) },
    responses: answers(one(stage)),
  }),
  (c) => {
    const { id } = c.req.valid("param");
    const patch = c.req.valid("json");
    const data = write(c, stage, ({ database, audit }) => {
      const { estimate_id } = readStage(database, id);
      const before = shownStage(database, estimate_id, id);
      matches(c, before);
      const after = changeIn(database, estimate_id, before, () => {
        renameStage(database, id, patch);
        return shownStage(database, estimate_id, id);
      });
      audit(id, { before: bare(before), after: bare(after), partOf: projectOf(database, estimate_id) });
      return after;
    });
    tag(c, data);
    return c.json({ data }, 200);
  },
);

stages.openapi(
  operation("stages.delete", {
    access: { roles: "office", modules: "estimates", audit: "stage" },
    summary: "Delete a stage",
    refuses: [409, 412, 422],
    method: "delete",
    path: "/stages/{id}",
    request: { ...idParam, ...seenRevision },
    responses: answers(one(removal)),
  }),
  (c) => {
    const { id } = c.req.valid("param");
    const data = write(c, removal, ({ database, audit }) => {
      const { estimate_id } = readStage(database, id);
      const before = shownStage(database, estimate_id, id);
      matches(c, before);
      unchangedSince(c, readEstimateRow(database, estimate_id), before);
      reopen(database, estimate_id);
      const positions = listStagePositions(database, id);
      if (positions.some((position) => positionHasCosts(database, position.id)))
        throw new Problem(409, "errors.position_costs");
      for (const position of positions) deletePosition(database, position.id);
      deleteStageRow(database, id);
      audit(id, { before, partOf: projectOf(database, estimate_id) });
      return { id, outcome: "deleted" as const };
    });
    return c.json({ data }, 200);
  },
);

stages.openapi(
  operation("stages.duplicate", {
    access: { roles: "office", modules: "estimates", audit: "stage" },
    summary: "Copy a stage",
    refuses: [409],
    method: "post",
    path: "/stages/{id}/duplicate",
    request: idParam,
    responses: created(one(stage)),
  }),
  (c) => {
    const { id } = c.req.valid("param");
    const data = write(c, stage, ({ database, audit }) => {
      const original = readStage(database, id);
      reopen(database, original.estimate_id);
      const copy = copyStage(database, original);
      keepSize(database, original.estimate_id);
      const order = behind(listStages(database, original.estimate_id), id, copy);
      for (const [place, stageId] of order.entries()) placeStage(database, stageId, place);
      const after = shownStage(database, original.estimate_id, copy);
      audit(copy, { after, partOf: projectOf(database, original.estimate_id) });
      return after;
    });
    tag(c, data);
    return c.json({ data }, 201);
  },
);

const bare = ({ positions, ...own }: Stage) => own;
