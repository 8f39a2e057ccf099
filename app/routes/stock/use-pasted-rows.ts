import type { FormMetadata } from "@conform-to/react";
import { type ClipboardEvent, useState } from "react";
import { useTranslation } from "#locales/use-translation.ts";
import { mostItemsAtOnce } from "#model/stock/most-at-once.ts";
import type { Unit } from "#model/stock/unit.ts";
import { type RowField, rowFields, rowsOfCells, type TypedRow } from "./pasted-rows.ts";
import type { Entered } from "./typed-items.ts";

interface Options {
  form: FormMetadata<Entered>;
  /** Of the list of rows. */
  name: string;
  fields: readonly RowField[];
  /** What a new row begins with. */
  first: TypedRow;
  units: readonly Unit[];
}

/** Puts cells of a spreadsheet that are pasted into a field into it, those beside it and those below; and what is said of that. */
export function usePastedRows({ form, name, fields, first, units }: Options) {
  const { t } = useTranslation();
  const [notice, note] = useState("");
  const fill = async (into: HTMLInputElement, text: string) => {
    const place = placeOf(into.name);
    const sent = into.form && new FormData(into.form);
    if (!place || !sent) return;
    const cells = await cellsOf(text);
    const { rows: pasted, head } = rowsOfCells({ cells, units, fields, first: place.field });
    const typed = typedIn(sent, name);
    const length = Math.min(mostItemsAtOnce, Math.max(typed.length, place.row + pasted.length));
    const rows = Array.from({ length }, (_, at) => ({
      ...(typed[at] ?? first),
      ...pasted[at - place.row],
    }));
    form.update({ name: "rows", value: rows });
    focusFollowing(into.name);
    const taken = Math.min(pasted.length, mostItemsAtOnce - place.row);
    const isAll = taken === pasted.length;
    const said = t(isAll ? "stock.pasted" : "stock.pasted_some", { count: taken, of: pasted.length });
    note([said, head && t("stock.pasted_head", { head })].filter(Boolean).join(isAll ? ". " : " "));
  };
  const paste = (event: ClipboardEvent<HTMLElement>) => {
    const text = event.clipboardData.getData("text/plain");
    const { target: into } = event;
    // One cell is a text like any other.
    if (!(into instanceof HTMLInputElement) || !/[\t\n]/.test(text.trim())) return;
    event.preventDefault();
    fill(into, text).catch(() => note(t("errors.network")));
  };
  return { paste, notice };
}

/** The cells of copied rows. A quote that does not enclose a whole cell is a letter like others: „"Rūta" iepakojums”. */
async function cellsOf(text: string): Promise<string[][]> {
  const { default: papa } = await import("papaparse");
  const { data, errors } = papa.parse<string[]>(text, { delimiter: "\t" });
  const isQuoted = !errors.some(({ type }) => type === "Quotes");
  return isQuoted ? data : text.split(/\r\n|[\n\r]/).map((line) => line.split("\t"));
}

/** The fields are drawn again with what was pasted: the one that it was pasted into has the focus again. */
const focusFollowing = (name: string) =>
  requestAnimationFrame(() => document.getElementsByName(name)[0]?.focus());

/** Where a field stands, by its name such as "rows[3].price". */
function placeOf(name: string): { row: number; field: RowField } | null {
  const [, row, last] = /\[(\d+)\]\.(\w+)$/.exec(name) ?? [];
  const field = rowFields.find((one) => one === last);
  return row !== undefined && field ? { row: Number(row), field } : null;
}

/** The rows of a form as they are typed so far. */
function typedIn(sent: FormData, name: string): TypedRow[] {
  const textOf = (row: number, field: RowField) => String(sent.get(`${name}[${row}].${field}`) ?? "");
  const rows: TypedRow[] = [];
  for (let at = 0; sent.has(`${name}[${at}].name`); at += 1)
    rows.push({
      name: textOf(at, "name"),
      name_en: textOf(at, "name_en"),
      measure_unit_id: textOf(at, "measure_unit_id"),
      price: textOf(at, "price"),
    });
  return rows;
}
