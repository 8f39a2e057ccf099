import { and, count, type Placeholder, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Page } from "#model/answer/answer.ts";
import { fold } from "#model/text/text-order.ts";
import { type Database, preparedFor } from "./database.ts";
import { memory } from "./memo.ts";

/** Conditions by name: each is set by a value of that name, which stands in it as a placeholder. */
type Filters = Record<string, SQL>;

/** What is searched for, and the values that set filters; undefined and false set none. */
interface Sought {
  search?: string;
  [filter: string]: string | number | boolean | undefined;
}

/** Which conditions a question has, without their values. One statement is prepared for each form. */
export interface Form {
  /** Names of the filters that are set. */
  filters: string[];
  /** Words that are searched for. */
  words: number;
}

/** Words of a search that count: each is a bound parameter, and production takes 100 of them at most. */
const searchedWords = 20;

/** The form of a question, and its values by the names of their placeholders. */
export function formOf(filters: Filters, sought: Sought) {
  const set = Object.keys(filters).filter((name) => sought[name] !== undefined && sought[name] !== false);
  const typed = fold(sought.search ?? "");
  const words = typed.split(" ").filter(Boolean).slice(0, searchedWords);
  const form: Form = { filters: set, words: words.length };
  const values: Record<string, unknown> = { typed };
  for (const name of set) values[name] = sought[name];
  for (const [index, word] of words.entries()) values[`word${index}`] = word;
  return { form, values };
}

/** Rows that pass the filters and whose folded text, in `column`, holds every word searched for. */
export const matching = (column: SQLiteColumn | undefined, filters: Filters, form: Form): SQL | undefined =>
  and(
    ...form.filters.map((name) => filters[name]),
    // `LIKE` is capped at 50 bytes in production, `instr` is not.
    ...(column
      ? Array.from(
          { length: form.words },
          (_, index) => sql`instr(${column}, ${sql.placeholder(`word${index}`)}) > 0`,
        )
      : []),
  );

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

/** A query whose conditions, order and page are still to be added. */
interface Rows<Row> {
  where: (condition: SQL | undefined) => {
    orderBy: (...order: SQL[]) => {
      limit: (rows: Placeholder) => {
        offset: (rows: Placeholder) => { prepare: () => { all: (values: Record<string, unknown>) => Row[] } };
      };
    };
  };
}

interface List<Row, Shown> {
  /** Without a column for searches, a filter of the list searches (db/search.ts). */
  table: SQLiteTable & { search?: SQLiteColumn };
  filters: Filters;
  rows: (database: Database) => Rows<Row>;
  show: (row: Row) => Shown;
  /** Orders that can be asked for. Without one, what begins with what is searched for comes first. */
  sortings?: Record<string, SQL[]>;
  /** Whether what is found stays in the order of the list. */
  keepsOrder?: boolean;
  /** The order of the list, and of what is equal in another one. */
  order: SQL[];
}

/** Page, order and contents of what a list is asked for. */
type Asked = Sought & { page: number; per_page: number; sorting?: string };

/** A list that is read page by page; a page past the end is empty. */
export function listOf<Row, Shown>(list: List<Row, Shown>) {
  const { table, filters, sortings, keepsOrder, order } = list;
  const before = (form: Form) => (keepsOrder ? [] : beginnings(table.search, form));
  const rowsOf = preparedFor((database, { sorting, ...form }: Form & { sorting?: string }) =>
    list
      .rows(database)
      .where(matching(table.search, filters, form))
      .orderBy(...(sortings?.[sorting ?? ""] ?? before(form)), ...order)
      .limit(sql.placeholder("limit"))
      .offset(sql.placeholder("offset"))
      .prepare(),
  );
  const totalOf = preparedFor((database, form: Form) =>
    database
      .select({ rows: count() })
      .from(table)
      .where(matching(table.search, filters, form))
      .prepare(),
  );
  const counted = memory<number>();
  return (database: Database, query: Asked): Page<Shown> => {
    const { page, per_page, sorting } = query;
    const { form, values } = formOf(filters, query);
    const countRows = () => totalOf(database, form).get(values)?.rows ?? 0;
    const total = counted(database, JSON.stringify(values), countRows);
    const place = { limit: per_page, offset: (page - 1) * per_page };
    const rows = rowsOf(database, { ...form, sorting }).all({ ...values, ...place });
    return {
      data: rows.map(list.show),
      meta: { total, page, per_page, last_page: Math.max(1, Math.ceil(total / per_page)) },
    };
  };
}
