import { z } from "zod";
import { isObject } from "./answer.ts";

/**
 * An object with fields that the specification has several names for (§3), such as `planned_start_date` and `startDate`:
 * a field that does not come under its own name is taken from another one. `names` are those others, by the field's own.
 * For answers of backends and for what is sent to ours alike.
 */
export const alsoCalled = <Shape extends z.ZodType>(names: Record<string, readonly string[]>, shape: Shape) =>
  z.preprocess((sent) => {
    if (!isObject(sent)) return sent;
    const found: Record<string, unknown> = { ...sent };
    for (const [name, others] of Object.entries(names)) {
      const given = [name, ...others].find((one) => sent[one] !== undefined);
      if (given !== undefined) found[name] = sent[given];
    }
    return found;
  }, shape);

/** What is sent to a backend that may know only one of the names of a field: the same under each of them. */
export function underEveryName<Body extends Record<string, unknown>>(
  names: Partial<Record<keyof Body, readonly string[]>>,
  body: Body,
): Record<string, unknown> {
  const sent: Record<string, unknown> = { ...body };
  for (const [name, others] of Object.entries(names))
    if (body[name] !== undefined && others) for (const other of others) sent[other] = body[name];
  return sent;
}

/**
 * An object that refers to another row in two ways, such as `unit_id: 2` and `unit: {id: 2, name: "…"}`, of which a backend
 * may send either, and a row's id or the row under either name (specification §3): whichever is missing is made of the
 * other. `references` are the fields of rows, by those of their ids.
 */
export const withReferences = <Shape extends z.ZodType>(references: Record<string, string>, shape: Shape) =>
  z.preprocess((sent) => {
    if (!isObject(sent)) return sent;
    const made: Record<string, unknown> = {};
    for (const [id, row] of Object.entries(references)) {
      const told = { id: sent[id], row: sent[row] };
      if (told.id === null) continue;
      const whole = [told.row, told.id].find(isObject);
      const known = whole ? whole.id : [told.id, told.row].find((one) => typeof one === "number");
      if (known === undefined) continue;
      if (!isObject(told.row)) made[row] = whole ?? { id: known };
      if (told.id === undefined || isObject(told.id)) made[id] = known;
    }
    return { ...sent, ...made };
  }, shape);

/** What is sent with rows in place of their ids, such as `client: {id: 3, name: "…"}`: the ids alone. */
export const rowsAsIds = <Shape extends z.ZodType>(fields: readonly string[], shape: Shape) =>
  z.preprocess((sent) => {
    if (!isObject(sent)) return sent;
    const made: Record<string, unknown> = { ...sent };
    for (const field of fields) {
      const row = sent[field];
      if (isObject(row)) made[field] = row.id;
    }
    return made;
  }, shape);
