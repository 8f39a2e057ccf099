import type { OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import { shape } from "./docs-notation.ts";

/** What the routes of an API say of themselves. */
export type RouteDocument = ReturnType<OpenAPIHono["getOpenAPI31Document"]>;

/** The contract, as far as its page reads it. */
export interface ApiDocument {
  info: { title: string; version: string; description?: string | undefined };
  paths?: unknown;
  components?: unknown;
  security?: unknown;
}

const schema = shape.default(() => shape.parse({}));
const content = z.record(z.string(), z.object({ schema })).default({});
const parameter = z.object({
  name: z.string(),
  in: z.string(),
  required: z.boolean().default(false),
  schema,
});
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

export const operationsOf = (document: ApiDocument): Operation[] =>
  Object.entries(paths.parse(document.paths)).flatMap(([path, item]) =>
    methods.flatMap((method) => (item[method] ? [{ ...item[method], method, path }] : [])),
  );
