import { roleIds } from "#model/user/role.ts";
import type { Sender } from "../contract.ts";
import {
  type Founder,
  type LinkCheck,
  type LoginAttempt,
  limits,
  linkHours,
  toldAfter,
  type Visitor,
} from "../contract.ts";
import { attempt, countOf, forgive, giveBack } from "../db/attempts.ts";
import { record } from "../db/audit.ts";
import { type Database, transaction } from "../db/database.ts";
import { queueMail } from "../db/outbox.ts";
import * as sessions from "../db/sessions.ts";
import {
  findUser,
  findUserByEmail,
  hasAdministrator,
  hasOthers,
  insertUser,
  setPasswordHash,
  type UserRow,
} from "../db/users.ts";
import { failuresMail, renewalMail } from "../mail/mail.ts";
import { networkOf } from "../operations/network.ts";

/** Signing in and setting passwords, where the rows are. Hashing is the front's (design §3.7). */

/** Creates the first administrator and returns the token of the link that sets the password; null where anybody else is. */
export const found = (database: Database, founder: Founder): string | null =>
  transaction(database, () => {
    if (hasAdministrator(database) || hasOthers(database, founder.email)) return null;
    const admin =
      findUserByEmail(database, founder.email) ??
      insertUser(database, { ...founder, role_id: roleIds.admin });
    record(database, { operation: "found", entity: "user", entity_id: admin.id, after: founder });
    return sessions.openPasswordLink(database, admin.id, linkHours.founding);
  });

/** What strangers' guesses at a person are counted by. */
const strangersAt = (email: string) => `login:${email}`;
const visitorsFrom = (address: string) => `address:${networkOf(address)}`;

/** What a sign-in is counted by: a browser that the person has used before apart from strangers (domain H27). */
const guessesAt = (email: string, { browser }: Visitor) =>
  browser === null ? strangersAt(email) : `browser:${browser} ${email}`;

/** Counts a sign-in before its password is looked at, and gives the hash to compare with (null: nobody to sign in). */
export function beginLogin(
  database: Database,
  email: string,
  visitor: Visitor,
  sender: Sender,
): LoginAttempt {
  const guesses = guessesAt(email, visitor);
  const wait = attempt(database, {
    [guesses]: limits.account,
    ...(visitor.browser === null && { [visitorsFrom(visitor.address)]: limits.address }),
  });
  const user = findUserByEmail(database, email);
  // This attempt may be the right one: those before it were not.
  const failures = countOf(database, guesses) - (wait === 0 ? 1 : 0);
  if (user?.is_active && user.password_hash && failures >= toldAfter)
    mailFailures(database, user, failures, sender);
  return { wait, hash: wait === 0 && user?.is_active ? user.password_hash : null, user: user?.id ?? null };
}

/** Tells a person once a day that somebody guesses at the password. */
function mailFailures(database: Database, user: UserRow, count: number, sender: Sender): void {
  transaction(database, () => {
    if (attempt(database, { [`told:${user.id}`]: limits.told }) > 0) return;
    queueMail(database, failuresMail(database, user, count, sender));
    record(database, { operation: "login.failures", entity: "user", entity_id: user.id });
  });
}

/** Opens a session if the hash that was compared is still the person's; renews an outdated one. Returns the token. */
export const completeLogin = (
  database: Database,
  email: string,
  visitor: Visitor,
  { compared, renewed }: { compared: string; renewed: string | null },
): string | null =>
  transaction(database, () => {
    const user = findUserByEmail(database, email);
    if (!user?.is_active || user.password_hash !== compared) return null;
    forgive(database, guessesAt(email, visitor));
    if (visitor.browser === null) giveBack(database, visitorsFrom(visitor.address));
    if (renewed) setPasswordHash(database, user.id, renewed);
    record(database, { actor_id: user.id, operation: "login", entity: "user", entity_id: user.id });
    return sessions.openSession(database, user.id);
  });

/** Counts a person's try at the own password before it is looked at, and gives the hash to compare with. */
export function beginProof(database: Database, userId: number): LoginAttempt {
  const wait = attempt(database, { [`proof:${userId}`]: limits.account });
  const hash = wait > 0 ? null : (findUser(database, userId)?.password_hash ?? null);
  return { wait, hash, user: userId };
}

/** What everybody knows of a person, of which no password is to be made. */
export function aboutPerson(database: Database, userId: number): string[] {
  const user = findUser(database, userId);
  return user ? namesOf(user) : [];
}

const namesOf = ({ name, email }: UserRow): string[] => [name, email];

/** The password was right: tries before it do not count any more. */
export const completeProof = (database: Database, userId: number) => forgive(database, `proof:${userId}`);

/** Queues a renewal mail if the address is somebody's. Returns the seconds to wait when asked too often. */
export function requestRenewal(database: Database, email: string, address: string, sender: Sender): number {
  const wait = attempt(database, {
    [`renewal:${email}`]: limits.renewal,
    [visitorsFrom(address)]: limits.address,
  });
  if (wait > 0) return wait;
  transaction(database, () => {
    const user = findUserByEmail(database, email);
    if (!user?.is_active) return;
    const token = sessions.openPasswordLink(database, user.id, linkHours.renewal);
    queueMail(database, renewalMail(database, user, token, sender));
    record(database, { operation: "renewal.request", entity: "user", entity_id: user.id });
  });
  return 0;
}

/** Whether a link still sets a password. Counted: tokens can be guessed as well. */
export function checkRenewal(database: Database, token: string, address: string): LinkCheck {
  const links = `link:${networkOf(address)}`;
  const wait = attempt(database, { [links]: limits.address });
  const user = wait > 0 ? null : sessions.findPasswordLink(database, token);
  if (user) giveBack(database, links);
  return { wait, valid: user !== null, about: user ? namesOf(user) : [] };
}

/**
 * Sets the password behind a link, once. Returns the person's sessions, which end, and of a first password the token of a
 * new one; null when the link is used up or expired.
 */
export const completeRenewal = (
  database: Database,
  token: string,
  passwordHash: string,
): { ended: number[]; opened: string | null } | null =>
  transaction(database, () => {
    const user = sessions.findPasswordLink(database, token);
    if (!user) return null;
    setPasswordHash(database, user.id, passwordHash);
    sessions.closePasswordLinks(database, user.id);
    forgive(database, strangersAt(user.email));
    const { id } = user;
    record(database, { actor_id: id, operation: "renewal.complete", entity: "user", entity_id: id });
    const ended = sessions.closeSessionsOf(database, id);
    // Who renews a password may have been somebody else until now: only a first one signs in.
    return { ended, opened: user.password_hash === null ? sessions.openSession(database, id) : null };
  });
