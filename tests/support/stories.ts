import type { Database } from "#backend/db/database.ts";
import { memoryDatabase } from "#backend/db/memory-database.ts";
import { type DemonstrationName, demonstrationNames } from "#local/demonstration/demonstrations.ts";
import { plant } from "#local/demonstration/plant.ts";
import { isSoaking } from "./sized.ts";

/** A usual day, a leap day, the turn of a year, a day after the holidays, a Sunday. */
export const days = ["2026-11-20", "2028-02-29", "2026-12-31", "2029-01-08", "2026-03-01"];

interface Story {
  name: DemonstrationName;
  day: string;
}

/**
 * The demonstrations that a test looks at closely, of some days: each day with one of the installations in turn, and all
 * of them where SOAK=1 asks for everything.
 */
export const storiesOf = (some: readonly string[]): Story[] =>
  some.flatMap((day, index) => {
    const all = demonstrationNames.map((name) => ({ name, day }));
    const one = all.at(index % all.length);
    return isSoaking || !one ? all : [one];
  });

const kept = new Map<string, Database>();

/** A demonstration of a day, for anyone who only reads: planted once, for all tests of one worker. */
export function planted({ name, day }: Story): Database {
  const known = kept.get(`${name} ${day}`) ?? freshlyPlanted({ name, day });
  kept.set(`${name} ${day}`, known);
  return known;
}

export function freshlyPlanted({ name, day }: Story): Database {
  const database = memoryDatabase();
  plant(database, name, day, "hash");
  return database;
}
