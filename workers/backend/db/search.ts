import { type SQL, sql } from "drizzle-orm";
import type { Found, FoundKind } from "#model/search/found.ts";
import type { Database } from "./database.ts";
import { questionsOf } from "./search-questions.ts";

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
      `select id, name, trim(reg_nr || iif(contact_name = '', '', ' · ' || contact_name), ' ·') as detail, iif(archived_at is null, null, 'archived') as state from clients where id ${among}`,
    ),
  },
  contact: {
    number: 8,
    read: rowsBy(
      `select p.id, p.name, trim(c.name || iif(p.position = '', '', ' · ' || p.position)) as detail, p.client_id, iif(c.archived_at is null, null, 'archived') as state from client_contacts p join clients c on c.id = p.client_id where p.id ${among}`,
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
  purchase: {
    number: 9,
    read: rowsBy(
      `select p.id, iif(p.number = '', p.file_name, p.number) as name, coalesce(c.name, '') as detail from purchase_invoices p left join clients c on c.id = p.client_id where p.id ${among}`,
    ),
  },
  purchase_order: {
    number: 10,
    read: rowsBy(
      `select o.id, o.number as name, coalesce(c.name, '') as detail from purchase_orders o left join clients c on c.id = o.client_id where o.id ${among}`,
    ),
  },
  product: {
    number: 5,
    read: rowsBy(`select id, name ->> 'lv' as name, code as detail from products where id ${among}`),
  },
  stock_item: {
    number: 6,
    read: rowsBy(
      `select id, name, '' as detail, iif(is_active, null, 'inactive') as state from stock_items where id ${among}`,
    ),
  },
  user: {
    number: 7,
    read: rowsBy(
      `select id, name, email as detail, iif(is_active, null, 'inactive') as state from users where id ${among}`,
    ),
  },
};

/** Rows of a kind that are shown. */
const mostRows = 6;

const kindOf = ({ rowid }: { rowid: number }) => Math.floor(rowid / apart);

/** Ids of the newest rows that match, by the numbers of their kinds. FTS5 is asked once for each kind that has some, and once more. */
function newestOf(database: Database, match: string, kinds: readonly number[]): Map<number, number[]> {
  const newest = new Map<number, number[]>();
  let left = kinds;
  while (left.length > 0) {
    const rows = database.all<{ rowid: number }>(
      sql`select rowid from search_index where search_index match ${match}
        and rowid between ${Math.min(...left) * apart} and ${(Math.max(...left) + 1) * apart - 1} order by rowid desc limit ${mostRows}`,
    );
    const [first] = rows;
    if (!first) break;
    const kind = kindOf(first);
    newest.set(
      kind,
      rows.filter((row) => kindOf(row) === kind).map(({ rowid }) => rowid % apart),
    );
    left = left.filter((other) => other < kind);
  }
  return newest;
}

/** Words that were typed, each of which may go on, as FTS5 reads them; no word finds nothing. */
export const begunWords = (typed: string): string => questionsOf(typed).at(-1)?.match ?? '""';

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
  const found = new Map(kinds.map((kind) => [searched[kind].number, new Set<number>()]));
  for (const { match, isEnough } of questionsOf(typed)) {
    const open = [...found].flatMap(([number, ids]) => (ids.size < mostRows ? [number] : []));
    for (const [number, ids] of newestOf(database, match, open))
      for (const id of ids) found.get(number)?.add(id);
    if (isEnough && [...found.values()].some(({ size }) => size > 0)) break;
  }
  return kinds.flatMap((kind) => {
    const { number, read } = searched[kind];
    const best = [...(found.get(number) ?? [])].slice(0, mostRows);
    if (best.length === 0) return [];
    const rows = new Map(read(database, JSON.stringify(best)).map((row) => [row.id, row]));
    return best.flatMap((id) => {
      const row = rows.get(id);
      return row ? [{ kind, ...row }] : [];
    });
  });
}
