import { z } from "zod";
import { frontNoun } from "#backend/operations/call.ts";
import { idParam, operation } from "#backend/operations/operation.ts";
import { documentLanguage } from "#model/document/parts.ts";
import { fileInTurn } from "./file-turn.ts";
import { pdfAnswer, pdfResponses } from "./pdf-answer.ts";
import { orderFile } from "./purchase-order-file.ts";

/** Orders to suppliers as PDF. */
export const orderDocuments = frontNoun();

orderDocuments.openapi(
  operation("purchase_orders.pdf", {
    access: { roles: "office", modules: "costs" },
    summary: "An order to a supplier as PDF, in the supplier's language unless another is asked for",
    method: "get",
    path: "/purchase_orders/{id}/pdf",
    request: { ...idParam, query: z.object({ lang: documentLanguage.optional() }) },
    responses: pdfResponses,
  }),
  (c) => {
    const { lang } = c.req.valid("query");
    const { id } = c.req.valid("param");
    return fileInTurn(c, async () => pdfAnswer(await orderFile(c, id, lang)));
  },
);
