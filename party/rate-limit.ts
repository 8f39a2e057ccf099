import type { WSMessage } from "partyserver";

/** Bytes of a screen's message. More than a presence needs. */
const longest = 1_024;

/** Whether a message is longer than anything that a screen has to say; letters count as they are sent. */
export function isTooLong(message: WSMessage): boolean {
  if (typeof message !== "string") return message.byteLength > longest;
  // Only what may be short is counted letter by letter.
  return message.length > longest || new TextEncoder().encode(message).length > longest;
}

/** Messages a second that a screen may send; it sends ten while somebody drags. */
const most = 30;
const second = 1_000;

/** Counts what each connection sends. What is beyond the limit is to be dropped; a rest of the room forgives it. */
export class RateLimit {
  private readonly seconds = new Map<string, { since: number; count: number }>();

  /** Counts one message of a connection; whether it is one too many. */
  isTooMuch(connection: string, now: number): boolean {
    const known = this.seconds.get(connection);
    if (!known || now - known.since >= second) {
      this.seconds.set(connection, { since: now, count: 1 });
      return false;
    }
    known.count += 1;
    return known.count > most;
  }

  forget(connection: string): void {
    this.seconds.delete(connection);
  }
}
