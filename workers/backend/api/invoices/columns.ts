import { one } from "../../../../app/model/answer";
import { invoiceColumns } from "../../../../app/model/invoice-columns";
import { invoiceFilters } from "../../../../app/model/invoice-filters";
import { mostRows } from "../../../../app/model/spreadsheet-rules";
import { noun } from "../../call";
import { listColumns } from "../../db/invoices/columns";
import { Problem } from "../../errors";
import { answers, operation } from "../../operation";

/** What the front makes a spreadsheet of (front/documents/spreadsheets.ts). */
export const columns = noun();

columns.openapi(
  operation("invoices.columns", {
    summary: "Documents as the spreadsheet has them",
    refuses: [413],
    method: "get",
    path: "/invoices/columns",
    request: { query: invoiceFilters },
    responses: answers(one(invoiceColumns)),
  }),
  (c) => {
    const data = listColumns(c.env.database, c.req.valid("query"), mostRows);
    if (!data) throw new Problem(413, "errors.too_many_rows");
    return c.json({ data }, 200);
  },
);
