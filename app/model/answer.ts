import { z } from "zod";

/** One thing: `{data: {…}}` (design §4). */
export const one = <Row extends z.ZodType>(row: Row) => z.object({ data: row });

/** A page of a list: `{data: […], meta: {total, page, per_page, last_page}}`. Page sizes are 20 by default, 100 at most. */
export const paged = <Row extends z.ZodType>(row: Row) =>
  z.object({
    data: z.array(row),
    meta: z.object({
      total: z.number().int().default(0),
      page: z.number().int().default(1),
      per_page: z.number().int().default(20),
      last_page: z.number().int().default(1),
    }),
  });

export type Page<Row> = {
  data: Row[];
  meta: { total: number; page: number; per_page: number; last_page: number };
};

/**
 * What a foreign backend may send wrongly: `fallback` stands in for whatever does not fit. Written as a preprocess and
 * not as `.catch()`, which the OpenAPI generator cannot describe.
 */
export const lenient = <Shape extends z.ZodType>(shape: Shape, fallback: z.output<Shape>) =>
  z.preprocess((value) => (shape.safeParse(value).success ? value : fallback), shape);

/** A text that a backend may leave out or send as null. */
export const sentText = z
  .string()
  .nullish()
  .transform((text) => text ?? "");

/** What became of a row that was asked to be deleted: archived when anything still refers to it (domain H12). */
export const removal = z.object({
  id: z.number().int(),
  outcome: z.enum(["deleted", "archived"]).default("deleted"),
});

/** The body of every answer that is not a success. */
export const problem = z.object({
  message: z.string(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
  request_id: z.string().optional(),
});

export type FieldErrors = Record<string, string[]>;

type Circumstances = {
  errors?: FieldErrors | undefined;
  requestId?: string | undefined;
  /** Seconds, from `Retry-After`. */
  retryAfter?: number | undefined;
  /** What the backend holds now; sent with a 412. */
  current?: unknown;
};

/** An answer of a backend that is not a success; 503 and 504 also where none came at all. */
export class ApiError extends Error {
  readonly status: number;
  readonly errors: FieldErrors;
  readonly requestId: string | undefined;
  readonly retryAfter: number | undefined;
  readonly current: unknown;

  constructor(status: number, message: string, circumstances: Circumstances = {}) {
    super(message);
    this.name = "ApiError";
    this.status = status;
    this.errors = circumstances.errors ?? {};
    this.requestId = circumstances.requestId;
    this.retryAfter = circumstances.retryAfter;
    this.current = circumstances.current;
  }
}

/** Whether something thrown is an ApiError. By name: the edge and the pages are two bundles with a class each. */
export const isApiError = (error: unknown): error is ApiError =>
  error instanceof Error && error.name === "ApiError";
