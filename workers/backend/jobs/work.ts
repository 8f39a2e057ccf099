import type { alarmsOf } from "./alarms.ts";
import type { digestsOf } from "./digests.ts";
import type { dispatcherOf } from "./dispatcher.ts";
import type { recurringOf } from "./recurring.ts";

/** Milliseconds until a copy is tried again. */
const copiedAgainAfter = 3_600_000;

interface Workers {
  due: Pick<ReturnType<typeof alarmsOf>, "at" | "take">;
  digests: Pick<ReturnType<typeof digestsOf>, "queue">;
  recurring: Pick<ReturnType<typeof recurringOf>, "make">;
  dispatcher: Pick<ReturnType<typeof dispatcherOf>, "again">;
  backups: { copy: () => Promise<void> };
}

/** Does what is due at a time. A copy that fails is made an hour later. */
export async function workThrough(
  now: number,
  { due: alarms, digests, recurring, dispatcher, backups }: Workers,
): Promise<void> {
  const due = await alarms.take(now);
  // First: an object that ends meanwhile is woken to try again.
  if (due.has("copy")) await alarms.at("copy", now + copiedAgainAfter);
  // Before the digests, which tell what was skipped.
  if (due.has("recurring")) await recurring.make(now);
  const morning = due.get("digest");
  if (morning !== undefined) await digests.queue(now, morning);
  if (due.has("outbox") || due.has("recurring") || morning !== undefined) await dispatcher.again();
  if (due.has("copy")) await backups.copy();
}
