import { z } from "zod";
import { fileKey } from "#backend/files/file-key.ts";
import { frontNoun } from "#backend/operations/call.ts";
import { idParam, operation } from "#backend/operations/operation.ts";
import { one } from "#model/answer/answer.ts";
import { purchaseTypes } from "#model/file/purchase-rules.ts";
import { purchaseInvoice } from "#model/purchase/purchase-invoice.ts";
import { keptFile } from "./kept-file.ts";
import { read } from "./pdf-answer.ts";

/** Suppliers' invoices as they came. */
export const purchaseFiles = frontNoun();

purchaseFiles.openapi(
  operation("purchase_invoices.file", {
    access: { roles: "office", modules: "costs" },
    summary: "The file of a supplier's invoice, as it came",
    method: "get",
    path: "/purchase_invoices/{id}/file",
    request: idParam,
    responses: {
      200: {
        description: "The file",
        content: Object.fromEntries(purchaseTypes.map((type) => [type, { schema: z.string() }])),
      },
    },
  }),
  async (c) => {
    const path = `/api/purchase_invoices/${c.req.valid("param").id}`;
    const { data } = await read(c, path, one(purchaseInvoice));
    return keptFile(c.env.FILES, fileKey(c, data.file), data);
  },
);
