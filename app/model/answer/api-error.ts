/** What is wrong with the fields of what was sent, by their names: text keys, or a backend's own words. */
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

/** Why a part of a page is not there. */
export interface PartProblem {
  /** A text key, or the backend's own words. */
  message: string;
  /** Null where there is nothing to ask about: the backend has no such thing, and trying again would not help. */
  requestId: string | null;
}
