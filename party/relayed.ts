import { z } from "zod";
import { relayedEvent } from "./messages.ts";

/**
 * The room of an installation whose backend is the agency's own (design §5). No log of ours stands behind it: the edge
 * tells it what it saw pass, and the backend what it did by itself.
 */
const prefix = "own-backend:";
export const relayedRoom = (installation: string): string => `${prefix}${installation}`;
export const isRelayed = (room: string): boolean => room.startsWith(prefix);

const origin = z.string().nullable().default(null);

/** What the edge tells such a room. Everything is optional: most news are of one kind. */
export const news = z
  .object({
    events: z.array(z.intersection(relayedEvent, z.object({ origin }))),
    /** When the configuration was changed, in milliseconds since 1970: its version. */
    configured: z.number().int(),
    /** Sessions that ended. */
    ended: z.array(z.number().int()),
    /** People whose rights may be others now: their screens have to come through the door again. */
    changed_users: z.array(z.number().int()),
    /** Hosts that nobody is served at any more, and such as are served again. */
    closed: z.array(z.string()),
    opened: z.array(z.string()),
    /** What a signed message is known by, so that it is heard once. */
    signature: z.string(),
  })
  .partial();
export type News = z.input<typeof news>;
