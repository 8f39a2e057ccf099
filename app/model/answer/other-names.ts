import { z } from "zod";
import { isObject } from "./is-object.ts";

/**
 * An object with fields that the specification has several names for (§3), such as `planned_start_date` and `startDate`:
 * a field that does not come under its own name is taken from another one. `names` are those others, by the field's own.
 * For answers of backends and for what is sent to ours alike.
 */
export const alsoCalled = <Shape extends z.ZodType>(names: OtherNames, shape: Shape) =>
  withNames(
    { ...namesIn(shape), ...names },
    z.preprocess((sent) => {
      if (!isObject(sent)) return sent;
      const found: Record<string, unknown> = { ...sent };
      for (const [name, others] of Object.entries(names)) {
        const given = [name, ...others].find((one) => sent[one] !== undefined);
        if (given !== undefined) found[name] = sent[given];
      }
      return found;
    }, shape),
  );

type OtherNames = Record<string, readonly string[]>;
/** The other names of fields, by the schemas that take them. */
const known = new WeakMap<z.ZodType, OtherNames>();
export const namesIn = (schema: z.ZodType): OtherNames => known.get(schema) ?? {};

/** The same schema, whose fields are known to have these other names. */
function withNames<Shape extends z.ZodType>(names: OtherNames, schema: Shape): Shape {
  known.set(schema, names);
  return schema;
}

/** The name that a field was sent under: its own, or that of the others which was. A path within it stays. */
export function sentName(names: OtherNames, sent: unknown, field: string): string {
  const [own = field, ...within] = field.split(".");
  if (!isObject(sent) || sent[own] !== undefined) return field;
  const given = Object.hasOwn(names, own) ? names[own]?.find((one) => sent[one] !== undefined) : undefined;
  return given === undefined ? field : [given, ...within].join(".");
}

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

/** What is sent with rows in place of their ids, such as `client: {id: 3, name: "…"}`: the ids alone. */
export const rowsAsIds = <Shape extends z.ZodType>(fields: readonly string[], shape: Shape) =>
  z.preprocess((sent) => {
    if (!isObject(sent)) return sent;
    const made: Record<string, unknown> = { ...sent };
    for (const field of fields) {
      const row = sent[field];
      if (isObject(row) && row.id !== undefined) made[field] = row.id;
    }
    return made;
  }, shape);
