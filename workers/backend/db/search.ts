import { type SQL, sql } from "drizzle-orm";
import type { Found, FoundKind } from "#model/search/found.ts";
import { fold } from "#model/text/text-order.ts";
import type { Database } from "./database.ts";

/** Where the rows of a kind stand in the index: the migration's triggers put each at its base and its id. */
const apart = 1_000_000_000_000;

/** A kind of row, by its number in the index. */
interface Searched {
  number: number;
  /** What is shown of a row. `rows` are ids as JSON. */
  read: (database: Database, rows: string) => Omit<Found, "kind">[];
}

/** Reads rows by a statement with the columns of a {@link Found} and `$rows`, the ids as JSON. */
const rowsBy = (statement: string): Searched["read"] => {
  const texts = statement.split("$rows");
  return (database, rows) =>
    database.all<Omit<Found, "kind">>(
      sql.join(
        texts.map((text) => sql.raw(text)),
        sql`${rows}`,
      ),
    );
};

const among = "in (select value from json_each($rows))";

const searched: Record<FoundKind, Searched> = {
  client: {
    number: 1,
    read: rowsBy(
      `select id, name, trim(reg_nr || iif(contact_name = '', '', ' · ' || contact_name), ' ·') as detail from clients where id ${among}`,
    ),
  },
  contact: {
    number: 8,
    read: rowsBy(
      `select p.id, p.name, trim(c.name || iif(p.position = '', '', ' · ' || p.position)) as detail, p.client_id from client_contacts p join clients c on c.id = p.client_id where p.id ${among}`,
    ),
  },
  project: {
    number: 2,
    read: rowsBy(
      `select p.id, p.name, p.project_nr || ' · ' || c.name as detail from projects p join clients c on c.id = p.client_id where p.id ${among}`,
    ),
  },
  estimate: {
    number: 3,
    read: rowsBy(
      `select e.id, e.name, e.estimate_nr || ' · ' || c.name as detail from estimates e join projects p on p.id = e.project_id join clients c on c.id = p.client_id where e.id ${among}`,
    ),
  },
  invoice: {
    number: 4,
    read: rowsBy(
      `select i.id, coalesce(i.invoice_nr, '') as name, c.name as detail, i.estimate_id, i.total_cents from invoices i join clients c on c.id = i.client_id where i.id ${among}`,
    ),
  },
  product: {
    number: 5,
    read: rowsBy(`select id, name ->> 'lv' as name, code as detail from products where id ${among}`),
  },
  stock_item: { number: 6, read: rowsBy(`select id, name, '' as detail from stock_items where id ${among}`) },
  user: { number: 7, read: rowsBy(`select id, name, email as detail from users where id ${among}`) },
};

/** Words that count: more narrow nothing that somebody would type. */
const mostWords = 8;

/** Rows of a kind that are shown. */
const mostRows = 6;

/** Ids of the newest rows of a kind that match. */
function matching(database: Database, match: string, { number }: Searched): number[] {
  const base = number * apart;
  return database
    .all<{ id: number }>(
      sql`select rowid - ${base} as id from search_index where search_index match ${match}
        and rowid between ${base} and ${base + apart - 1} order by rowid desc limit ${mostRows}`,
    )
    .map(({ id }) => id);
}

/** The words that were typed, as the index has them. */
const wordsOf = (typed: string): string[] =>
  [...fold(typed).matchAll(/[\p{L}\p{N}]+/gu)].slice(0, mostWords).map(([word]) => word);

/** Words that were typed, each of which may go on, as FTS5 reads them; no word finds nothing. */
export const begunWords = (typed: string): string =>
  wordsOf(typed)
    .map((word) => `"${word}"*`)
    .join(" ") || '""';

/** Ids of a kind that hold the words of the placeholder `found`, which are {@link begunWords}: the filter of a list. */
export function foundRows(kind: FoundKind): SQL {
  const base = searched[kind].number * apart;
  return sql`(select rowid - ${sql.raw(String(base))} from search_index where search_index match ${sql.placeholder("found")}
    and rowid between ${sql.raw(String(base))} and ${sql.raw(String(base + apart - 1))})`;
}

/**
 * What is found of these kinds: rows that hold every word that was typed, or words that begin so. Of each kind a few: those with
 * these very words first, then those that begin with what was typed, and the newest first among them.
 */
export function search(database: Database, typed: string, kinds: readonly FoundKind[]): Found[] {
  const words = wordsOf(typed);
  if (words.length === 0) return [];
  // As FTS5 reads it.
  const whole = words.map((word) => `"${word}"`).join(" ");
  const begun = begunWords(typed);
  return kinds.flatMap((kind) => {
    const sought = searched[kind];
    const ids = new Set<number>();
    for (const match of [whole, `^ ${begun}`, begun]) {
      if (ids.size < mostRows) for (const id of matching(database, match, sought)) ids.add(id);
    }
    if (ids.size === 0) return [];
    const best = [...ids].slice(0, mostRows);
    const rows = new Map(sought.read(database, JSON.stringify(best)).map((row) => [row.id, row]));
    return best.flatMap((id) => {
      const row = rows.get(id);
      return row ? [{ kind, ...row }] : [];
    });
  });
}
