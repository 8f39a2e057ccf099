import { userRole } from "#model/user/role.ts";
import { logFault } from "#protocol/log.ts";
import { enabledModules } from "../db/config.ts";
import type { Database } from "../db/database.ts";
import { hasDigests, listDigests } from "../db/inbox/digests.ts";
import { listUnread } from "../db/inbox/items.ts";
import { readerOf } from "../db/inbox/reader.ts";
import { dayOf, isWorked } from "../db/mornings.ts";
import { queueMail } from "../db/outbox.ts";
import { permissionsOf } from "../db/users.ts";
import { digestMail } from "../mail/digest.ts";
import { type Due, planMorning } from "./mornings.ts";

/** The digests of an installation. Its alarm wakes for them only where somebody has one sent. */
export function digestsOf(database: Database, due: Due, isClosed: (host: string) => boolean) {
  const plan = (now: number): Promise<void> =>
    planMorning(database, due, { chore: "digest", isWanted: hasDigests, now });
  return {
    plan,
    /** Queues those of a morning, and plans the next. That day may have become one off since it was planned. */
    run: async (now: number, morning: number): Promise<void> => {
      await plan(now);
      if (isWorked(database, dayOf(morning))) queueDigests(database, isClosed);
    },
  };
}

/** Queues a mail for everybody who has it sent, from a host that is open, and has not read all that waits. */
function queueDigests(database: Database, isClosed: (host: string) => boolean): void {
  const modules = enabledModules(database);
  for (const { user, sender } of listDigests(database)) {
    if (isClosed(new URL(sender.origin).hostname)) continue;
    const permissions = permissionsOf(user);
    const role = userRole({ role_id: user.role_id, permissions });
    const reader = readerOf({ id: user.id, role, modules, permissions });
    try {
      const unread = listUnread(database, reader);
      if (unread.length > 0) queueMail(database, digestMail(database, user, unread, sender));
    } catch (error) {
      // The others get theirs.
      logFault("digest", error);
    }
  }
}
