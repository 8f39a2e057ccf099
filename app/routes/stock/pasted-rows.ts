import { readSent } from "#model/money/sent-number.ts";
import type { Unit } from "#model/stock/unit.ts";
import { fold } from "#model/text/text-order.ts";

/** What is typed of an item in a row of the dialog; a unit by its id. */
export const rowFields = ["name", "name_en", "measure_unit_id", "price"] as const;
export type RowField = (typeof rowFields)[number];
export type TypedRow = Record<RowField, string>;

export const blankRow: TypedRow = { name: "", name_en: "", measure_unit_id: "", price: "" };

interface Table {
  /** The rows of a spreadsheet that were pasted, by their cells. */
  cells: readonly (readonly string[])[];
  units: readonly Unit[];
  /** The columns of the dialog, in their order. */
  fields: readonly RowField[];
  /** The one that it was pasted into: what is pasted beside it goes to those after it. */
  first: RowField;
}

/**
 * What pasted cells say of each row. Into the first column comes a whole price list: which of its columns is the price and
 * which the unit follows from what stands in most of its cells, or in its head; the others are names in their order.
 */
export function rowsOfCells(table: Table): Partial<TypedRow>[] {
  const { cells, fields, first, units } = table;
  const rows = cells
    .map((line) => line.map((cell) => cell.replace(/\s+/g, " ").trim()))
    .filter((line) => line.some((cell) => cell !== ""));
  const isWhole = first === fields[0];
  const head = isWhole && isHead(rows, units) ? rows[0] : undefined;
  const body = head ? rows.slice(1) : rows;
  const places = isWhole ? guessed(body, { ...table, head }) : fields.slice(fields.indexOf(first));
  return body.map((line) =>
    Object.fromEntries(
      line.flatMap((cell, at) => {
        const field = places[at];
        return field ? [[field, typedAs(field, cell, units)]] : [];
      }),
    ),
  );
}

/** How a list's first row calls its columns, where it is a head. */
const names = /^(nosaukums|pozicija|pakalpojums|prece|name|item|service)\b/;

/** Whether the first row is a head: words stand over numbers or units, or it says that names are below. */
function isHead([first = [], ...others]: readonly string[][], units: readonly Unit[]): boolean {
  if (others.length === 0) return false;
  if (first.some((cell) => names.test(fold(cell)))) return true;
  return first.some((cell, at) => {
    const kind = kindOf(
      others.map((line) => line[at] ?? ""),
      units,
    );
    return cell !== "" && (kind === "number" || kind === "unit") && kindOf([cell], units) === "text";
  });
}

type Kind = "blank" | "number" | "unit" | "text";

/** What stands in most cells of a column. The sign of a currency alone says nothing. */
function kindOf(column: readonly string[], units: readonly Unit[]): Kind {
  const said = column.filter((cell) => bare(cell) !== "");
  const isMost = (count: number) => count * 2 > said.length;
  if (said.length === 0) return "blank";
  if (isMost(said.filter(isPrice).length)) return "number";
  return isMost(said.filter((cell) => unitOf(cell, units)).length) ? "unit" : "text";
}

/** The field of each pasted column; nothing for what has no place here. */
function guessed(
  rows: readonly string[][],
  { fields, units, head = [] }: Table & { head: readonly string[] | undefined },
): (RowField | undefined)[] {
  const width = Math.max(0, ...rows.map((line) => line.length));
  const kinds = Array.from({ length: width }, (_, at) =>
    kindOf(
      rows.map((line) => line[at] ?? ""),
      units,
    ),
  );
  const all = [...kinds.keys()];
  const texts = all.filter((at) => kinds[at] === "text");
  // A list of numbers alone is one of names, such as years.
  const [name = all.find((at) => kinds[at] !== "blank"), english] = texts;
  const numbers = all.filter((at) => kinds[at] === "number" && at !== name);
  const price = numbers.find((at) => netPrice.test(fold(head[at] ?? ""))) ?? numbers.at(-1);
  const unit = all.find((at) => kinds[at] === "unit" && at !== name);
  const places = new Map<number | undefined, RowField>([
    [unit, "measure_unit_id"],
    [price, "price"],
    [english, "name_en"],
    [name, "name"],
  ]);
  return all.map((at) => fields.find((field) => field === places.get(at)));
}

/** A price without VAT, where a list has that with it as well. */
const netPrice = /bez pvn|neto|\bnet\b|excl|without vat/;

/** A price without the sign of its currency. */
const bare = (cell: string): string => cell.replace(/\s*(€|\beur\b)\s*/i, "").replace(/,-$/, "");
const isPrice = (cell: string): boolean => readSent(bare(cell)) !== null;

/** A unit by its short name in either language, with or without a full stop. */
function unitOf(cell: string, units: readonly Unit[]): Unit | undefined {
  const sought = plain(cell);
  return units.find(({ short_name, short_name_en }) =>
    [short_name, short_name_en].some((name) => name !== "" && plain(name) === sought),
  );
}
const plain = (name: string): string => fold(name).replace(/\.$/, "");

function typedAs(field: RowField, cell: string, units: readonly Unit[]): string {
  if (field === "price") return isPrice(cell) ? bare(cell) : cell;
  if (field === "measure_unit_id") return String(unitOf(cell, units)?.id ?? "");
  return cell;
}
