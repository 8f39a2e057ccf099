import { z } from "zod";
import { findClient } from "#backend/db/clients.ts";
import type { Database } from "#backend/db/database.ts";
import { findEstimateRow } from "#backend/db/estimates/estimates.ts";
import { findProject } from "#backend/db/projects.ts";
import { choicesOf, listOrderChoices } from "#backend/db/purchase-orders/choices.ts";
import { deleteOrderLines } from "#backend/db/purchase-orders/lines.ts";
import {
  deleteOrder,
  insertOrder,
  listOrders,
  type NewOrder,
  sumOrders,
  updateOrder,
} from "#backend/db/purchase-orders/orders.ts";
import { noun } from "#backend/operations/call.ts";
import { found, invalid, Problem } from "#backend/operations/errors.ts";
import { matches, tag } from "#backend/operations/etag.ts";
import {
  actorOf,
  answers,
  body,
  created,
  idParam,
  listQuery,
  operation,
} from "#backend/operations/operation.ts";
import { write } from "#backend/operations/write.ts";
import { one, removal } from "#model/answer/answer.ts";
import { id } from "#model/answer/fields.ts";
import { orderSortings } from "#model/list/sortings.ts";
import {
  orderChoices,
  orderInput,
  orderPage,
  orderPatch,
  orderStates,
  type PurchaseOrder,
  purchaseOrder,
} from "#model/purchase-order/purchase-order.ts";
import { storeLines } from "./lines.ts";
import { partOfOrder, readOrder, toldOrder } from "./read.ts";

/** Orders to suppliers: written, read, changed and thrown away while they are drafts (docs/decisions/100). */
export const purchaseOrders = noun();

purchaseOrders.openapi(
  operation("purchase_orders.list", {
    access: { roles: "office", modules: "costs" },
    summary: "List orders to suppliers, the newest first unless sorted",
    method: "get",
    path: "/purchase_orders",
    request: {
      query: listQuery.extend({
        state: z.enum(orderStates, { error: "errors.choice" }).optional(),
        supplier: id.optional(),
        project: id.optional(),
        sorting: z.enum(orderSortings, { error: "errors.choice" }).optional(),
      }),
    },
    responses: answers(orderPage),
  }),
  (c) => {
    const { q: search, ...query } = c.req.valid("query");
    const { page: _, per_page: __, sorting: ___, ...filters } = query;
    const sums = sumOrders(c.env.database, { ...filters, search });
    return c.json({ ...listOrders(c.env.database, { ...query, search }), sums }, 200);
  },
);

purchaseOrders.openapi(
  operation("purchase_orders.choices", {
    access: { roles: "office", modules: "costs" },
    summary: "What of an estimate, or of all of a project, can be ordered, and how much of it is",
    refuses: [404],
    method: "get",
    path: "/purchase_orders/choices",
    request: { query: z.object({ estimate_id: id.optional(), project_id: id.optional() }) },
    responses: answers(orderChoices),
  }),
  (c) => {
    const { database } = c.env;
    const { estimate_id, project_id } = c.req.valid("query");
    if (estimate_id !== undefined) {
      found(findEstimateRow(database, estimate_id));
      return c.json({ data: listOrderChoices(database, choicesOf.estimate(estimate_id)) }, 200);
    }
    if (project_id === undefined) throw invalid("estimate_id", "errors.required");
    found(findProject(database, project_id));
    return c.json({ data: listOrderChoices(database, choicesOf.project(project_id)) }, 200);
  },
);

purchaseOrders.openapi(
  operation("purchase_orders.read", {
    access: { roles: "office", modules: "costs" },
    summary: "Read an order to a supplier",
    method: "get",
    path: "/purchase_orders/{id}",
    request: idParam,
    responses: answers(one(purchaseOrder)),
  }),
  (c) => {
    const data = readOrder(c.env.database, c.req.valid("param").id);
    tag(c, data);
    return c.json({ data }, 200);
  },
);

purchaseOrders.openapi(
  operation("purchase_orders.create", {
    access: { roles: "office", modules: "costs", audit: "purchase_order" },
    summary: "Write an order to a supplier; it is a draft",
    method: "post",
    path: "/purchase_orders",
    request: body(orderInput),
    responses: created(one(purchaseOrder)),
  }),
  (c) => {
    const { lines, ...head } = c.req.valid("json");
    const data = write(c, purchaseOrder, ({ database, audit }) => {
      checkHead(database, head);
      const order = insertOrder(database, {
        ...columnsOf(head),
        created_at: new Date().toISOString(),
        created_by: actorOf(c).id,
      });
      storeLines(database, order, lines);
      const after = readOrder(database, order);
      audit(order, { after: toldOrder(after), partOf: partOfOrder(after) });
      return after;
    });
    tag(c, data);
    return c.json({ data }, 201);
  },
);

purchaseOrders.openapi(
  operation("purchase_orders.update", {
    access: { roles: "office", modules: "costs", audit: "purchase_order" },
    summary: "Change an order that is not sent yet",
    refuses: [409, 412],
    method: "patch",
    path: "/purchase_orders/{id}",
    request: { ...idParam, ...body(orderPatch) },
    responses: answers(one(purchaseOrder)),
  }),
  (c) => {
    const { id: order } = c.req.valid("param");
    const { lines, ...head } = c.req.valid("json");
    const data = write(c, purchaseOrder, ({ database, audit }) => {
      const before = readOrder(database, order);
      matches(c, before);
      checkIsDraft(before);
      checkHead(database, head, before);
      updateOrder(database, order, columnsOf(head));
      if (lines) storeLines(database, order, lines);
      const after = readOrder(database, order);
      audit(order, { before: toldOrder(before), after: toldOrder(after), partOf: partOfOrder(after) });
      return after;
    });
    tag(c, data);
    return c.json({ data }, 200);
  },
);

purchaseOrders.openapi(
  operation("purchase_orders.delete", {
    access: { roles: "office", modules: "costs", audit: "purchase_order" },
    summary: "Delete an order that is not sent yet",
    refuses: [409, 412],
    method: "delete",
    path: "/purchase_orders/{id}",
    request: idParam,
    responses: answers(one(removal)),
  }),
  (c) => {
    const { id: order } = c.req.valid("param");
    const data = write(c, removal, ({ database, audit }) => {
      const before = readOrder(database, order);
      matches(c, before);
      checkIsDraft(before);
      deleteOrderLines(database, order);
      deleteOrder(database, order);
      audit(order, { before: toldOrder(before), partOf: partOfOrder(before) });
      return { id: order, outcome: "deleted" as const };
    });
    return c.json({ data }, 200);
  },
);

/** Throws a Problem (409) for an order that its supplier has: what was ordered stays. */
function checkIsDraft({ state }: Pick<PurchaseOrder, "state">): void {
  if (state !== "draft") throw new Problem(409, "errors.order_not_draft");
}

interface Head {
  supplier_id?: number | null | undefined;
  project_id?: number | null | undefined;
  wanted_on?: string | null | undefined;
  note?: string | undefined;
}

/** Throws a Problem (422) for a supplier or a project that is not there to be chosen; one that stays is not asked about. */
function checkHead(database: Database, { supplier_id, project_id }: Head, before?: PurchaseOrder): void {
  if (supplier_id && supplier_id !== before?.supplier?.id) {
    const client = findClient(database, supplier_id);
    if (!client || client.is_archived) throw invalid("supplier_id", "errors.client_gone");
  }
  if (project_id && project_id !== before?.project?.id && !findProject(database, project_id))
    throw invalid("project_id", "errors.project_gone");
}

const columnsOf = ({ supplier_id, ...head }: Head): Partial<NewOrder> =>
  Object.fromEntries(
    Object.entries({ client_id: supplier_id, ...head }).filter(([, value]) => value !== undefined),
  );
