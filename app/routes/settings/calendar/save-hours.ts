import { done } from "#model/answer/answer.ts";
import { ApiError, type FieldErrors, isApiError } from "#model/answer/api-error.ts";
import type { Timeframe } from "#model/calendar/rules.ts";
import type { Api } from "#model/page/context.ts";

/** Sets the calendar's day. What is refused about it stands at its end, the later of the two fields. */
export async function saveHours(api: Api, timeframe: Timeframe, version?: number): Promise<void> {
  const body = { module_config: { calendar: { timeframe } } };
  await api.send("PATCH", "/modules/", done, { body, version }).catch((error: unknown) => {
    if (!isApiError(error)) throw error;
    const { status, message, requestId, current } = error;
    const errors = Object.values(error.errors).flat();
    const named: FieldErrors = errors.length > 0 ? { end: errors } : {};
    // A colleague's hours go along (`current`): the form is merged with them.
    throw new ApiError(status, message, { errors: named, requestId, current });
  });
}
