import { ApiError, done, isApiError } from "#model/answer/answer.ts";
import type { Timeframe } from "#model/calendar/rules.ts";
import type { Api } from "#model/page/context.ts";

/** Sets the calendar's day. What is refused about it stands at its end, the later of the two fields. */
export async function saveHours(api: Api, timeframe: Timeframe, version?: number): Promise<void> {
  const body = { module_config: { calendar: { timeframe } } };
  await api.send("PATCH", "/modules/", done, { body, version }).catch((error: unknown) => {
    if (!isApiError(error)) throw error;
    const errors = Object.values(error.errors).flat();
    throw new ApiError(error.status, error.message, errors.length > 0 ? { errors: { end: errors } } : {});
  });
}
