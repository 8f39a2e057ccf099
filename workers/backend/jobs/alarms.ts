import { createHash } from "node:crypto";

/** What an installation does by itself later. */
const jobs = ["outbox", "copy", "recurring", "digest", "reminders"] as const;
export type Job = (typeof jobs)[number];

const key = "due";
type Times = Partial<Record<Job, number>>;

/**
 * When each chore is due, in milliseconds since 1970. An object has one alarm: it is set to whatever comes first, and the
 * times are kept beside it.
 */
export function alarmsOf(storage: DurableObjectStorage) {
  const read = (): Times => storage.kv.get<Times>(key) ?? {};
  const save = async (times: Times) => {
    storage.kv.put(key, times);
    const next = Math.min(...Object.values(times));
    if (Number.isFinite(next)) await storage.setAlarm(next);
  };
  return {
    /** Makes a chore due at a time, or before, if it is due before anyway. */
    at: async (chore: Job, time: number): Promise<void> => {
      const times = read();
      if ((times[chore] ?? Number.POSITIVE_INFINITY) <= time) return;
      await save({ ...times, [chore]: time });
    },
    /** Whether a chore is due at any time. */
    isPlanned: (chore: Job): boolean => read()[chore] !== undefined,
    /** A chore is done: it is due no more. */
    done: async (chore: Job): Promise<void> => {
      const { [chore]: _, ...times } = read();
      await save(times);
    },
    /** The chores that are due at `now`, which are then due no more, each with the time that it was due at. */
    take: async (now: number): Promise<ReadonlyMap<Job, number>> => {
      const times = read();
      const due = new Map<Job, number>();
      for (const chore of jobs) {
        const time = times[chore];
        if (time === undefined || time > now) continue;
        due.set(chore, time);
        delete times[chore];
      }
      await save(times);
      return due;
    },
  };
}

const hour = 3_600_000;
/** The small hours of Latvia in winter, from midnight: five of them, from 22:00 UTC. */
const nightBegins = 22 * hour;
const nightHours = 5 * hour;
const day = 24 * hour;

/**
 * The next time, after `now`, at which an installation copies itself. Each has a minute of its own in the small hours, by
 * its id, so that a thousand do not copy at once.
 */
export function nextNight(id: string, now: number): number {
  const place = createHash("sha256").update(id).digest().readUInt32BE();
  const offset = nightBegins + (place % nightHours);
  const tonight = Math.floor(now / day) * day + offset - day;
  return [tonight, tonight + day, tonight + 2 * day].find((time) => time > now) ?? tonight + 2 * day;
}
