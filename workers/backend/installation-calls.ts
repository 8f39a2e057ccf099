import type { ReturnedMail } from "#model/mail/returned.ts";
import type { AcceptanceAt, Accepted } from "#model/online/acceptance-record.ts";
import type { Language } from "#model/text/language.ts";
import type { LiveEvent } from "#party/messages.ts";
import type { Rows } from "./backups/manifest.ts";
import type { Admission, Founder, LinkCheck, LoginAttempt, Sender, Visitor, Wording } from "./contract.ts";
import type { KeptFile, WantedFile } from "./db/online/kept-file.ts";
import type { Actor } from "./operations/actor.ts";
import type { WholeList, WholeListQuestion } from "./operations/whole-list.ts";

/**
 * What the front and the room ask of an installation beside its API. It stands apart from the object itself, so that
 * anyone who calls it needs to know nothing of what it is made of.
 */
export interface InstallationCalls extends Rpc.DurableObjectBranded {
  /** What the front speaks with: the caller's own language, else the one asked for, and the installation's own words in it. */
  wording(token: string | null, asked: Language): Wording;
  /** A list in one reading, in the name of who asks: nothing is written between two of its pages. */
  wholeList(question: WholeListQuestion): Promise<WholeList>;
  /** Who calls with a token, for what the front does before it asks the installation. */
  identify(token: string): Actor | null;
  /** Who is behind a token, for the room's door, and what is in force here; null for strangers. */
  admit(token: string): Admission | null;
  /** The live events after `seq`, for the room; null when the log does not reach back to it. */
  missedSince(seq: number): LiveEvent[] | null;

  beginLogin(email: string, visitor: Visitor, sender: Sender): LoginAttempt;
  /** The token of a new session; null where the password was changed meanwhile. */
  completeLogin(
    email: string,
    visitor: Visitor,
    hashes: { compared: string; renewed: string | null },
  ): string | null;
  /** The current password of who is signed in, before it is changed. */
  beginProof(userId: number): LoginAttempt;
  completeProof(userId: number): void;
  /** What a person's password must not be made of. */
  aboutPerson(userId: number): string[];
  /** Seconds until the next mail may be asked for; 0 where this one is on its way. */
  requestRenewal(email: string, address: string, sender: Sender): number;
  checkRenewal(token: string, address: string): LinkCheck;
  /** The token of a session that a first password opens; null where the link is worth nothing. */
  completeRenewal(token: string, passwordHash: string): { opened: string | null } | null;

  /**
   * The file of a document that a client's token opens: the PDF, or what it shows by its name; null of anything else. `wait`
   * seconds for who tries many tokens from one address.
   */
  keptFile(token: string, wanted: WantedFile, address: string): { wait: number; kept: KeptFile | null };

  /** The acceptance of what a link shows; null where there is none. `wait` is as above, for who names a token. */
  acceptance(at: AcceptanceAt, address: string): { wait: number; accepted: Accepted | null };

  /** Notes what the post says of a mail with a document that it took before. */
  noteReturned(mail: number, returned: ReturnedMail): void;

  /** Notes that a host is suspended or removed, or that it is open again. */
  noteHost(host: string, isOpen: boolean): void;

  /** Whether anybody works here. */
  hasPeople(): boolean;
  /** A link's token with which the first administrator sets a password; null where somebody is there already. */
  found(founder: Founder): string | null;

  /** Everything that an archive keeps of the rows, as it is now. Files that rows refer to stay until it is read. */
  snapshot(): { rows: Rows; content: ReadableStream<Uint8Array> };
  /** Whether nobody has worked here yet. */
  isEmpty(): boolean;
  /** Whether the rows of an archive could be restored here: null, or why not in words. */
  rehearse(rows: Rows, content: ReadableStream<Uint8Array>): Promise<string | null>;
  /** Puts the rows of an archive into this empty installation: null, or why not in words. */
  restore(installation: string, rows: Rows, content: ReadableStream<Uint8Array>): Promise<string | null>;
  /** Forgets everything, and leaves an installation as it is before its first administrator. */
  erase(): Promise<void>;
}
