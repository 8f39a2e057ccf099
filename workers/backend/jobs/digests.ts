import { dayBegins, homeTimeZone, today } from "#model/date/dates.ts";
import { addDays, weekday } from "#model/date/week.ts";
import { roleOf } from "#model/user/role.ts";
import { logFault } from "#protocol/log.ts";
import { enabledModules } from "../db/config.ts";
import type { Database } from "../db/database.ts";
import { daysOff } from "../db/holidays.ts";
import { hasDigests, listDigests } from "../db/inbox/digests.ts";
import { listUnread } from "../db/inbox/items.ts";
import { readerOf } from "../db/inbox/reader.ts";
import { queueMail } from "../db/outbox.ts";
import { permissionsOf } from "../db/users.ts";
import { digestMail } from "../mail/digest.ts";
import type { alarmsOf } from "./alarms.ts";

/** Milliseconds after midnight in Latvia: seven in the morning. */
const morning = 7 * 3_600_000;
/** Days that are looked at for one that is worked: no agency is closed for longer. */
const most = 30;

/** The next morning of a working day after `now`, in milliseconds since 1970. */
export function nextMorning(database: Database, now: number): number {
  const first = today(homeTimeZone, new Date(now));
  const days = Array.from({ length: most }, (_, day) => addDays(first, day)).filter(
    (day) => weekday(day) < 5,
  );
  const off = daysOff(database, days);
  const mornings = days.filter((day) => !off.has(day)).map((day) => Date.parse(dayBegins(day)) + morning);
  return mornings.find((time) => time > now) ?? now + most * 24 * 3_600_000;
}

const isWorked = (database: Database, day: string): boolean =>
  weekday(day) < 5 && !daysOff(database, [day]).has(day);

/** The digests of an installation. Its alarm wakes for them only where somebody has one sent. */
export function digestsOf(
  database: Database,
  due: Pick<ReturnType<typeof alarmsOf>, "at" | "isPlanned">,
  isClosed: (host: string) => boolean,
) {
  const plan = async (now: number): Promise<void> => {
    // Asked with every write.
    if (due.isPlanned("digest") || !hasDigests(database)) return;
    await due.at("digest", nextMorning(database, now));
  };
  return {
    plan,
    /** Queues those of a morning, and plans the next. That day may have become one off since it was planned. */
    queue: async (now: number, morning: number): Promise<void> => {
      await plan(now);
      if (isWorked(database, today(homeTimeZone, new Date(morning)))) queueDigests(database, isClosed);
    },
  };
}

/** Queues a mail for everybody who has it sent, from a host that is open, and has not read all that waits. */
function queueDigests(database: Database, isClosed: (host: string) => boolean): void {
  const modules = enabledModules(database);
  for (const { user, sender } of listDigests(database)) {
    if (isClosed(new URL(sender.origin).hostname)) continue;
    const role = roleOf(user.role_id) ?? "employee";
    const reader = readerOf({ id: user.id, role, modules, permissions: permissionsOf(user) });
    try {
      const unread = listUnread(database, reader);
      if (unread.length > 0) queueMail(database, digestMail(database, user, unread, sender));
    } catch (error) {
      // The others get theirs.
      logFault("digest", error);
    }
  }
}
