import type { Context } from "hono";
import { linkHours } from "../contract.ts";
import type { Database } from "../db/database.ts";
import { queueMail } from "../db/outbox.ts";
import { openPasswordLink } from "../db/sessions.ts";
import { findUser } from "../db/users.ts";
import { invitationMail } from "../mail/mail.ts";
import { senderOf } from "../mail/sender.ts";
import type { Call } from "../operations/call.ts";

/**
 * Mails a person the link that sets a password, in the open transaction and in the name of the agency's address, which
 * the edge knows. Nobody who may not sign in is written to.
 */
export function invite(c: Context<Call>, database: Database, userId: number): void {
  const person = findUser(database, userId);
  if (!person?.is_active) return;
  const token = openPasswordLink(database, userId, linkHours.founding);
  queueMail(database, invitationMail(database, person, token, senderOf(c)));
}

/** Whether somebody has never set a password: only an invitation lets them in. */
export const isWaiting = (database: Database, userId: number): boolean =>
  findUser(database, userId)?.password_hash === null;
