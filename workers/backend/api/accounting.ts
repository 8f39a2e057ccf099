import { readEntries } from "#backend/db/accounting/entries.ts";
import { noun } from "#backend/operations/call.ts";
import { Problem } from "#backend/operations/errors.ts";
import { answers, operation } from "#backend/operations/operation.ts";
import { accountingEntries } from "#model/accounting/entry.ts";
import { accountingPeriod } from "#model/accounting/period.ts";
import { mostReportRows } from "#model/report/report.ts";

/** What goes into the books of a period. */
export const accountingJournal = noun();

accountingJournal.openapi(
  operation("accounting.entries", {
    access: { roles: "bookkeepers", modules: "books" },
    summary: "Documents of sales and purchases with the accounts that they are entered to",
    method: "get",
    path: "/accounting/entries",
    request: { query: accountingPeriod },
    responses: answers(accountingEntries),
    refuses: [413],
  }),
  (c) => {
    const data = readEntries(c.env.database, c.req.valid("query"));
    if (data.length > mostReportRows) throw new Problem(413, "errors.report_too_long");
    return c.json({ data }, 200);
  },
);
