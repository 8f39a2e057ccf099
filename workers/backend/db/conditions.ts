import { and, eq, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { fold } from "#model/text/text-order.ts";

/** A condition of a list. What many rows pass is asked of each row as its order comes to it: `ofRow` uses no index. */
type Filter = SQL | { byIndex: SQL; ofRow: SQL };

/** Conditions by name: each is set by a value of that name, which stands in it as a placeholder. */
export type Filters = Record<string, Filter>;

/** A column that is what a filter says. The plus keeps SQLite from its index. */
export const isOf = (column: SQLiteColumn, filter: string): Filter => ({
  byIndex: eq(column, sql.placeholder(filter)),
  ofRow: sql`+${column} = ${sql.placeholder(filter)}`,
});

/** What is searched for, and the values that set filters; undefined and false set none. */
export interface Sought {
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
export const matching = (
  column: SQLiteColumn | undefined,
  filters: Filters,
  form: Form & { isOfRows?: boolean },
): SQL | undefined =>
  and(
    ...form.filters.map((name) => {
      const filter = filters[name];
      if (!filter || !("byIndex" in filter)) return filter;
      return form.isOfRows ? filter.ofRow : filter.byIndex;
    }),
    // `LIKE` is capped at 50 bytes in production, `instr` is not.
    ...(column
      ? Array.from(
          { length: form.words },
          (_, index) => sql`instr(${column}, ${sql.placeholder(`word${index}`)}) > 0`,
        )
      : []),
  );
