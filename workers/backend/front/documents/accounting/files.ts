import type { Context } from "hono";
import { z } from "zod";
import { type FrontCall, frontNoun } from "#backend/operations/call.ts";
import { Problem } from "#backend/operations/errors.ts";
import { operation } from "#backend/operations/operation.ts";
import { type AccountingEntry, accountingEntries } from "#model/accounting/entry.ts";
import { jumisFile, unfitForJumis } from "#model/accounting/jumis.ts";
import { type AccountingPeriod, accountingPeriod } from "#model/accounting/period.ts";
import { one } from "#model/answer/answer.ts";
import { company } from "#model/company/company.ts";
import { screens } from "#model/list/screens.ts";
import { writeXml } from "#model/xml/write.ts";
import { attachment } from "../attachment.ts";
import { fileInTurn } from "../file-turn.ts";
import { read } from "../pdf-answer.ts";
import { ask, insteadOfFile, readerOf } from "../spreadsheets.ts";
import { archive } from "./archive.ts";
import { journalFile } from "./journal.ts";

/** What the bookkeeper takes over of a period, as files (docs/decisions/095). */
export const accountingFiles = frontNoun();

/** Documents that are named where they cannot be written, at most. */
const mostNamed = 5;

interface FileAt {
  name: string;
  path: string;
  summary: string;
  type: "text/csv" | "application/xml" | "application/zip";
  make: (c: Context<FrontCall>, entries: AccountingEntry[], period: AccountingPeriod) => Promise<Response>;
}

function fileAt({ name, path, summary, type, make }: FileAt): void {
  accountingFiles.use(
    path,
    insteadOfFile((query, status) => {
      query.set("file", status === 409 ? "unfit" : "none");
      return `${screens.booksExport.path}?${query}`;
    }),
  );
  accountingFiles.openapi(
    operation(name, {
      access: { roles: "bookkeepers", modules: "books" },
      summary,
      method: "get",
      path,
      request: { query: accountingPeriod },
      responses: { 200: { description: "The file", content: { [type]: { schema: z.string() } } } },
      refuses: name === "accounting.jumis" ? [409, 413] : [413],
    }),
    (c) =>
      fileInTurn(c, async () => {
        const period = c.req.valid("query");
        const found = await ask(c, `/api/accounting/entries?${new URLSearchParams(period)}`);
        // What the installation refuses, it has already put into words.
        if (!found.ok) return found;
        const { data } = accountingEntries.parse(await found.json());
        return make(c, data, period);
      }),
  );
}

fileAt({
  name: "accounting.journal",
  path: "/accounting/journal",
  summary: "The journal of sales and purchases of a period as CSV",
  type: "text/csv",
  make: async (c, entries, period) => {
    const { t } = await readerOf(c);
    return saved(journalFile(entries, t), `${t("books_export.journal")} ${spanOf(period)}.csv`, "text/csv");
  },
});

fileAt({
  name: "accounting.jumis",
  path: "/accounting/jumis",
  summary: "The documents of a period for Jumis, as XML",
  type: "application/xml",
  make: async (c, entries, period) => {
    const { data } = await read(c, "/api/companies/1/details", one(company));
    const file = jumisFile(entries, data.accounting);
    const unfit = unfitForJumis(file);
    if (unfit.length > 0)
      throw new Problem(409, "errors.jumis_unfit", {
        values: { documents: unfit.slice(0, mostNamed).join(", ") },
      });
    return saved(writeXml(file), `Jumis ${spanOf(period)}.xml`, "application/xml");
  },
});

fileAt({
  name: "accounting.archive",
  path: "/accounting/archive",
  summary: "The documents of a period with its journal and VAT, as a ZIP file",
  type: "application/zip",
  make: async (c, entries, period) => {
    const { t } = await readerOf(c);
    const zip = await archive(c, entries, { t, period });
    return saved(zip, `${t("books_export.archive")} ${spanOf(period)}.zip`, "application/zip");
  },
});

const spanOf = ({ from, to }: AccountingPeriod): string => `${from}–${to}`;

const saved = (content: BodyInit, name: string, type: string): Response =>
  new Response(content, {
    headers: {
      "Content-Type": type === "text/csv" ? "text/csv; charset=utf-8" : type,
      "Content-Disposition": attachment(name),
    },
  });
