import type { Context } from "hono";
import { z } from "zod";
import type { About, Column, Spreadsheet } from "#backend/documents/spreadsheet.ts";
import { installationOf } from "#backend/installation-of.ts";
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
import { aboutChosen, aboutFile } from "./about.ts";
import { fileInTurn } from "./file-turn.ts";
import { contentType, insteadOfFile, readerOf, spreadsheetAnswer } from "./spreadsheets.ts";

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

/** A column of words, so many characters wide. */
export const textColumn = <Row>(
  title: string,
  width: number,
  cell: (row: Row) => string,
): FileColumn<Row> => ({
  title,
  kind: "text",
  width,
  cell,
});

/** A column of local dates. */
export const dateColumn = <Row>(
  title: string,
  width: number,
  cell: (row: Row) => string | null,
): FileColumn<Row> => ({ title, kind: "date", width, cell });

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
  answer: z.ZodType<{ data: Row[] }>;
  /** The questions that together find every row there is; one without filters, where nothing is said. */
  everyRow?: readonly string[];
  title: (reader: FileReader) => string;
  columns: (reader: FileReader) => FileColumn<Row>[];
  filters?: (reader: FileReader) => Readonly<Record<string, FilterWords<Row>>>;
}

/** What is asked of the file alone: rows by their ids, as chosen on a page. The list itself knows its filters, and refuses. */
const query = z.looseObject({ row: chosenRows });

/**
 * A list as a spreadsheet, with more columns than a screen has room for. It has the rows that the filters find, in the list's
 * order; with `row` it has those rows alone, and the filters do not count. Made of the list's own pages, so that a person
 * gets what they may see and nothing else; refused with 413 above {@link mostRows}.
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
        const { row: chosen } = c.req.valid("query");
        const rows = await rowsOf(c, list, { asked, chosen });
        if (rows instanceof Response) return rows;
        const reader = { ...(await readerOf(c)), query: asked, chosen: chosen && rows.length };
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

/**
 * The rows of a list, in one reading; what the installation refuses, it has already put into words. Chosen rows are looked for
 * among all, as an act on them may have taken them out of what the list is filtered by.
 */
async function rowsOf<Row extends { id: number }>(
  c: Context<FrontCall>,
  { path, answer, everyRow = [""] }: ListFile<Row>,
  { asked, chosen }: Asked,
): Promise<Row[] | Response> {
  const sorting = asked.get("sorting");
  const questions = chosen
    ? everyRow.map(
        (all) =>
          new URLSearchParams([...new URLSearchParams(all), ...(sorting ? [["sorting", sorting]] : [])]),
      )
    : [asked];
  const wanted = chosen && new Set(chosen);
  const rows: Row[] = [];
  for (const query of questions) {
    const list = await wholeListOf(c, `/api${path}?${query}`, wanted ? null : mostRows);
    if ("refused" in list) {
      const { status, type, text } = list.refused;
      return new Response(text, { status, headers: { "Content-Type": type } });
    }
    if (list.isCut) throw new Problem(413, "errors.too_many_rows");
    for (const page of list.pages)
      for (const row of answer.parse(JSON.parse(page)).data) if (wanted?.has(row.id) ?? true) rows.push(row);
  }
  return rows;
}

function wholeListOf(c: Context<FrontCall>, path: string, most: number | null) {
  const { url, headers } = c.req.raw;
  const asked = { url: String(new URL(path, url)), headers: [...headers.entries()], most };
  return installationOf(c.req.raw, c.env).wholeList(asked);
}

interface Told extends FileReader {
  /** How many rows were chosen; undefined where all were asked for. */
  chosen: number | undefined;
}

function sheetOf<Row extends { id: number }>(list: ListFile<Row>, rows: Row[], reader: Told): Spreadsheet {
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
  return { name: title, columns, about: aboutFile(t, { title, filters, rules: [] }) };
}

function filtersOf<Row extends { id: number }>(list: ListFile<Row>, rows: Row[], reader: Told): About {
  const { t, chosen } = reader;
  if (chosen !== undefined) return aboutChosen(t, chosen);
  return Object.entries(list.filters?.(reader) ?? {}).flatMap(([name, [title, words]]) => {
    const sent = reader.query.get(name);
    return sent ? [[title, words(sent, rows)] as const] : [];
  });
}
