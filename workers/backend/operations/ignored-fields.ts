import type { Context } from "hono";
import { z } from "zod";
import { isObject } from "#model/answer/is-object.ts";
import { readDate } from "#model/date/dates.ts";
import { readSent } from "#model/money/sent-number.ts";
import { line } from "#model/text/plain-line.ts";
import type { FrontCall } from "./call.ts";
import { invalid, Problem } from "./errors.ts";
import type { Overruled, Sent } from "./sent-body.ts";

interface Definition {
  request?: { body?: { content: object } | undefined } | undefined;
  overruled?: Overruled;
}

/** Objects and lists within each other at most: an estimate with all that is in it has some six. */
const maxDepth = 50;

/**
 * Keeps a JSON body as it came: what its schema makes of it has lost the fields that the schema does not know. One that is
 * deeper than any of ours is refused: a parser takes a hundred thousand levels, but whatever walks through them afterwards is
 * out of stack.
 */
export async function keepSent(
  c: Context<FrontCall>,
  { request, overruled = {} }: Definition,
): Promise<void> {
  const type = c.req.header("content-type") ?? "";
  const schema = request?.body && schemaIn(request.body.content);
  if (!schema || !/^application\/([\w.-]+\+)?json/i.test(type)) return;
  if (isDeep(await c.req.text())) throw invalid("body", "errors.body");
  // One that is no JSON is refused where it is checked, which reads the same once more.
  const json: unknown = await c.req.json().catch(() => undefined);
  c.env.sent = { json, schema, overruled };
}

/** Whether more objects and lists stand within each other in JSON than in any of ours. */
function isDeep(json: string): boolean {
  let depth = 0;
  let isText = false;
  for (let at = 0; at < json.length; at += 1) {
    const character = json[at];
    if (character === '"') isText = !isText;
    else if (isText) at += character === "\\" ? 1 : 0;
    else if (character === "[" || character === "{") depth += 1;
    else if (character === "]" || character === "}") depth -= 1;
    if (depth > maxDepth) return true;
  }
  return false;
}

/** The schema of a JSON body, where an operation takes one. */
function schemaIn(content: object): z.ZodType | null {
  const json: unknown = "application/json" in content ? content["application/json"] : null;
  return isObject(json) && json.schema instanceof z.ZodType ? json.schema : null;
}

/**
 * Refuses, by their names, fields of a row that were sent with a change and did not count: those that the operation does
 * not take, and those that something else overruled. Passed over they would look as if they had been stored. `rows` are
 * the answer, and rows as they were before: what is sent back as it is or was asks for nothing, and no more do null, "",
 * [] and fields that no row has. Throws a Problem (422).
 */
export function refuseIgnored({ json, schema, overruled }: Sent, rows: readonly unknown[]): void {
  const held = rows.flatMap((row) => (isObject(row) && isObject(row.data) ? [row, row.data] : [row]));
  const doubtful = Map.groupBy(differing(json, held), nameOf);
  if (doubtful.size === 0) return;
  const { data: read } = schema.safeParse(json);
  /** What is taken cannot be left out without another reading, unless it is what stands in for nothing. */
  const isTaken = (name: string, paths: readonly Path[]) => {
    const without = schema.safeParse(leftOut(json, name.split(".")));
    if (!without.success || JSON.stringify(without.data) !== JSON.stringify(read)) return true;
    return paths.every((path) => isThere(read, path) && isSame(valueAt(json, path), valueAt(read, path)));
  };
  const fields = [...doubtful].flatMap(([name, paths]) => {
    const key = overruled[name] ?? (isTaken(name, paths) ? null : "errors.not_taken");
    return key === null ? [] : paths.map((path) => [path.join("."), [key]]);
  });
  if (fields.length > 0) throw new Problem(422, "errors.invalid", { fields: Object.fromEntries(fields) });
}

type Path = readonly (string | number)[];
/** What a field is called: the same in all elements of a list, such as `position_items.*.total`. */
const nameOf = (path: Path): string => path.map((part) => (typeof part === "number" ? "*" : part)).join(".");

const valueAt = (within: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (value, part) => (value !== null && typeof value === "object" ? Reflect.get(value, part) : undefined),
    within,
  );

const isThere = (within: unknown, path: Path): boolean => valueAt(within, path) !== undefined;

/** Not compared: they count what the server does, and a new row gets its own id, whatever it was copied from. */
const passedOver = ["id", "calendar_id", "version", "revision"];

/** The fields that say something else than each row. */
function differing(sent: unknown, rows: readonly unknown[], path: Path = []): Path[] {
  if (Array.isArray(sent))
    return sent.flatMap((one, at) => {
      const held = rows.flatMap((row) => (Array.isArray(row) && at in row ? [row[at]] : []));
      return differing(one, held, [...path, at]);
    });
  if (!isObject(sent)) return [];
  return Object.entries(sent).flatMap(([field, value]) => {
    const held = rows.flatMap((row) => heldIn(row, field, value));
    if (passedOver.includes(field) || held.length === 0 || held.some((one) => isSame(value, one))) return [];
    const within = [...path, field];
    return [within, ...differing(value, held, within)];
  });
}

/**
 * What a row has in a field: under its name, or the row that an id is of (`unit` for `unit_id`). An answer that is a list is
 * of the rows that a list of the body made.
 */
function heldIn(row: unknown, field: string, sent: unknown): unknown[] {
  if (Array.isArray(row)) return Array.isArray(sent) ? [row] : [];
  if (!isObject(row)) return [];
  // Every object has a few names of itself.
  const name = [field, field.replace(/_id$/, "")].find((one) => Object.hasOwn(row, one));
  return name === undefined || row[name] === undefined ? [] : [row[name]];
}

/**
 * Whether what was sent says what is held: numbers and dates in any spelling, texts without what is not seen around them, another
 * row by its id, objects by all that is sent of them.
 */
function isSame(sent: unknown, held: unknown): boolean {
  if (sent === null || sent === undefined || sent === "") return true;
  if (Array.isArray(sent)) {
    if (sent.length === 0) return true;
    return (
      Array.isArray(held) && sent.length === held.length && sent.every((one, at) => isSame(one, held[at]))
    );
  }
  if (isObject(sent) && isObject(held)) {
    if ("id" in sent && "id" in held) return isSame(sent.id, held.id);
    return Object.entries(sent).every(([name, value]) => !(name in held) || isSame(value, held[name]));
  }
  if (isObject(sent)) return "id" in sent && isSame(sent.id, held);
  return isObject(held) ? isSame(sent, held.id) : plain(sent) === plain(held);
}

function plain(value: unknown): string {
  if (typeof value !== "string")
    return String(readSent(typeof value === "boolean" ? Number(value) : value) ?? value);
  const text = line(value);
  return String(readDate(text) ?? readSent(text) ?? text);
}

/** A body without the fields of a name, in parts; what it came as is left alone. */
function leftOut(body: unknown, [first = "", ...rest]: readonly string[]): unknown {
  if (Array.isArray(body)) return first === "*" ? body.map((one) => leftOut(one, rest)) : body;
  if (!isObject(body) || !Object.hasOwn(body, first)) return body;
  const { [first]: inside, ...others } = body;
  return rest.length > 0 ? { ...body, [first]: leftOut(inside, rest) } : others;
}
