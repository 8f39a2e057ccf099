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

/** What pasted cells come to. */
interface Pasted {
  rows: Partial<TypedRow>[];
  /** What stood in the first row where that was the head of the list, and is none of the rows; "" without one. */
  head: string;
}

/**
 * What pasted cells say of each row. Into the first column comes a whole price list: which of its columns is the price and
 * which the unit follows from what stands in most of its cells, or in its head; the others are names in their order.
 */
export function rowsOfCells(table: Table): Pasted {
  const { cells, fields, first, units } = table;
  const rows = cells
    .map((line) => line.map((cell) => cell.replace(/\s+/g, " ").trim()))
    .filter((line) => line.some((cell) => cell !== ""));
  const isWhole = first === fields[0];
  const head = isWhole && isHead(rows, units) ? rows[0] : undefined;
  const body = head ? rows.slice(1) : rows;
  const places = isWhole ? guessed(body, { ...table, head }) : fields.slice(fields.indexOf(first));
  const filled = body.map((line) =>
    Object.fromEntries(
      line.flatMap((cell, at) => {
        const field = places[at];
        return field ? [[field, typedAs(field, cell, units)]] : [];
      }),
    ),
  );
  return { rows: filled, head: (head ?? []).filter((cell) => cell !== "").join(", ") };
}

/** How lists call their columns, where nothing else stands in the cell. */
const heads = {
  name: /^((preces?|produkta?|pakalpojuma?|pozicijas?|darba|item|product|service) )?(nosaukums|apraksts|name|description|title)( ?[(,/].*| latviski| angliski| in english| lv| en)?$|^(prece|produkts|pakalpojums|pozicija|darbs|item|product|service)$/,
  unit: /^(merv(ieniba)?|vieniba|vien|unit|units|uom|unit of measure)\.?$/,
  price:
    /^((neto |bruto |vienibas |net |gross |unit )?(cena|price)|likme|rate|summa|amount|eur|€)([ ,(/].*)?$/,
};

/**
 * Whether the first row is a head: no price and no unit stands in it, and it calls a column of names, or two others, as lists
 * do. Where that is not sure it is a row like others: one too many is seen and taken out, one too few is missed.
 */
function isHead([first = [], ...others]: readonly string[][], units: readonly Unit[]): boolean {
  const said = first.filter((cell) => cell !== "");
  if (others.length === 0 || said.some((cell) => isPrice(cell) || unitOf(cell, units))) return false;
  const calls = (kind: keyof typeof heads) => said.some((cell) => heads[kind].test(fold(cell)));
  return said.some((cell) => heads.name.test(fold(cell))) || (calls("unit") && calls("price"));
}

type Kind = "blank" | "number" | "unit" | "text";

/** What stands in a column by its head, or in most of its cells. The sign of a currency alone says nothing. */
function kindOf(column: readonly string[], head: string, units: readonly Unit[]): Kind {
  const said = column.filter((cell) => bare(cell) !== "");
  const isMost = (count: number) => count * 2 > said.length;
  if (said.length === 0) return "blank";
  const prices = said.filter(isPrice).length;
  if (isMost(prices) || (prices > 0 && heads.price.test(fold(head)))) return "number";
  const known = said.filter((cell) => unitOf(cell, units)).length;
  return isMost(known) || (known > 0 && heads.unit.test(fold(head))) ? "unit" : "text";
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
      head[at] ?? "",
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
