import { z } from "zod";

/** A JSON schema, as far as it is written as a type; what else it says stands beside that. */
export const shape = z.looseObject({
  $ref: z.string().optional(),
  type: z.union([z.string(), z.array(z.string())]).optional(),
  format: z.string().optional(),
  description: z.string().optional(),
  enum: z.array(z.unknown()).optional(),
  required: z.array(z.string()).default([]),
  get properties(): z.ZodOptional<z.ZodRecord<z.ZodString, typeof shape>> {
    return z.record(z.string(), shape).optional();
  },
  get items(): z.ZodOptional<z.ZodUnion<readonly [z.ZodBoolean, typeof shape]>> {
    return z.union([z.boolean(), shape]).optional();
  },
  get additionalProperties(): z.ZodOptional<z.ZodUnion<readonly [z.ZodBoolean, typeof shape]>> {
    return z.union([z.boolean(), shape]).optional();
  },
  get prefixItems() {
    return shapes;
  },
  get anyOf() {
    return shapes;
  },
  get oneOf() {
    return shapes;
  },
  get allOf() {
    return shapes;
  },
});
const shapes: z.ZodDefault<z.ZodArray<typeof shape>> = z.array(shape).default([]);
export type Shape = z.output<typeof shape>;

/**
 * A JSON schema in the notation of TypeScript, an object with a field on each line. What types do not say is a comment,
 * in the schema's own words: `name: string // minLength 1, maxLength 200`.
 */
export function notation(whole: Shape, indent = ""): string {
  const { anyOf, oneOf, allOf } = whole;
  const parts = [...anyOf, ...oneOf, ...allOf].map((part) => notation(part, indent));
  return [...new Set([...ownTypes(whole, indent), ...parts])].join(" | ") || "any";
}

function ownTypes(part: Shape, indent: string): string[] {
  if (part.$ref) return [part.$ref.replace(/^.*\//, "")];
  if (part.enum) return part.enum.map((value) => JSON.stringify(value));
  return [part.type ?? []].flat().map((type) => {
    if (type === "object") return objectOf(part, indent);
    if (type === "array") return arrayOf(part, indent);
    return part.format && type === "string" ? part.format : type;
  });
}

function objectOf({ properties, additionalProperties, required }: Shape, indent: string): string {
  if (typeof additionalProperties === "object" && !properties)
    return `{ [name]: ${notation(additionalProperties, indent)} }`;
  const inner = `${indent}  `;
  const fields = Object.entries(properties ?? {}).map(([name, field]) => {
    const mark = required.includes(name) ? "" : "?";
    return `${inner}${name}${mark}: ${notation(field, inner)}${notesOn(field)}\n`;
  });
  return fields.length > 0 ? `{\n${fields.join("")}${indent}}` : "{ }";
}

function arrayOf({ items, prefixItems }: Shape, indent: string): string {
  if (prefixItems.length > 0) return `[${prefixItems.map((one) => notation(one, indent)).join(", ")}]`;
  const held = typeof items === "object" ? notation(items, indent) : "any";
  return /^[\w-]+$/.test(held) || held.startsWith("{") ? `${held}[]` : `(${held})[]`;
}

/** What is said beside a field: its limits, what counts where it is not sent, and words. */
function notesOn(field: Shape): string {
  const { $ref, type, format, description, enum: values, required, properties, items, ...more } = field;
  const { additionalProperties, prefixItems, anyOf, oneOf, allOf, ...limits } = more;
  const notes = [
    ...Object.entries(limits).flatMap(([name, limit]) => noted(name, limit)),
    ...(description ? [description] : []),
  ];
  return notes.length > 0 ? ` // ${notes.join(", ")}` : "";
}

/** The largest whole number is no limit that anybody meets. */
const noted = (name: string, limit: unknown): string[] =>
  Math.abs(Number(limit)) === Number.MAX_SAFE_INTEGER ? [] : [`${name} ${JSON.stringify(limit)}`];
