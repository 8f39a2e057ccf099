import type { Connection } from "partyserver";
import type { Presence } from "./messages.ts";

/** What a connection keeps through the room's rest. */
export interface Seat {
  /** Who has the calendar open; null for any other screen, of which nobody is told. */
  user: { id: number; name: string } | null;
  /** Null until the screen has told where it is. */
  said: Presence | null;
  /** When the door let it in, in milliseconds since 1970 by the installation's clock. */
  since: number;
}

/** Sockets that one person may have: windows of several browsers, and not as many as a program can open. */
const most = 20;

/** Of one person's connections the oldest, which are too many: a broken one is more likely among them than among new ones. */
export const beyondLimit = (own: Iterable<Connection<Seat>>): Connection<Seat>[] =>
  [...own].sort((one, other) => sinceOf(other) - sinceOf(one)).slice(most);

const sinceOf = ({ state }: Connection<Seat>) => state?.since ?? 0;
