import { copyPosition } from "#backend/db/estimates/copy.ts";
import { positionHasCosts } from "#backend/db/estimates/costs.ts";
import { projectOf } from "#backend/db/estimates/estimates.ts";
import { insertItem } from "#backend/db/estimates/items.ts";
import {
  insertPosition,
  listPositions,
  placePosition,
  renamePosition,
} from "#backend/db/estimates/positions.ts";
import { deletePosition } from "#backend/db/estimates/removal.ts";
import { noun } from "#backend/operations/call.ts";
import { invalid, Problem } from "#backend/operations/errors.ts";
import { matches, tag } from "#backend/operations/etag.ts";
import { answers, body, created, idParam, operation } from "#backend/operations/operation.ts";
import { write } from "#backend/operations/write.ts";
import { one, removal } from "#model/answer/answer.ts";
import { type Position, position, positionInput, positionPatch } from "#model/estimate/estimate.ts";
import { newItem } from "./item-columns.ts";
import { changeIn, keepSize, readEstimateRow, readPosition, readStage, reopen } from "./open-estimate.ts";
import { behind } from "./order.ts";
import { seenRevision, unchangedSince } from "./seen-revision.ts";
import { settleChoices } from "./settled-choices.ts";
import { shownPosition } from "./shown.ts";

/** Positions of estimates, in stages or additional (specification §7). */
export const positions = noun();

positions.openapi(
  operation("positions.create", {
    access: { roles: "office", modules: "estimates", audit: ["position", "position_item"] },
    summary: "Add a position",
    refuses: [404, 409],
    overruled: { type_id: "errors.choice", "position_items.*.total": "errors.total_of_price" },
    method: "post",
    path: "/positions",
    request: body(positionInput),
    responses: created(one(position)),
  }),
  (c) => {
    const { estimate_id, name, name_en, estimate_stage_id, type_id, position_items } = c.req.valid("json");
    const data = write(c, position, (unit) => {
      const { database, audit } = unit;
      const estimate = readEstimateRow(database, estimate_id);
      const stage = estimate_stage_id ? readStage(database, estimate_stage_id) : null;
      if (stage && stage.estimate_id !== estimate_id) throw invalid("estimate_stage_id", "errors.other_half");
      reopen(database, estimate_id);
      const made = insertPosition(database, {
        estimate_id,
        stage_id: stage?.id ?? null,
        type_id: stage?.type_id ?? type_id,
        name: name ?? c.env.t("estimates.new_position"),
        name_en,
      });
      const place = { position: readPosition(database, made), estimate };
      for (const item of position_items) insertItem(database, newItem(database, place, item));
      keepSize(database, estimate_id);
      const after = shownPosition(database, estimate_id, made);
      audit(made, { after, partOf: projectOf(database, estimate_id) });
      const isSettled = settleChoices(unit, { estimate_id, positions: [made] });
      return isSettled ? shownPosition(database, estimate_id, made) : after;
    });
    tag(c, data);
    return c.json({ data }, 201);
  },
);

positions.openapi(
  operation("positions.update", {
    access: { roles: "office", modules: "estimates", audit: "position" },
    summary: "Change a position",
    refuses: [409, 412],
    method: "patch",
    path: "/positions/{id}",
    request: { ...idParam, ...body(positionPatch) },
    responses: answers(one(position)),
  }),
  (c) => {
    const { id } = c.req.valid("param");
    const patch = c.req.valid("json");
    const data = write(c, position, ({ database, audit }) => {
      const { estimate_id } = readPosition(database, id);
      const before = shownPosition(database, estimate_id, id);
      matches(c, before);
      const after = changeIn(database, estimate_id, before, () => {
        renamePosition(database, id, patch);
        return shownPosition(database, estimate_id, id);
      });
      audit(id, { before: bare(before), after: bare(after), partOf: projectOf(database, estimate_id) });
      return after;
    });
    tag(c, data);
    return c.json({ data }, 200);
  },
);

positions.openapi(
  operation("positions.delete", {
    access: { roles: "office", modules: "estimates", audit: "position" },
    summary: "Delete a position",
    refuses: [409, 412, 422],
    method: "delete",
    path: "/positions/{id}",
    request: { ...idParam, ...seenRevision },
    responses: answers(one(removal)),
  }),
  (c) => {
    const { id } = c.req.valid("param");
    const data = write(c, removal, ({ database, audit }) => {
      const { estimate_id } = readPosition(database, id);
      const before = shownPosition(database, estimate_id, id);
      matches(c, before);
      unchangedSince(c, readEstimateRow(database, estimate_id), before);
      reopen(database, estimate_id);
      if (positionHasCosts(database, id)) throw new Problem(409, "errors.position_costs");
      deletePosition(database, id);
      audit(id, { before, partOf: projectOf(database, estimate_id) });
      return { id, outcome: "deleted" as const };
    });
    return c.json({ data }, 200);
  },
);

positions.openapi(
  operation("positions.duplicate", {
    access: { roles: "office", modules: "estimates", audit: "position" },
    summary: "Copy a position",
    refuses: [409],
    method: "post",
    path: "/positions/{id}/duplicate",
    request: idParam,
    responses: created(one(position)),
  }),
  (c) => {
    const { id } = c.req.valid("param");
    const data = write(c, position, ({ database, audit }) => {
      const original = readPosition(database, id);
      const { estimate_id, stage_id } = original;
      reopen(database, estimate_id);
      const copy = copyPosition(database, original);
      keepSize(database, estimate_id);
      const siblings = listPositions(database, estimate_id).filter((one) => one.stage_id === stage_id);
      for (const [place, sibling] of behind(siblings, id, copy).entries())
        placePosition(database, sibling, { place });
      const after = shownPosition(database, estimate_id, copy);
      audit(copy, { after, partOf: projectOf(database, estimate_id) });
      return after;
    });
    tag(c, data);
    return c.json({ data }, 201);
  },
);

const bare = ({ position_items, ...own }: Position) => own;
