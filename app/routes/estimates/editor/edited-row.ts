import { readDate, showDate } from "#model/date/dates.ts";
import { positionsOf, sendCents } from "#model/estimate/counted-estimate.ts";
import type { Estimate, Position, Stage } from "#model/estimate/estimate.ts";
import type { PositionItem } from "#model/estimate/position-item.ts";
import { decimal, readDecimal, sendDecimal, typeDecimal } from "#model/money/decimal.ts";
import { vatChoice } from "#model/vat/vat.ts";
import { readChoice, typedChoice } from "./choice-field.ts";

/** What is edited in place: an estimate's own fields, and each stage, position and line of it. */
const kinds = ["estimate", "stage", "position", "item"] as const;
export type RowKind = (typeof kinds)[number];

/** A row's name: its kind and id, such as "item-12". Its fields are called "item-12-price" in the form. */
export type RowName = `${RowKind}-${number}`;

/** The kind and id in a row's name; null for what is none. */
export function readRowName(name: string): { kind: RowKind; id: number } | null {
  const [, named, id] = /^([a-z]+)-(\d{1,15})$/.exec(name) ?? [];
  const kind = kinds.find((one) => one === named);
  return kind && id ? { kind, id: Number(id) } : null;
}

/** Every field that a row can have. */
export const fieldNames = [
  "name",
  "name_en",
  "quantity",
  "measure_unit_id",
  "price",
  "total",
  "vat",
  "choice",
  "discount",
  "valid_until",
  "commentary",
] as const;

/** What stands in the inputs of a row, by field. */
export type Fields = Readonly<Record<string, string>>;

/** What was typed in search of a new line, as a field of the position that it was to be added to. */
export const newLine = "new_line";

/** A new line's text as such a field; none where nothing is typed. */
export const newLineOf = (text = ""): Fields => (text.trim() ? { [newLine]: text } : {});

/** A row as it stands in its inputs, and the version of it that they show. */
export interface EditedRow {
  name: RowName;
  kind: RowKind;
  id: number;
  version: number;
  fields: Fields;
  /** What every change of it is sent with (specification §7). */
  sentWith?: Readonly<Record<string, unknown>>;
}

/** A number as it is typed, without places that say nothing. */
const typed = (text: string, language: string) => typeDecimal(decimal(text), language).replace(/[.,]00$/, "");

const row = (kind: RowKind, { id, version }: { id: number; version: number }, fields: Fields): EditedRow => ({
  name: `${kind}-${id}`,
  kind,
  id,
  version,
  fields,
});

export const ofEstimate = (estimate: Estimate, language: string): EditedRow => {
  const { name, discount, vat_category, vat_rate, commentary, valid_until } = estimate;
  const vat = vatChoice(vat_category, vat_rate);
  // A backend that does not say until when an estimate holds would not keep it either.
  const validity: Fields = valid_until === undefined ? {} : { valid_until: showDate(valid_until ?? "") };
  return {
    ...row("estimate", estimate, {
      name,
      discount: typed(discount, language),
      vat,
      commentary,
      ...validity,
    }),
    sentWith: { project_id: estimate.project.id },
  };
};
export const ofStage = (stage: Stage): EditedRow => row("stage", stage, namesOf(stage));
export const ofPosition = (position: Position): EditedRow => row("position", position, namesOf(position));
const namesOf = ({ name, name_en }: Stage | Position) => ({ name, name_en });
export const ofItem = (item: PositionItem, language: string): EditedRow => {
  const choice = typedChoice(item);
  return row("item", item, {
    name: item.name,
    name_en: item.name_en,
    quantity: typed(item.quantity, language),
    measure_unit_id: String(item.measure_unit?.id ?? ""),
    price: item.price === null ? "" : typeDecimal(decimal(item.price), language),
    total: item.price === null ? typeDecimal(decimal(sendCents(item.total_cents)), language) : "",
    vat: vatChoice(item.vat_category, item.vat_rate),
    // A backend that does not say what clients choose would not keep it either.
    ...(choice !== undefined && { choice }),
  });
};

/**
 * What is typed where a line's price or agreed total is: either rules out the other (domain H4). A field that was wiped out
 * leaves the other as it is.
 */
export const priced = (field: "price" | "total", text: string): Fields =>
  text === "" ? { [field]: text } : { price: "", total: "", [field]: text };

/** Fields that say one thing together, such as what a line costs: what is kept of them is kept of all. */
export const togetherWith = (field: string): readonly string[] =>
  field === "price" || field === "total" ? ["price", "total"] : [field];

/** Every row of an estimate by its name. */
export function editedRows(estimate: Estimate, language: string): Map<RowName, EditedRow> {
  const positions = [...positionsOf(estimate, "agency"), ...positionsOf(estimate, "production")];
  const stages = [...estimate.agency_costs_stages, ...estimate.production_costs_stages];
  const rows = [
    ofEstimate(estimate, language),
    ...stages.map(ofStage),
    ...positions.map(ofPosition),
    ...positions.flatMap(({ position_items }) => position_items.map((item) => ofItem(item, language))),
  ];
  return new Map(rows.map((one) => [one.name, one]));
}

const paths: Record<RowKind, string> = {
  estimate: "/estimates",
  stage: "/stages",
  position: "/positions",
  item: "/position_items",
};

/** Where a row is changed (specification §7). */
export const pathOf = ({ kind, id }: Pick<EditedRow, "kind" | "id">): string => `${paths[kind]}/${id}`;

const names = new Set(["name", "name_en"]);
const numbers = new Set(["quantity", "price", "total", "discount"]);

/**
 * A number as every backend reads it, with a point, and a date as yyyy-MM-dd. What is none stays as it was typed, and is
 * refused at its field.
 */
const sent = (field: string, text: string): string => {
  if (field === "valid_until") return readDate(text) ?? text.trim();
  const value = numbers.has(field) ? readDecimal(text) : null;
  return value === null ? text : sendDecimal(value);
};

/** Whether two texts of a field come to the same once they are saved: "5", "5,00" and "5.00" do. */
export const saysSame = (field: string, one = "", other = ""): boolean =>
  one === other || said(field, one) === said(field, other);

/** Spaces around a text and a second one within are not saved. */
const said = (field: string, text: string): string =>
  names.has(field) ? text.replace(/\s+/gu, " ").trim() : sent(field, text);

/** What a change of some fields is sent as. */
export function bodyOf({ kind, sentWith }: EditedRow, fields: Fields): Record<string, unknown> {
  const { vat, valid_until, choice, ...rest } = fields;
  const texts = Object.entries(rest).map(([field, text]) => [field, sent(field, text)]);
  const date = valid_until !== undefined && { valid_until: sent("valid_until", valid_until) || null };
  const same = { ...sentWith, ...Object.fromEntries(texts), ...date, ...readChoice(choice) };
  if (vat === undefined) return same;
  const [category, rate] = vat.split(":");
  if (kind === "estimate") return { ...same, vat_category: category, vat: rate };
  return { ...same, vat_category: category || null, vat_rate: rate ?? null };
}
