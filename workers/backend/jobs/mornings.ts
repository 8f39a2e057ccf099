import type { Database } from "../db/database.ts";
import { nextMorning } from "../db/mornings.ts";
import type { alarmsOf, Job } from "./alarms.ts";

export type Due = Pick<ReturnType<typeof alarmsOf>, "at" | "isPlanned">;

/** Makes a chore due on the next working morning where it is wanted. Asked with every write. */
export async function planMorning(
  database: Database,
  due: Due,
  { chore, isWanted, now }: { chore: Job; isWanted: (database: Database) => boolean; now: number },
): Promise<void> {
  if (due.isPlanned(chore) || !isWanted(database)) return;
  await due.at(chore, nextMorning(database, now));
}
