import { logFault } from "#protocol/log.ts";
import type { Database } from "../db/database.ts";
import * as outbox from "../db/outbox.ts";
import { oneAtATime } from "./one-at-a-time.ts";
import { settle } from "./settled-mail.ts";

/** Where mails go. */
export interface MailWays {
  /** Calls `begin` right before the post is asked; a MailRefused says that the post does not take the mail. */
  deliver: (mail: outbox.QueuedMail, begin: () => void) => Promise<void>;
  /** Asks to be called again later, even if everything here is forgotten until then. */
  remind: () => Promise<void>;
}

/** Mails to the post, and news of how it ended with them. */
export function mailRounds(
  database: Database,
  { deliver, remind }: MailWays,
  tellInbox: () => Promise<void>,
) {
  /** After a failure mails wait for the reminder: every write asks for a round, and would use up the attempts at once. */
  let areResting = false;

  return {
    wake: () => {
      areResting = false;
    },
    send: oneAtATime(async () => {
      const waiting = areResting ? [] : outbox.waitingMails(database);
      if (waiting.length > 0) await remind();
      for (const mail of waiting) {
        const outcome = await handedOver(database, mail, deliver);
        if (outcome !== "refused") settle(database, mail, outcome);
        else {
          if (outbox.countAttempt(database, mail)) settle(database, mail, "failed");
          areResting = true;
        }
      }
      // How it ended is an event like those before the round.
      if (waiting.length > 0) await tellInbox();
    }),
  };
}

/**
 * What the post says to a mail. Of one with a document it is not known where the process, or the answer, ended after the post
 * was asked.
 */
async function handedOver(database: Database, mail: outbox.QueuedMail, deliver: MailWays["deliver"]) {
  const isDocument = mail.document_mail_id !== null;
  if (mail.begun_at !== null) {
    logFault("mail", new Error(`The process ended while document mail ${mail.document_mail_id} was sent`));
    return "unknown";
  }
  let isBegun = false;
  const begin = () => {
    isBegun = true;
    if (isDocument) outbox.beginMail(database, mail.id);
  };
  try {
    await deliver(mail, begin);
    return "sent";
  } catch (error) {
    logFault("mail", error);
    return isDocument && isBegun && !(error instanceof outbox.MailRefused) ? "unknown" : "refused";
  }
}
