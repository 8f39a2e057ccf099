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
 * which the unit follows from what stands in them, the others are names in their order.
 */
export function rowsOfCells(table: Table): Partial<TypedRow>[] {
  const rows = table.cells
    .map((cells) => cells.map((cell) => cell.replace(/\s+/g, " ").trim()))
    .filter((cells) => cells.some((cell) => cell !== ""));
  const places = table.first === table.fields[0] ? guessed(rows, table) : following(table);
  return rows.map((cells) =>
    Object.fromEntries(
      places.flatMap((field, at) => (field ? [[field, typedAs(field, cells[at] ?? "", table.units)]] : [])),
    ),
  );
}

const following = ({ fields, first }: Table): readonly RowField[] => fields.slice(fields.indexOf(first));

/** The field of each pasted column; null for what has no place here. */
function guessed(rows: readonly string[][], { fields, units }: Table): (RowField | null)[] {
  const width = Math.max(0, ...rows.map((cells) => cells.length));
  const left = new Set(fields);
  const take = (field: RowField) => left.delete(field);
  return Array.from({ length: width }, (_, at) => {
    const said = rows.map((cells) => cells[at] ?? "").filter((cell) => cell !== "");
    if (said.length === 0) return null;
    // Names come first: a list of them alone may be of numbers.
    if (at > 0 && left.has("price") && said.every(isPrice)) return take("price") ? "price" : null;
    if (at > 0 && left.has("measure_unit_id") && said.every((cell) => unitOf(cell, units)))
      return take("measure_unit_id") ? "measure_unit_id" : null;
    if (take("name")) return "name";
    return take("name_en") ? "name_en" : null;
  });
}

/** A price without the sign of its currency. */
const bare = (cell: string): string => cell.replace(/\s*(€|eur)\s*/i, "");
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
