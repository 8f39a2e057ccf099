import type { Language } from "#model/text/language.ts";

/** What front and installation say to each other. */

/** The first administrator of an installation. */
export type Founder = { name: string; email: string; language: Language };

/**
 * `wait` seconds until the next attempt (0: go on); `hash` to compare the password with, null where there is nobody;
 * `user` whose account it is, for the log.
 */
export type LoginAttempt = { wait: number; hash: string | null; user: number | null };

/** What the front speaks in, and the texts that the installation words in its own way. */
export type Wording = { language: Language; own: Record<string, string> };

/** Whether a link sets a password, and whose: `about` is what such a password must not be made of. */
export type LinkCheck = { wait: number; valid: boolean; about: string[] };

/** Who may enter the live room, and where that is. */
export type Admission = {
  room: string;
  jurisdiction: string | undefined;
  sessionId: number;
  user: { id: number; name: string };
  /** When this was true, in milliseconds since 1970. */
  at: number;
  /** Whether the calendar module is on. */
  hasCalendar: boolean;
  /** The version of the configuration in force. */
  configVersion: number;
};

/** Who tries to sign in: the client's address, and the browser's number where the person has signed in there before. */
export type Visitor = { address: string; browser: string | null };

/**
 * Guesses a minute: the sixth is refused (quality.md §2), and a minute becomes up to an hour for who goes on. An office
 * behind one address gets more. `renewal` are mails for one person, no matter who asks.
 */
export const limits = {
  account: { growing: 5 },
  address: { growing: 30 },
  renewal: { hourly: 5, daily: 12 },
  /** Mails that tell a person of failures. */
  told: { daily: 1 },
};

/** Failures within a day of which the person is told. */
export const toldAfter = 10;

/** Hours that a link to set a password holds. */
export const linkHours = { renewal: 2, founding: 72 };

/** In whose name a mail goes out: the title and the address of the agency, both from the tenant registry. */
export type Sender = { origin: string; title: string };
