import { isApiError } from "#model/answer/api-error.ts";

/** Whether what is read is not there any more. Where that cannot be said, it counts as there. */
export async function isGone(read: () => Promise<unknown>): Promise<boolean> {
  try {
    await read();
    return false;
  } catch (error) {
    if (!isApiError(error)) throw error;
    return error.status === 404;
  }
}
