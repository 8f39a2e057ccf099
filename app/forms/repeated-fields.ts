import { z } from "zod";
import { unreadable } from "./form.ts";

/** Names of fields that are sent once, by the schema of their form. */
const known = new WeakMap<z.ZodType, ReadonlySet<string>>();

/**
 * Refuses a form that says twice what its schema has once, as only a program sends it: the library makes a list of it, which
 * no field of the form can show.
 */
export function refuseRepeated(form: FormData, schema: z.ZodType): void {
  const names = [...form.keys()];
  const seen = new Set<string>();
  const isRepeated = (name: string) => seen.size === seen.add(name).size;
  const repeated = names.filter(isRepeated);
  if (repeated.length === 0) return;
  const single = known.get(schema) ?? singleIn(schema);
  known.set(schema, single);
  if (repeated.some((name) => single.has(name))) throw unreadable();
}

function singleIn(schema: z.ZodType): ReadonlySet<string> {
  const { properties = {} } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  const isSingle = (property: unknown) => Object(property).type !== "array";
  return new Set(Object.entries(properties).flatMap(([name, property]) => (isSingle(property) ? name : [])));
}
