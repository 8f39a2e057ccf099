import type { Database } from "../db/database.ts";
import type { alarmsOf, Job } from "./alarms.ts";
import { closedHosts } from "./closed-hosts.ts";
import { digestsOf } from "./digests.ts";
import { recurringIn } from "./recurring.ts";
import { remindersOf } from "./reminders.ts";

/** What an installation does by itself at a time of its own, and may write mails by. */
interface Chore {
  /** Makes it due where it is wanted and is not yet. Asked with every write. */
  plan: (now: number) => Promise<void>;
  /** Does what was due at a time, and plans the next. */
  run: (now: number, dueAt: number) => Promise<void>;
}

/** Milliseconds until the rest is done where the object ended meanwhile. */
const againAfter = 3_600_000;

interface Office {
  due: ReturnType<typeof alarmsOf>;
  /** The installation's own API. */
  inside: (request: Request) => Response | Promise<Response>;
  /** By which name the registry knows the installation. */
  name: () => string;
}

/** The chores of an installation, in the order of a morning: digests tell what was not invoiced. */
export function choresOf(database: Database, ctx: DurableObjectState, { due, inside, name }: Office) {
  const isClosed = closedHosts(ctx.storage.kv).has;
  const chores = new Map<Job, Chore>([
    ["recurring", recurringIn(database, ctx, { due, inside, isClosed, name })],
    ["digest", digestsOf(database, due, isClosed)],
    ["reminders", remindersOf(database, due, { isClosed, name })],
  ]);
  return {
    plan: async (now: number): Promise<void> => {
      await Promise.all([...chores.values()].map((chore) => chore.plan(now)));
    },
    /**
     * Does those that are due, one after the other, and answers whether there was one. Each stays due until its turn comes: an
     * object that ends meanwhile is woken for the rest.
     */
    run: async (now: number, taken: ReadonlyMap<Job, number>): Promise<boolean> => {
      const waiting = [...chores].filter(([job]) => taken.has(job));
      for (const [job] of waiting) await due.at(job, now + againAfter);
      for (const [job, chore] of waiting) {
        await due.done(job);
        await chore.run(now, taken.get(job) ?? now);
      }
      return waiting.length > 0;
    },
  };
}
