import { listColumns } from "#backend/db/invoices/columns.ts";
import { noun } from "#backend/operations/call.ts";
import { Problem } from "#backend/operations/errors.ts";
import { answers, operation } from "#backend/operations/operation.ts";
import { one } from "#model/answer/answer.ts";
import { mostRows } from "#model/file/spreadsheet-rules.ts";
import { invoiceColumns } from "#model/invoice/columns.ts";
import { invoiceFileFilters } from "#model/invoice/filters.ts";

/** What the front makes a spreadsheet of (front/documents/spreadsheets.ts). */
export const columns = noun();

columns.openapi(
  operation("invoices.columns", {
    access: { roles: "office", modules: "estimates" },
    summary: "Documents as the spreadsheet has them",
    refuses: [413],
    method: "get",
    path: "/invoices/columns",
    request: { query: invoiceFileFilters },
    responses: answers(one(invoiceColumns)),
  }),
  (c) => {
    const data = listColumns(c.env.database, c.req.valid("query"), mostRows);
    if (!data) throw new Problem(413, "errors.too_many_rows");
    return c.json({ data }, 200);
  },
);
