import { z } from "zod";
import { withValue } from "../text/message.ts";
import type { FieldErrors } from "./api-error.ts";
import { isObject } from "./is-object.ts";

/** What stands under `data`, or the thing itself: the specification leaves open which of the two a backend sends (§7). */
export const underData = (sent: unknown) => (isObject(sent) && "data" in sent ? sent : { data: sent });

/** One thing: `{data: {…}}` (design §4). */
export const one = <Row extends z.ZodType>(row: Row) => z.preprocess(underData, z.object({ data: row }));

/** All of a list: `{data: […]}`. */
export const listOf = <Row extends z.ZodType>(row: Row) =>
  z.preprocess(underData, z.object({ data: z.array(row) }));

/** Where a page of a list stands; 0 for whatever a backend leaves out (see `placeOf`). */
export const place = {
  total: z.number().int().default(0),
  page: z.number().int().default(0),
  per_page: z.number().int().default(0),
  last_page: z.number().int().default(0),
};
export type Place = { total: number; page: number; per_page: number; last_page: number };

/**
 * Rows of a page that are read at most: ten times what is ever asked for, for backends that send pages of their own size.
 * They are drawn all, which takes the Worker that serves every agency a second for some 2500.
 */
const mostOnPage = 1000;

/**
 * What a list can be sorted by, for a backend to say: the specification names that of projects and documents alone (§7), and
 * a list is not asked for what nobody said.
 */
export const sortingsSaid = z.preprocess(
  (sent) => (Array.isArray(sent) ? sent.filter((name) => typeof name === "string") : undefined),
  z.array(z.string()).optional(),
);

/** The rows of a page. Of too many none is looked at. */
export const pageRows = <Row extends z.ZodType>(row: Row) =>
  z.preprocess((sent, context) => {
    if (!Array.isArray(sent) || sent.length <= mostOnPage) return sent;
    context.addIssue(`more than ${mostOnPage} rows on a page`);
    return z.NEVER;
  }, z.array(row));

/** A page of a list: `{data: […], meta: {total, page, per_page, last_page}}`. Page sizes are 20 by default, 100 at most. */
export const paged = <Row extends z.ZodType>(row: Row) =>
  z.preprocess(
    underData,
    z.object({
      data: pageRows(row),
      meta: z.preprocess((sent) => sent ?? {}, z.object(place)),
      sortings: sortingsSaid,
    }),
  );

export type Page<Row> = { data: Row[]; meta: Place; sortings?: string[] | undefined };

/** Rows that lists have on a page. */
const usualSizes = [10, 12, 15, 20, 24, 25, 30, 40, 50, 100];

/**
 * Where a page stands, of which a backend may say the total alone (specification §3, paged lists), or nothing: then what
 * it sent is all there is. `rows` is how many came, `asked` the page that was asked for.
 */
export function placeOf({ total, page, per_page, last_page }: Place, rows: number, asked: number): Place {
  if (last_page > 0) return { total, page, per_page, last_page };
  const all = Math.max(total, rows);
  if (rows === 0 || rows === all) return { total: all, page: 1, per_page: all, last_page: 1 };
  // A last page may be shorter than the others, which hold the rest. Where both could be, none is hidden.
  const isLast = !usualSizes.includes(rows) && asked > 1 && (all - rows) % (asked - 1) === 0;
  const size = isLast ? (all - rows) / (asked - 1) : rows;
  return { total: all, page: asked, per_page: size, last_page: Math.ceil(all / size) };
}

/**
 * What a foreign backend may send wrongly: `fallback` stands in for whatever does not fit. Written as a preprocess and
 * not as `.catch()`, which the OpenAPI generator cannot describe.
 */
export const lenient = <Shape extends z.ZodType>(shape: Shape, fallback: z.output<Shape>) =>
  z.preprocess((value) => (shape.safeParse(value).success ? value : fallback), shape);

/**
 * A field that a backend may leave out or send as null, where `otherwise` stands in for it. What ours sends always has it:
 * the contract describes what comes out of such a schema.
 */
export const sentOr = <Shape extends z.ZodType>(shape: Shape, otherwise: z.input<Shape>) =>
  z.preprocess((sent) => sent ?? otherwise, shape);

/** A field that may be empty, and that a backend may leave out as well. */
export const sentOrNull = <Shape extends z.ZodType>(shape: Shape) =>
  z.preprocess((sent) => sent ?? null, shape.nullable());

/** A text that a backend may leave out or send as null. */
export const sentText = sentOr(z.string(), "");

/** A date (yyyy-MM-dd) that a backend may leave out, send as null or as ""; null where there is none. */
export const sentDate = z.preprocess((sent) => (sent === "" ? null : (sent ?? null)), z.string().nullable());

/**
 * What became of a row that was asked to be deleted: archived when anything still refers to it (domain H12). The
 * specification asks for no answer: a success that says nothing else is a deletion. `version` is that of an archived row, to which
 * an undo is made.
 */
export const removal = lenient(
  z.object({
    id: z.number().int().optional(),
    outcome: z.enum(["deleted", "archived"]).default("deleted"),
    version: z.number().int().optional(),
  }),
  { outcome: "deleted" },
);

/**
 * The answer to a write of which nothing but its success is asked: a backend may say what it likes or nothing
 * (specification §7), but not a page.
 */
export const done = z.unknown().refine((answer) => answer !== undefined);

/** The body of every answer that is not a success. */
export const problem = z.object({
  message: z.string(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
  request_id: z.string().optional(),
});

/** The texts of a field's errors, of which a backend may send one by itself. */
const fieldErrors = z.unknown().transform((sent) => {
  const texts = Array.isArray(sent) ? sent : [sent];
  return texts.filter((text) => typeof text === "string" && text.trim() !== "");
});

/** Frameworks send an empty text where a refusal has no words, and PHP an empty list where no field has errors. */
const refusal = z.object({
  message: z.string().trim().min(1).optional().catch(undefined),
  errors: z.record(z.string(), fieldErrors).optional().catch(undefined),
});

/** What a refusal says, as far as it can be read: its words, and what is wrong with which fields. */
export const refusalIn = (answer: unknown): z.output<typeof refusal> => refusal.catch({}).parse(answer);

/**
 * What people are told of a backend's refusal: its own words, shortened. What a fault (5xx) says is for its programmers, as
 * it may be the trace of a query with what is in it: of a fault they are told the status alone, as of what has no words.
 */
export function toldOf(status: number, answer: unknown): { message: string; errors: FieldErrors } {
  const { message, errors = {} } = status < 500 ? refusalIn(answer) : {};
  return { message: message?.slice(0, 500) ?? withValue("errors.status", status), errors };
}
