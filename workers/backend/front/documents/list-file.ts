import type { Context } from "hono";
import { z } from "zod";
import type { About, Column, Spreadsheet } from "#backend/documents/spreadsheet.ts";
import type { Access } from "#backend/operations/access.ts";
import { type FrontCall, frontNoun } from "#backend/operations/call.ts";
import { Problem } from "#backend/operations/errors.ts";
import { operation } from "#backend/operations/operation.ts";
import type { Words } from "#backend/words/texts.ts";
import { today } from "#model/date/dates.ts";
import { mostRows } from "#model/file/spreadsheet-rules.ts";
import { chosenRows } from "#model/list/chosen-rows.ts";
import { sum } from "#model/money/money.ts";
import type { Language } from "#model/text/language.ts";
import { aboutFile } from "./about.ts";
import { fileInTurn } from "./file-turn.ts";
import { ask, contentType, insteadOfFile, readerOf, spreadsheetAnswer } from "./spreadsheets.ts";

/** Who reads a file, and what of the list it was asked for. */
export interface FileReader {
  t: Words;
  language: Language;
  /** The filters as the list takes them. */
  query: URLSearchParams;
}

/** A column of a list in a file. */
export interface FileColumn<Row> extends Pick<Column, "title" | "kind" | "width"> {
  cell: (row: Row) => string | number | null;
  /** Whether its amounts, in cents, are added up below. */
  isSummed?: true;
}

/** A filter in words: its name, and what its value means. */
type FilterWords<Row> = readonly [name: string, value: (sent: string, rows: readonly Row[]) => string];

interface ListFile<Row extends { id: number }> {
  /** Of the operation. */
  name: string;
  access: Pick<Access, "roles" | "modules">;
  /** Where the list is, below the API; its file is at `/export` behind it. */
  path: string;
  /** Where its page is: a person who gets no file is told there. */
  page: string | ((query: URLSearchParams) => string);
  /** An answer of the list: a page of it, or all of it. */
  answer: z.ZodType<{ data: Row[]; meta?: { total: number; last_page: number } }>;
  title: (reader: FileReader) => string;
  columns: (reader: FileReader) => FileColumn<Row>[];
  filters?: (reader: FileReader) => Readonly<Record<string, FilterWords<Row>>>;
}

/** Rows of one question of the list: as many as it answers at most. */
const perPage = 100;

/** What is asked of the file alone: rows by their ids, as chosen on a page. The list itself knows its filters, and refuses. */
const query = z.looseObject({ row: chosenRows });

/**
 * A list as a spreadsheet: all rows that its filters leave, in its order, or those of `row`, with more columns than a screen
 * has room for. Put together of the list's own pages, so that a person gets what they may see and nothing else; refused
 * with 413 above {@link mostRows}.
 */
export function listFile<Row extends { id: number }>(list: ListFile<Row>) {
  const routes = frontNoun();
  const path = `${list.path}/export`;
  routes.use(
    path,
    insteadOfFile((asked, status) => {
      asked.delete("row");
      const page = typeof list.page === "string" ? list.page : list.page(asked);
      return `/no-file?${new URLSearchParams({ to: `${page}?${asked}`, status: String(status) })}`;
    }),
  );
  routes.openapi(
    operation(list.name, {
      access: list.access,
      summary: `The list at ${list.path} as a spreadsheet, with its filters`,
      method: "get",
      path,
      request: { query },
      refuses: [413],
      responses: {
        200: { description: "A spreadsheet", content: { [contentType]: { schema: z.string() } } },
      },
    }),
    (c) =>
      fileInTurn(c, async () => {
        const asked = new URL(c.req.url).searchParams;
        asked.delete("row");
        const rows = await rowsOf(c, list, { asked, chosen: c.req.valid("query").row });
        if (rows instanceof Response) return rows;
        const reader = { ...(await readerOf(c)), query: asked };
        return spreadsheetAnswer(c, sheetOf(list, rows, reader), `${list.title(reader)} ${today()}`);
      }),
  );
  return routes;
}

interface Asked {
  asked: URLSearchParams;
  /** Ids of the rows that are wanted; undefined for all. */
  chosen: readonly number[] | undefined;
}

/** The rows of a list page by page; what the installation refuses, it has already put into words. */
async function rowsOf<Row extends { id: number }>(
  c: Context<FrontCall>,
  { path, answer }: ListFile<Row>,
  { asked, chosen }: Asked,
): Promise<Row[] | Response> {
  const wanted = chosen && new Set(chosen);
  // By their ids: a row that a colleague adds meanwhile moves others to the next page.
  const found = new Map<number, Row>();
  let last = 1;
  for (let page = 1; page <= last; page += 1) {
    const one = await ask(c, `/api${path}?${pageOf(asked, page)}`);
    if (!one.ok) return one;
    const { data, meta } = answer.parse(await one.json());
    last = meta?.last_page ?? 1;
    if (!wanted && (meta?.total ?? data.length) > mostRows) throw new Problem(413, "errors.too_many_rows");
    for (const row of data) if (!wanted || wanted.has(row.id)) found.set(row.id, row);
    if (wanted && found.size === wanted.size) break;
  }
  return [...found.values()];
}

function pageOf(asked: URLSearchParams, page: number): URLSearchParams {
  const query = new URLSearchParams(asked);
  query.set("page", String(page));
  query.set("per_page", String(perPage));
  return query;
}

/** Characters that the name of a sheet has at most. */
const longestName = 31;

function sheetOf<Row extends { id: number }>(
  list: ListFile<Row>,
  rows: Row[],
  reader: FileReader,
): Spreadsheet {
  const { t } = reader;
  const title = list.title(reader);
  const asked = list.columns(reader);
  const hasSums = asked.some(({ isSummed }) => isSummed);
  const columns = asked.map(({ cell, isSummed, ...column }, index): Column => {
    const cells = rows.map(cell);
    const total = isSummed ? sum(cells.map(Number)) : undefined;
    const label = hasSums && index === 0 ? t("reports.total") : undefined;
    return { ...column, cells, ...((total ?? label) !== undefined && { total: total ?? label }) };
  });
  const filters = filtersOf(list, rows, reader);
  return { name: title.slice(0, longestName), columns, about: aboutFile(t, { title, filters, rules: [] }) };
}

function filtersOf<Row extends { id: number }>(list: ListFile<Row>, rows: Row[], reader: FileReader): About {
  return Object.entries(list.filters?.(reader) ?? {}).flatMap(([name, [title, words]]) => {
    const sent = reader.query.get(name);
    return sent ? [[title, words(sent, rows)] as const] : [];
  });
}
