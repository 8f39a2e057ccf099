import type { OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";

/** What the routes of an API say of themselves. */
export type RouteDocument = ReturnType<OpenAPIHono["getOpenAPI31Document"]>;

/** The contract, as far as its page reads it. */
export interface ApiDocument {
  info: { title: string; version: string; description?: string | undefined };
  paths?: unknown;
  components?: unknown;
  security?: unknown;
}

/** The parts of a JSON schema that the page shows; whatever else one says is passed over. */
const shape = z.object({
  $ref: z.string().optional(),
  type: z.union([z.string(), z.array(z.string())]).optional(),
  format: z.string().optional(),
  description: z.string().default(""),
  enum: z.array(z.unknown()).optional(),
  default: z.unknown().optional(),
  pattern: z.string().optional(),
  minLength: z.number().optional(),
  maxLength: z.number().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  exclusiveMinimum: z.number().optional(),
  exclusiveMaximum: z.number().optional(),
  minItems: z.number().optional(),
  maxItems: z.number().optional(),
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

const parameter = z.object({
  name: z.string(),
  in: z.string(),
  required: z.boolean().default(false),
  description: z.string().optional(),
  schema: shape.default(() => shape.parse({})),
});
const content = z.record(z.string(), z.object({ schema: shape.default(() => shape.parse({})) })).default({});
const operation = z.object({
  operationId: z.string().default("unnamed"),
  "x-callers": z.array(z.string()).default(["nobody"]),
  summary: z.string().default(""),
  description: z.string().default(""),
  parameters: z.array(parameter).default([]),
  requestBody: z.object({ content }).optional(),
  responses: z.record(z.string(), z.object({ description: z.string().default(""), content })).default({}),
});
const methods = ["get", "post", "put", "patch", "delete"] as const;
const paths = z.record(z.string(), z.partialRecord(z.enum(methods), operation));

export type Operation = z.output<typeof operation> & { method: string; path: string };
export type Field = {
  name: string;
  /** How many objects it lies in. */
  depth: number;
  type: string;
  isRequired: boolean;
  limits: string[];
  /** What counts where it is not sent. */
  fallback: unknown;
  description: string;
};

export function operationsOf(document: ApiDocument): Operation[] {
  return Object.entries(paths.parse(document.paths)).flatMap(([path, item]) =>
    methods.flatMap((method) => (item[method] ? [{ ...item[method], method, path }] : [])),
  );
}

/** A shape with the alternatives it is made of, which a reader sees as one. */
const variants = (whole: Shape): Shape[] => [
  whole,
  ...[...whole.anyOf, ...whole.oneOf, ...whole.allOf].flatMap(variants),
];

/** What a list or a map holds. */
const heldBy = ({ items, additionalProperties }: Shape) =>
  [items, additionalProperties].filter((held) => typeof held === "object");

const unique = (words: string[]) => [...new Set(words)];

export const typeOf = (whole: Shape): string =>
  unique(variants(whole).flatMap(ownTypes)).join(" | ") || "any";

function ownTypes(part: Shape): string[] {
  if (part.$ref) return [part.$ref.replace(/^.*\//, "")];
  const held = heldBy(part)
    .map(typeOf)
    .find((type) => type !== "any");
  return [part.type ?? []].flat().map((type) => {
    if (held && type === "array") return `array of ${held}`;
    if (held && type === "object") return `map of ${held}`;
    return part.format && type !== "null" ? `${type} (${part.format})` : type;
  });
}

/** The fields of an object or of what a list holds, each followed by its own, one deeper. */
export function fieldsOf(whole: Shape, depth = 0): Field[] {
  return variants(whole).flatMap((part) => [
    ...Object.entries(part.properties ?? {}).flatMap(([name, inner]) =>
      field(name, inner, depth, part.required.includes(name)),
    ),
    ...part.prefixItems.flatMap((inner, index) => field(`[${index}]`, inner, depth, true)),
    ...heldBy(part).flatMap((inner) => fieldsOf(inner, depth)),
  ]);
}

function field(name: string, inner: Shape, depth: number, isRequired: boolean): Field[] {
  const { description, default: fallback } = inner;
  const own = {
    name,
    depth,
    type: typeOf(inner),
    isRequired,
    limits: limitsOf(inner),
    description,
    fallback,
  };
  return [own, ...fieldsOf(inner, depth + 1)];
}

export const parametersOf = ({ parameters }: Operation, place: string): Field[] =>
  parameters
    .filter((parameter) => parameter.in === place)
    .flatMap(({ name, required, schema, description = schema.description }) =>
      field(name, { ...schema, description }, 0, required),
    );

function limitsOf(whole: Shape): string[] {
  const parts = variants(whole);
  const choices = unique(parts.flatMap((part) => part.enum ?? []).map(String));
  return [
    ...(choices.length > 0 ? [`one of ${choices.join(", ")}`] : []),
    ...unique(parts.flatMap(ownLimits)),
    ...heldBy(whole)
      .flatMap(limitsOf)
      .map((limit) => `each ${limit}`),
  ];
}

const ownLimits = (part: Shape): string[] => [
  ...span("length ", part.minLength, part.maxLength),
  ...span("", part.minimum, part.maximum),
  ...span("items ", part.minItems, part.maxItems),
  ...(part.exclusiveMinimum === undefined ? [] : [`> ${part.exclusiveMinimum}`]),
  ...(part.exclusiveMaximum === undefined ? [] : [`< ${part.exclusiveMaximum}`]),
  ...(part.pattern === undefined ? [] : [`matches ${part.pattern}`]),
];

function span(what: string, from: number | undefined, to: number | undefined): string[] {
  // The largest whole number is no limit that anybody meets.
  const most = to === Number.MAX_SAFE_INTEGER ? undefined : to;
  if (from !== undefined && most !== undefined) return [`${what}${from}–${most}`];
  if (from !== undefined) return [`${what}≥ ${from}`];
  return most === undefined ? [] : [`${what}≤ ${most}`];
}
