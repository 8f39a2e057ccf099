import { z } from "zod";
import { copyItem } from "#backend/db/estimates/copy.ts";
import { itemHasCosts } from "#backend/db/estimates/costs.ts";
import { projectOf } from "#backend/db/estimates/estimates.ts";
import {
  deleteItemRow,
  insertItem,
  listItemsOf,
  placeItem,
  updateItem,
} from "#backend/db/estimates/items.ts";
import { noun } from "#backend/operations/call.ts";
import { invalid, Problem } from "#backend/operations/errors.ts";
import { matches, tag } from "#backend/operations/etag.ts";
import { answers, body, created, idParam, operation } from "#backend/operations/operation.ts";
import { write } from "#backend/operations/write.ts";
import { removal } from "#model/answer/answer.ts";
import { id } from "#model/answer/fields.ts";
import {
  changedItem,
  imageChoice,
  positionItem,
  positionItemList,
  positionItemsInput,
  removedItem,
  sentItemPatch,
} from "#model/estimate/position-item.ts";
import { columnsOfChange, newItem } from "./item-columns.ts";
import { checkImages } from "./item-source.ts";
import { changeIn, keepSize, readEstimateRow, readItem, readPosition, reopen } from "./open-estimate.ts";
import { behind } from "./order.ts";
import { settleChoices } from "./settled-choices.ts";
import { shownItem, shownPosition } from "./shown.ts";

/** Lines of positions (specification §7). */
export const positionItems = noun();

positionItems.openapi(
  operation("position_items.list", {
    access: { roles: "office", modules: "estimates" },
    summary: "List the items of a position",
    method: "get",
    path: "/{positionId}/position_items",
    request: { params: z.object({ positionId: id }) },
    responses: answers(positionItemList),
  }),
  (c) => {
    const { positionId } = c.req.valid("param");
    const { estimate_id } = readPosition(c.env.database, positionId);
    const { position_items } = shownPosition(c.env.database, estimate_id, positionId);
    return c.json({ data: position_items }, 200);
  },
);

positionItems.openapi(
  operation("position_items.create", {
    access: { roles: "office", modules: "estimates", audit: "position_item" },
    summary: "Add items to a position",
    refuses: [409],
    overruled: { "position_items.*.total": "errors.total_of_price" },
    method: "post",
    path: "/{positionId}/position_items",
    request: { params: z.object({ positionId: id }), ...body(positionItemsInput) },
    responses: created(positionItemList),
  }),
  (c) => {
    const { positionId } = c.req.valid("param");
    const { position_items, type_id } = c.req.valid("json");
    const data = write(c, z.array(positionItem), (unit) => {
      const { database, audit } = unit;
      const position = readPosition(database, positionId);
      const { estimate_id } = position;
      if (type_id && type_id !== position.type_id) throw invalid("type_id", "errors.choice");
      const estimate = readEstimateRow(database, estimate_id);
      reopen(database, estimate_id);
      const made = position_items.map((input) =>
        insertItem(database, newItem(database, { position, estimate }, input)),
      );
      keepSize(database, estimate_id);
      const all = () =>
        shownPosition(database, estimate_id, positionId).position_items.filter(({ id }) => made.includes(id));
      const partOf = projectOf(database, estimate_id);
      for (const item of all()) audit(item.id, { after: item, partOf });
      settleChoices(unit, { estimate_id, positions: [positionId] });
      return all();
    });
    return c.json({ data }, 201);
  },
);

positionItems.openapi(
  operation("position_items.update", {
    access: { roles: "office", modules: "estimates", audit: "position_item" },
    summary: "Change an item",
    refuses: [409, 412],
    overruled: { total: "errors.total_of_price" },
    method: "patch",
    path: "/position_items/{id}",
    request: { ...idParam, ...body(sentItemPatch) },
    responses: answers(changedItem),
  }),
  (c) => {
    const { id } = c.req.valid("param");
    const patch = c.req.valid("json");
    const item = write(c, positionItem, (unit) => {
      const { database, audit } = unit;
      const row = readItem(database, id);
      const before = shownItem(database, row.estimate_id, id);
      matches(c, before);
      const after = changeIn(database, row.estimate_id, before, () => {
        const position = readPosition(database, row.position_id);
        const estimate = readEstimateRow(database, row.estimate_id);
        updateItem(database, id, columnsOfChange(database, { position, estimate }, row, patch));
        return shownItem(database, row.estimate_id, id);
      });
      audit(id, { before, after, partOf: projectOf(database, row.estimate_id) });
      const isSettled = settleChoices(unit, {
        estimate_id: row.estimate_id,
        positions: [row.position_id],
        item: id,
      });
      return isSettled ? shownItem(database, row.estimate_id, id) : after;
    });
    tag(c, item);
    return c.json({ position_item: item }, 200);
  },
);

positionItems.openapi(
  operation("position_items.delete", {
    access: { roles: "office", modules: "estimates", audit: "position_item" },
    summary: "Delete an item",
    refuses: [409, 412],
    method: "delete",
    path: "/position_items/{id}",
    request: idParam,
    responses: answers(removedItem),
  }),
  (c) => {
    const { id } = c.req.valid("param");
    const data = write(c, removal, (unit) => {
      const { database, audit } = unit;
      const { estimate_id, position_id } = readItem(database, id);
      const before = shownItem(database, estimate_id, id);
      matches(c, before);
      reopen(database, estimate_id);
      if (itemHasCosts(database, id)) throw new Problem(409, "errors.position_costs");
      deleteItemRow(database, id);
      audit(id, { before, partOf: projectOf(database, estimate_id) });
      settleChoices(unit, { estimate_id, positions: [position_id] });
      return { id, outcome: "deleted" as const };
    });
    return c.json({ data, position_item: { id } }, 200);
  },
);

positionItems.openapi(
  operation("position_items.duplicate", {
    access: { roles: "office", modules: "estimates", audit: "position_item" },
    summary: "Copy an item",
    refuses: [409],
    method: "post",
    path: "/position_items/{id}/duplicate",
    request: idParam,
    responses: created(changedItem),
  }),
  (c) => {
    const { id } = c.req.valid("param");
    const item = write(c, positionItem, (unit) => {
      const { database, audit } = unit;
      const { estimate_id, ...original } = readItem(database, id);
      const { position_id } = original;
      reopen(database, estimate_id);
      // Of alternatives the one that is chosen stays it.
      const is_chosen = original.is_chosen && original.choice !== "alternative";
      const copy = copyItem(database, { ...original, is_chosen }, position_id);
      keepSize(database, estimate_id);
      const siblings = listItemsOf(database, position_id).map(({ item }) => item);
      for (const [place, sibling] of behind(siblings, id, copy).entries())
        placeItem(database, sibling, { position_id, place });
      const after = shownItem(database, estimate_id, copy);
      audit(copy, { after, partOf: projectOf(database, estimate_id) });
      return after;
    });
    tag(c, item);
    return c.json({ position_item: item }, 201);
  },
);

positionItems.openapi(
  operation("position_items.images", {
    access: { roles: "office", modules: "estimates", audit: "position_item" },
    summary: "Choose the images of an item",
    refuses: [409, 412],
    method: "post",
    path: "/position_items/{id}/images",
    request: { ...idParam, ...body(imageChoice) },
    responses: answers(changedItem),
  }),
  (c) => {
    const { id } = c.req.valid("param");
    const { images } = c.req.valid("json");
    const item = write(c, positionItem, ({ database, audit }) => {
      const line = readItem(database, id);
      const { estimate_id } = line;
      checkImages(database, line, images);
      const before = shownItem(database, estimate_id, id);
      matches(c, before);
      reopen(database, estimate_id);
      updateItem(database, id, { images });
      const after = shownItem(database, estimate_id, id);
      audit(id, { before, after, partOf: projectOf(database, estimate_id) });
      return after;
    });
    tag(c, item);
    return c.json({ position_item: item }, 200);
  },
);
