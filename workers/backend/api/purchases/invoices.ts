import { z } from "zod";
import { dropFile } from "#backend/db/file-removals.ts";
import { deletePurchase, listPurchases } from "#backend/db/purchases/invoices.ts";
import { deletePurchaseLines } from "#backend/db/purchases/lines.ts";
import { fileKey } from "#backend/files/file-key.ts";
import { noun } from "#backend/operations/call.ts";
import { Problem } from "#backend/operations/errors.ts";
import { matches, tag } from "#backend/operations/etag.ts";
import { actorOf, answers, idParam, listQuery, operation } from "#backend/operations/operation.ts";
import { write } from "#backend/operations/write.ts";
import { one, removal } from "#model/answer/answer.ts";
import { id } from "#model/answer/fields.ts";
import { today } from "#model/date/dates.ts";
import { purchaseInvoice, purchasePage, purchaseStates } from "#model/purchase/purchase-invoice.ts";
import { readPurchase, told } from "./read.ts";

/** Suppliers' invoices: read, and thrown away while nobody has decided on them (docs/decisions/090). */
export const purchases = noun();

purchases.openapi(
  operation("purchase_invoices.list", {
    access: { roles: "office", modules: "costs" },
    summary: "List suppliers' invoices: those to be paid first, by their due dates",
    method: "get",
    path: "/purchase_invoices",
    request: {
      query: listQuery.extend({
        state: z.enum(purchaseStates).optional(),
        supplier: id.optional(),
        overdue: z.stringbool({ error: "errors.choice" }).optional(),
      }),
    },
    responses: answers(purchasePage),
  }),
  (c) => {
    const { q, overdue, ...query } = c.req.valid("query");
    const late = overdue ? today() : undefined;
    return c.json(listPurchases(c.env.database, { ...query, search: q, overdue: late }), 200);
  },
);

purchases.openapi(
  operation("purchase_invoices.read", {
    access: { roles: "office", modules: "costs" },
    summary: "Read a supplier's invoice",
    method: "get",
    path: "/purchase_invoices/{id}",
    request: idParam,
    responses: answers(one(purchaseInvoice)),
  }),
  (c) => {
    const data = readPurchase(c.env.database, c.req.valid("param").id, actorOf(c));
    tag(c, data);
    return c.json({ data }, 200);
  },
);

purchases.openapi(
  operation("purchase_invoices.delete", {
    access: { roles: "office", modules: "costs", audit: "purchase_invoice" },
    summary: "Delete a supplier's invoice that is still to be checked, and its file",
    refuses: [409, 412],
    method: "delete",
    path: "/purchase_invoices/{id}",
    request: idParam,
    responses: answers(one(removal)),
  }),
  (c) => {
    const { id: purchase } = c.req.valid("param");
    const data = write(c, removal, ({ database, audit }) => {
      const before = readPurchase(database, purchase, actorOf(c));
      matches(c, before);
      if (before.state !== "open") throw new Problem(409, "errors.purchase_decided");
      dropFile(database, fileKey(c, before.file));
      deletePurchaseLines(database, purchase);
      deletePurchase(database, purchase);
      audit(purchase, { before: told(before) });
      return { id: purchase, outcome: "deleted" as const };
    });
    return c.json({ data }, 200);
  },
);
