import { listPayables } from "#backend/db/purchases/payables.ts";
import { noun } from "#backend/operations/call.ts";
import { answers, operation } from "#backend/operations/operation.ts";
import { payableList } from "#model/payable/payable.ts";

/** What is to be paid to suppliers (docs/decisions/098). */
export const payables = noun();

payables.openapi(
  operation("payables.list", {
    access: { roles: "bookkeepers", modules: "costs" },
    summary: "List approved suppliers' invoices that are not paid, and what a file lacks",
    method: "get",
    path: "/payables",
    responses: answers(payableList),
  }),
  (c) => c.json({ data: listPayables(c.env.database) }, 200),
);
