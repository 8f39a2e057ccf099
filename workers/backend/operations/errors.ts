import type { ZodError, z } from "zod";
import type { FieldErrors } from "#model/answer/api-error.ts";
import type { Language } from "#model/text/language.ts";

type Values = Record<string, string | number | ((language: Language) => string)>;

/** A refusal: thrown anywhere, answered in one place ({@link answerProblem}). Messages are text keys, put into words there. */
export class Problem extends Error {
  readonly status: 400 | 401 | 403 | 404 | 409 | 412 | 413 | 415 | 422 | 429 | 503;
  readonly fields: FieldErrors;
  readonly headers: Record<string, string>;
  /** For a 412: the row as it is now. */
  readonly current: unknown;
  /** What stands in the message; what is written otherwise in each language, such as a decimal, as a function of it. */
  readonly values: Values;

  constructor(
    status: Problem["status"],
    key: string,
    more: {
      fields?: FieldErrors;
      headers?: Record<string, string>;
      current?: unknown;
      values?: Values;
    } = {},
  ) {
    super(key);
    this.status = status;
    this.fields = more.fields ?? {};
    this.headers = more.headers ?? {};
    this.current = more.current;
    this.values = more.values ?? {};
  }
}

export const notFound = () => new Problem(404, "errors.not_found");

/** What was looked up; a 404 where it is not there. */
export function found<Row>(row: Row | undefined): Row {
  if (row === undefined) throw notFound();
  return row;
}

/** One wrong field, named. */
export const invalid = (field: string, key: string, values: Values = {}) =>
  new Problem(422, key, { fields: { [field]: [key] }, values });

/** Too many attempts; `seconds` until the next may be made. */
export const tooMany = (seconds: number) =>
  new Problem(429, "errors.too_many_attempts", {
    headers: { "Retry-After": String(seconds) },
    values: { count: Math.ceil(seconds / 60) },
  });

/** Fields named in one answer; a body with more wrong ones than that was not written by a form. */
const namedFields = 100;

/** The fields of a failed check, each with its message keys and none twice, deepest path joined with dots. */
export function fieldErrors(error: ZodError): FieldErrors {
  const fields: FieldErrors = {};
  for (const issue of error.issues.slice(0, namedFields)) {
    const field = issue.path.join(".") || "body";
    fields[field] = [...new Set([...(fields[field] ?? []), keyOf(issue)])];
  }
  return fields;
}

/** The key of an issue. Where a schema names none, the library's own words are English and for programmers. */
function keyOf(issue: z.core.$ZodIssue): string {
  if (issue.message.startsWith("errors.")) return issue.message;
  if (issue.code === "invalid_type" && issue.expected === "string") return "errors.text";
  if (issue.code === "invalid_type" && /^(number|int)$/.test(issue.expected)) return "errors.number";
  if (issue.code === "too_big" && issue.origin === "string") return "errors.too_long";
  return issue.code === "invalid_value" ? "errors.choice" : "errors.invalid";
}

/** What `schema` makes of `value`; what is wrong with it is a 422 that names the fields. */
export function checked<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value);
  if (!result.success) throw new Problem(422, "errors.invalid", { fields: fieldErrors(result.error) });
  return result.data;
}
