import type { AppLoadContext } from "@remix-run/cloudflare";
import type { z } from "zod";
import { isAbsence } from "#app/loading/missing-operations.ts";
import { type ApiError, isApiError } from "#model/answer/api-error.ts";
import type { Flash } from "#model/page/context.ts";

interface Removal<Shape extends z.ZodType> {
  path: string;
  answer: Shape;
  /** What the next page says: a text key, or all of the message. */
  said: string | ((answer: z.output<Shape>) => Omit<Flash, "kind">);
  /** Of the row that was shown with the question; undefined where a backend counts none. */
  version: number | undefined;
  /** Reads the row; it throws where that is gone. A backend's own words for it say as little as those for an unknown address. */
  read?: () => Promise<unknown>;
  /** Whether the row is missing in what a 412 shows, where rows within another share its version. */
  isMissingIn?: (current: unknown) => boolean;
}

/**
 * Deletes a row, and leaves the message for the next page. What is deleted already, by a colleague or by a first sending
 * whose answer did not arrive, is gone as well, as was wished: the page says so and goes on. What a colleague has changed since
 * it was shown is not deleted. Throws an ApiError for that and every other refusal.
 */
export async function remove<Shape extends z.ZodType>(
  { api, session }: AppLoadContext,
  { path, answer, said, version, read, isMissingIn }: Removal<Shape>,
): Promise<void> {
  const flash = await api
    .send("DELETE", path, answer, { version })
    .then((sent) => (typeof said === "string" ? { key: said } : said(sent)))
    .catch(async (error: unknown) => {
      if (!isApiError(error)) throw error;
      const isGone = error.status === 404 ? await isRowGone(error, read) : isMissingIn?.(error.current);
      if (!isGone) throw inWordsOfRemoval(error);
      return { key: "conflict.deleted_before" };
    });
  session.flash({ kind: "success", ...flash });
}

function inWordsOfRemoval(refusal: ApiError): ApiError {
  if (refusal.status === 412) refusal.message = "conflict.before_deletion";
  return refusal;
}

const isRowGone = async (refusal: ApiError, read: Removal<z.ZodType>["read"]): Promise<boolean> =>
  !read || !isAbsence(refusal) || read().then(isFound, isNotFound);

const isFound = () => false;

function isNotFound(error: unknown): true {
  if (isApiError(error) && error.status === 404) return true;
  throw error;
}
