import type { TextKey } from "#locales/text-key.ts";
import { ApiError, isApiError } from "#model/answer/api-error.ts";

/** Has a file that is refused say so where it was chosen, and `whole` above the form instead of the same once more. */
export const fileRefused =
  (whole: TextKey) =>
  (error: unknown): never => {
    if (!isApiError(error) || !error.errors.file) throw error;
    const { status, current, errors, requestId } = error;
    throw new ApiError(status, whole, { current, errors, requestId });
  };
