import { type ApiError, isApiError, type PartProblem } from "#model/answer/api-error.ts";
import { isAbsence } from "./missing-operations.ts";

/** A part of a page that is worth showing without it: what is in it, or why it is missing. */
export type OptionalData<Data> = { data: Data; problem: null } | { data: null; problem: PartProblem };

/**
 * A reading that a page can do without. Whatever goes wrong with it is told in the part's own place, and the rest of the
 * page is there. A session that has ended is no such thing: a 401 leads back to login as ever (specification §8).
 */
export async function optionalData<Data>(call: Promise<{ data: Data }>): Promise<OptionalData<Data>> {
  try {
    return { data: (await call).data, problem: null };
  } catch (error) {
    if (!isApiError(error) || error.status === 401) throw error;
    return { data: null, problem: problemOf(error) };
  }
}

/** What is said of a reading that went wrong. */
export const problemOf = (error: ApiError): PartProblem =>
  isAbsence(error)
    ? { message: "problems.not_offered", requestId: null }
    : { message: error.message, requestId: error.requestId ?? "" };

/**
 * Whether a backend has such a part at all: one that could not be read for the moment is one that it has. Undefined is of a page
 * that failed.
 */
export const isOffered = (part: OptionalData<unknown> | undefined): boolean =>
  part !== undefined && part.problem?.requestId !== null;
