import type { ReturnedMail } from "#model/mail/returned.ts";
import { record } from "../db/audit.ts";
import { type Database, transaction } from "../db/database.ts";
import { findReturned, mailedDocument, saveReturned } from "../db/ended-mails.ts";
import { wholeOf } from "./settled-mail.ts";

/**
 * Notes what the post says of a mail later, once for each recipient and kind: the post may say it again. What it says of an
 * address that the mail did not go to is nothing of ours.
 */
export function noteReturned(database: Database, id: number, returned: ReturnedMail): void {
  transaction(database, () => {
    const mail = findReturned(database, id);
    const document = mailedDocument(database, id);
    if (!mail || !document) return;
    const { to, kind } = returned;
    const recipients = [...mail.to, ...mail.cc, mail.copy_to];
    if (!recipients.some((address) => address.toLowerCase() === to)) return;
    if (mail.returned.some((before) => before.to === to && before.kind === kind)) return;
    const isLost = kind === "undelivered";
    saveReturned(database, id, {
      returned: [...mail.returned, returned],
      returned_at: isLost ? returned.at : mail.returned_at,
    });
    record(database, {
      operation: "mail",
      entity: isLost ? "mail_return" : "mail_complaint",
      entity_id: id,
      after: { name: document.number, to },
      partOf: wholeOf(document),
    });
  });
}
