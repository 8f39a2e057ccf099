import type { LiveEvent } from "#party/messages.ts";
import { logFault } from "#protocol/log.ts";
import { newestAudit } from "../db/audit.ts";
import { configVersion } from "../db/config.ts";
import type { Database } from "../db/database.ts";
import { droppedFiles, forgetDropped } from "../db/file-removals.ts";
import { listConcerned } from "../db/inbox/concerned.ts";
import * as outbox from "../db/outbox.ts";
import { type MailWays, mailRounds } from "./mail-rounds.ts";
import { oneAtATime } from "./one-at-a-time.ts";

/** Where an outbox goes. All throw when they could not take what they were given. */
interface Ways extends MailWays {
  publish: (events: LiveEvent[]) => Promise<void>;
  reconfigure: (version: number) => Promise<void>;
  /** Tells people that something else may wait for them. */
  tellInbox: (users: number[]) => Promise<void>;
  remove: (files: string[]) => Promise<void>;
}

/**
 * Works through an outbox after each commit: live events and news of the configuration to the room, mails to the post, files that nothing refers to
 * out of the store. Of each kind one round runs at a time, as two at once would send a mail twice and events out of
 * order; what is committed meanwhile goes together with the next round. The last events go out once more after a restart, and
 * screens know them by their numbers. A mail with a link is sent twice if the process dies between the post's word and ours;
 * one with a document is not sent again then: its document says that nobody knows (docs/decisions/070).
 */
export function dispatcherOf(database: Database, ways: Ways) {
  const events = eventRounds(database, ways);
  const settings = configRounds(database, ways);
  const inbox = inboxRounds(database, ways);
  const mails = mailRounds(database, ways, inbox);
  const files = fileRounds(database, ways);
  const dispatch = async () => {
    await Promise.all([events(), settings(), inbox(), mails.send(), files.remove()]);
  };
  return {
    dispatch,
    holdFiles: files.hold,
    /** What the reminder calls. */
    again: () => {
      mails.wake();
      return dispatch();
    },
  };
}

/** Live events to the room. */
function eventRounds(database: Database, { publish, remind }: Ways) {
  /** What the room took last. It is noted in the next write's commit, not in one of its own while screens are waiting. */
  let taken: LiveEvent[] = [];

  return oneAtATime(async () => {
    if (taken.length > 0) outbox.markSent(database, taken);
    taken = [];
    const unsent = outbox.unsentEvents(database);
    if (unsent.length === 0) return;
    try {
      await publish(unsent);
      taken = unsent;
    } catch (error) {
      logFault("room", error);
      await remind();
    }
  });
}

/** News of the configuration to the room. */
function configRounds(database: Database, { reconfigure, remind }: Ways) {
  /** The version of the configuration that the room has. After a restart it is told once more, if there is any. */
  let told = 0;

  return oneAtATime(async () => {
    const version = configVersion(database);
    if (version === told) return;
    try {
      await reconfigure(version);
      told = version;
    } catch (error) {
      logFault("room", error);
      await remind();
    }
  });
}

/** Events that are told of once more after a restart, when it is not known how many were. */
const toldAgain = 20;

/** News of what waits for people. One that is not heard is seen with the next page: it is not tried again. */
function inboxRounds(database: Database, { tellInbox }: Ways) {
  let told: number | undefined;

  return oneAtATime(async () => {
    const newest = newestAudit(database);
    const users = listConcerned(database, told ?? newest - toldAgain);
    told = newest;
    try {
      if (users.length > 0) await tellInbox(users);
    } catch (error) {
      logFault("room", error);
    }
  });
}

/** Files that nothing refers to, out of the store. */
function fileRounds(database: Database, { remove, remind }: Ways) {
  /** Milliseconds since 1970 until which files stay: somebody copies them beside rows that still refer to them. */
  let heldUntil = 0;

  return {
    hold: (until: number) => {
      heldUntil = until;
    },
    remove: oneAtATime(async () => {
      const dropped = droppedFiles(database);
      if (dropped.length === 0) return;
      if (Date.now() < heldUntil) return remind();
      try {
        await remove(dropped);
        forgetDropped(database, dropped);
      } catch (error) {
        logFault("files", error);
        await remind();
      }
    }),
  };
}
