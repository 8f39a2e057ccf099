import type { Language } from "../../../app/model/language";

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

/** Guesses a minute: the sixth is refused (quality.md §2). An office behind one address gets more. */
export const limits = { account: 5, address: 30 };

/** Hours that a link to set a password holds. */
export const linkHours = { renewal: 2, founding: 72 };
