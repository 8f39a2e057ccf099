import type { alarmsOf } from "./alarms.ts";
import type { digestsOf } from "./digests.ts";
import type { dispatcherOf } from "./dispatcher.ts";
import type { remindersOf } from "./reminders.ts";

/** Milliseconds until a copy is tried again. */
const copiedAgainAfter = 3_600_000;

interface Workers {
  due: Pick<ReturnType<typeof alarmsOf>, "at" | "take">;
  digests: Pick<ReturnType<typeof digestsOf>, "queue">;
  reminders: Pick<ReturnType<typeof remindersOf>, "queue">;
  dispatcher: Pick<ReturnType<typeof dispatcherOf>, "again">;
  backups: { copy: () => Promise<void> };
}

/** Does what is due at a time. A copy that fails is made an hour later. */
export async function workThrough(
  now: number,
  { due: alarms, digests, reminders, dispatcher, backups }: Workers,
): Promise<void> {
  const due = await alarms.take(now);
  // First: an object that ends meanwhile is woken to try again.
  if (due.has("copy")) await alarms.at("copy", now + copiedAgainAfter);
  const morning = due.get("digest");
  if (morning !== undefined) await digests.queue(now, morning);
  const reminding = due.get("reminders");
  if (reminding !== undefined) await reminders.queue(now, reminding);
  if (due.has("outbox") || morning !== undefined || reminding !== undefined) await dispatcher.again();
  if (due.has("copy")) await backups.copy();
}
