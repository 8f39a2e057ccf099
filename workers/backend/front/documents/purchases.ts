import { z } from "zod";
import { fileKey } from "#backend/files/file-key.ts";
import { frontNoun } from "#backend/operations/call.ts";
import { notFound } from "#backend/operations/errors.ts";
import { idParam, operation } from "#backend/operations/operation.ts";
import { one } from "#model/answer/answer.ts";
import { purchaseTypes } from "#model/file/purchase-rules.ts";
import { purchaseInvoice } from "#model/purchase/purchase-invoice.ts";
import { sandboxed } from "../sandboxed.ts";
import { attachment, inline } from "./attachment.ts";
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
    const file = await c.env.FILES.get(fileKey(c, data.file));
    if (!file) throw notFound();
    // XML is not opened but saved: a browser would show it as a page.
    const isShown = data.mime_type !== "application/xml";
    return new Response(file.body, {
      headers: {
        "Content-Type": data.mime_type,
        "Content-Disposition": (isShown ? inline : attachment)(data.file_name),
        // The readers of PDFs that browsers have do not open one in a sandbox.
        "Content-Security-Policy":
          data.mime_type === "application/pdf" ? "frame-ancestors 'none'; base-uri 'none'" : sandboxed,
        "Content-Length": String(file.size),
        "X-Content-Type-Options": "nosniff",
        "Cache-Control": "private, no-cache",
        ETag: file.httpEtag,
      },
    });
  },
);
