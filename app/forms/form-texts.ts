import { parseWithZod } from "@conform-to/zod/v4";
import { z } from "zod";
import { type Texts, textOf, textsOf, type Value } from "#model/answer/three-way.ts";
import { parsedJson } from "#model/text/parsed-json.ts";

/** The texts that a form sent, by the fields of its values. */
export function textsIn(form: FormData, values: { readonly [name: string]: Value }): Texts {
  return Object.fromEntries(
    Object.keys(textsOf(values)).map((name) => {
      const sent = form.getAll(name);
      return [name, isListAt(values, name) ? textOf([...sent, ...rowsIn(form, name)]) : textOf(sent.at(-1))];
    }),
  );
}

const isListAt = (values: Value, path: string): boolean =>
  Array.isArray(
    path
      .split(".")
      .reduce<unknown>(
        (value, name) => (typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined),
        values,
      ),
  );

/** The rows of a list, of "accounts[0].iban" and the like. */
function rowsIn(form: FormData, list: string): Record<string, string>[] {
  const rows: Record<string, string>[] = [];
  for (const [name, value] of form) {
    const [, index, field] =
      name.startsWith(`${list}[`) && typeof value === "string"
        ? (/^\[(\d{1,4})\]\.(\w+)$/.exec(name.slice(list.length)) ?? [])
        : [];
    if (index !== undefined && field)
      rows[Number(index)] = { ...rows[Number(index)], [field]: String(value) };
  }
  return rows.filter(Boolean);
}

/** Writes texts into a form; without its values, what is a list is told by how the form sent it. */
export function fill(form: FormData, texts: Texts, values: { readonly [name: string]: Value } | null): void {
  for (const [name, text] of Object.entries(texts)) {
    const list = values === null || isListAt(values, name) ? rowsOf(text) : null;
    if (!list) {
      form.set(name, text);
      continue;
    }
    for (const sent of [...form.keys()]) if (sent === name || sent.startsWith(`${name}[`)) form.delete(sent);
    list.forEach((row, index) => {
      if (typeof row === "string") form.append(name, row);
      else for (const [field, value] of Object.entries(row)) form.append(`${name}[${index}].${field}`, value);
    });
  }
}

/** Texts, or fields by plain names: in a form a name such as "a[3].b" would make a list of four rows. */
const rows = z.array(z.union([z.string(), z.record(z.string().regex(/^\w+$/), z.string())]));
const rowsOf = (text: string) =>
  text.startsWith("[") ? (rows.safeParse(parsedJson(text)).data ?? null) : null;

/** Texts are the same where the schema reads the same in them: "5,00" and "5.00", a date in two ways. */
export const sameIn =
  <Fields extends Record<string, z.ZodType>>({ shape }: z.ZodObject<Fields>) =>
  (name: string, one: string, other: string): boolean => {
    if (one === other) return true;
    // Of a field within another its own name alone is checked: the others of it are not there.
    const field = fieldAt(shape, name.split("."));
    if (!field) return false;
    const read = (text: string) => {
      const form = new FormData();
      fill(form, { field: text }, null);
      const { status, payload, ...read } = parseWithZod(form, { schema: z.object({ field }) });
      return status === "success" && "value" in read ? JSON.stringify(read.value) : null;
    };
    const said = read(one);
    return said !== null && said === read(other);
  };

/** The schema of a field, and of one within another by both names; none where what is around it is no plain object. */
function fieldAt(
  shape: Readonly<Record<string, z.ZodType>>,
  [name = "", ...inner]: readonly string[],
): z.ZodType | undefined {
  const field = shape[name];
  if (inner.length === 0) return field;
  return field instanceof z.ZodObject ? fieldAt(field.shape, inner) : undefined;
}
