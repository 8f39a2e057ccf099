import { and, asc, count, desc, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Page } from "#model/answer/answer.ts";
import { type Filters, type Form, formOf, matching, type Sought } from "./conditions.ts";
import { type Database, prepared, preparedFor } from "./database.ts";
import { memory } from "./memo.ts";

/**
 * The order of what a search finds: first the texts that begin with what is searched for, then those in which a word does.
 * None without a search. A name in quotation marks begins behind them.
 */
function beginnings(column: SQLiteColumn | undefined, { words }: Form): SQL[] {
  if (words === 0 || !column) return [];
  const typed = sql.placeholder("typed");
  const texts = sql`' ' || replace(replace(${column}, '„', ' '), '"', ' ')`;
  return [
    sql`case when instr(${column}, ${typed}) = 1 then 0 when instr(${texts}, ' ' || ${typed}) > 0 then 1 else 2 end`,
  ];
}

/** An order that can be asked for. */
export interface Sorting {
  order: SQL[];
  /**
   * Tables that it begins in, the first one first, and what joins them to the list: they are walked through by their
   * indexes, so that no page has to put all rows in order.
   */
  over?: { tables: SQLiteTable[]; on: SQL | undefined };
}
export type Sortings = Record<string, Sorting>;

/** A sorting and its reverse. Both are in one direction throughout, so that one index is read from either end. */
export const bothWays = (name: string, columns: (SQLiteColumn | SQL)[]): Sortings => ({
  [name]: { order: columns.map((column) => asc(column)) },
  [`-${name}`]: { order: columns.map((column) => desc(column)) },
});

/** A sorting by rows of other tables and its reverse; of each of those the list's own rows are in `order`. */
export const bothWaysOver = (
  name: string,
  columns: (SQLiteColumn | SQL)[],
  { order, ...over }: Required<Sorting>["over"] & { order: SQL[] },
): Sortings => {
  const ways = bothWays(name, columns);
  return Object.fromEntries(
    Object.entries(ways).map(([way, sorting]) => [way, { order: [...sorting.order, ...order], over }]),
  );
};

/**
 * The ids of a page, found before anything is joined to them: rows of the pages before it are only passed by. A cross join
 * is one whose order SQLite keeps.
 */
export const idsOf = (database: Database, table: SQLiteTable, { order, over }: Sorting, where?: SQL) =>
  database
    .select({ id: sql<number>`${table}.id` })
    .from(sql`${sql.join([...(over?.tables ?? []), table], sql` cross join `)}`)
    .where(and(over?.on, where))
    .orderBy(...order)
    .limit(sql.placeholder("limit"))
    .offset(sql.placeholder("offset"))
    .prepare();

/** What is read of the rows of a page, once their ids are known. */
interface Rows<Row> {
  where: (condition: SQL) => { prepare: () => { all: (values: Record<string, unknown>) => Row[] } };
}

interface List<Row, Shown> extends Ids {
  rows: (database: Database) => Rows<Row>;
  show: (row: Row) => Shown;
}

interface Ids {
  /** Without a column for searches, a filter of the list searches (db/search.ts). */
  table: SQLiteTable & { id: SQLiteColumn; search?: SQLiteColumn };
  filters: Filters;
  /** Orders that can be asked for. Without one, what begins with what is searched for comes first. */
  sortings?: Sortings;
  /** Whether what is found stays in the order of the list. */
  keepsOrder?: boolean;
  /** The order of the list, and of what is found equally well. */
  order: SQL[];
}

/** Page, order and contents of what a list is asked for. */
type Asked = Sought & { page: number; per_page: number; sorting?: string | undefined };

/** Where a page stands: rows of it at most, and rows before it. */
export interface Place {
  limit: number;
  offset: number;
}

/** Rows from which on it takes longer to put what a filter finds in order than to go through the order and look at each row. */
const many = 2_000;

/** Whether a page is found sooner in the order itself: many rows pass, and it is in the first tenth of them. */
const isAhead = (total: number, { limit, offset }: Place): boolean =>
  total >= many && (offset + limit) * 10 <= total;

/** The ids of a list that is read page by page; a page past the end is empty. */
export function idListOf({ table, filters, sortings = {}, keepsOrder, order }: Ids) {
  const unsorted = (form: Form): Sorting => ({
    order: keepsOrder ? order : [...beginnings(table.search, form), ...order],
  });
  const pageOf = preparedFor(
    (database, { sorting, ...form }: Form & { sorting?: string; isOfRows: boolean }) =>
      idsOf(
        database,
        table,
        sortings[sorting ?? ""] ?? unsorted(form),
        matching(table.search, filters, form),
      ),
  );
  const totalOf = preparedFor((database, form: Form) =>
    database
      .select({ rows: count() })
      .from(table)
      .where(matching(table.search, filters, form))
      .prepare(),
  );
  const counted = memory<number>();
  return (database: Database, query: Asked): Page<number> => {
    const { page, per_page, sorting } = query;
    const { form, values } = formOf(filters, query);
    const countRows = () => totalOf(database, form).get(values)?.rows ?? 0;
    const total = counted(database, JSON.stringify(values), countRows);
    const place = { limit: per_page, offset: (page - 1) * per_page };
    const isOfRows = isAhead(total, place);
    const rows = pageOf(database, { ...form, ...(sorting && { sorting }), isOfRows }).all({
      ...values,
      ...place,
    });
    return {
      data: rows.map(({ id }) => id),
      meta: { total, page, per_page, last_page: Math.max(1, Math.ceil(total / per_page)) },
    };
  };
}

/** Rows that were found, in the order of their ids. */
export function rowsOf<Row, Shown extends { id: number }>(
  table: { id: SQLiteColumn },
  { rows, show }: Pick<List<Row, Shown>, "rows" | "show">,
) {
  const found = prepared((database) =>
    rows(database)
      .where(sql`${table.id} in (select value from json_each(${sql.placeholder("ids")}))`)
      .prepare(),
  );
  return (database: Database, ids: number[]): Shown[] => {
    const shown = found(database)
      .all({ ids: JSON.stringify(ids) })
      .map(show);
    const byId = new Map(shown.map((row) => [row.id, row]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  };
}

/** A list that is read page by page. */
export function listOf<Row, Shown extends { id: number }>(list: List<Row, Shown>) {
  const idsOfPage = idListOf(list);
  const read = rowsOf(list.table, list);
  return (database: Database, query: Asked): Page<Shown> & { sortings: string[] } => {
    const { data, meta } = idsOfPage(database, query);
    return { data: read(database, data), meta, sortings: Object.keys(list.sortings ?? {}) };
  };
}
