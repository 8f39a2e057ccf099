import type { alarmsOf } from "./alarms.ts";
import type { choresOf } from "./chores.ts";
import type { dispatcherOf } from "./dispatcher.ts";

/** Milliseconds until a copy is tried again. */
const copiedAgainAfter = 3_600_000;

interface Workers {
  due: Pick<ReturnType<typeof alarmsOf>, "at" | "take">;
  chores: Pick<ReturnType<typeof choresOf>, "run">;
  dispatcher: Pick<ReturnType<typeof dispatcherOf>, "again">;
  backups: { copy: () => Promise<void> };
}

/** Does what is due at a time. A copy that fails is made an hour later. */
export async function workThrough(
  now: number,
  { due: alarms, chores, dispatcher, backups }: Workers,
): Promise<void> {
  const due = await alarms.take(now);
  // First: an object that ends meanwhile is woken to try again.
  if (due.has("copy")) await alarms.at("copy", now + copiedAgainAfter);
  const hasMails = await chores.run(now, due);
  if (due.has("outbox") || hasMails) await dispatcher.again();
  if (due.has("copy")) await backups.copy();
}
