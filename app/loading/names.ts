import { optionalData } from "./optional-data.ts";

interface Naming<Row, Choices> {
  isUnnamed: (row: Row) => boolean;
  /** Where the names are: what the rows' form offers to choose from. */
  choices: () => Promise<{ data: Choices }>;
  named: (row: Row, choices: Choices) => Row;
}

/**
 * Rows that name something of another kind, such as an item its unit. The specification has a backend send no more of that
 * than its id (§3): the name is then looked up. Nothing is asked where all are named, and where the names cannot be had
 * the rows are shown without them.
 */
export async function withNames<Row, Choices>(
  rows: Row[],
  { isUnnamed, choices, named }: Naming<Row, Choices>,
): Promise<Row[]> {
  if (!rows.some(isUnnamed)) return rows;
  const { data } = await optionalData(choices());
  return data === null ? rows : rows.map((row) => (isUnnamed(row) ? named(row, data) : row));
}

/** The row of an id, by its name alone; none where it is not among them. */
export const nameOf = (
  rows: readonly { id: number; name: string }[],
  id: number | null | undefined,
): string => rows.find((row) => row.id === id)?.name ?? "";
