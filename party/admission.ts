import { z } from "zod";

/** What the backend says with an upgrade that it lets in: whose session it is, and what the screen has by now. */
const admission = z.object({
  sessionId: z.number(),
  /** Whether it is an open calendar; any other screen hears of the configuration alone. */
  calendar: z.boolean(),
  /** The last event that a calendar has. */
  seq: z.number().nullable(),
  /** Versions of the configuration: the one in force, and the one that the screen wears; null where it does not say. */
  config: z.object({ current: z.number(), shownVersion: z.number().nullable() }),
  user: z.object({ id: z.number(), name: z.string() }),
  /** The host that the screen is at; an installation may have several. */
  address: z.string().default(""),
  /** When it was decided, in milliseconds since 1970. */
  at: z.number(),
});

export const admissionHeader = "x-room-admission";

/** A header carries ASCII only, and names do not. */
export const admissionText = (decided: z.input<typeof admission>): string =>
  encodeURIComponent(JSON.stringify(decided));

/** Throws for a request that did not come through the backend's door. */
export const admissionOf = (request: Request) =>
  admission.parse(JSON.parse(decodeURIComponent(request.headers.get(admissionHeader) ?? "null")));

/**
 * What a screen says of itself in its address: whether it is a calendar (/parties/screen/… is any other one), the last
 * event that it has, and the version of the configuration that it wears.
 */
export function saidBy(request: Request): {
  calendar: boolean;
  seq: number | null;
  shownVersion: number | null;
} {
  const { pathname, searchParams } = new URL(request.url);
  return {
    calendar: !pathname.startsWith("/parties/screen/"),
    seq: numberIn(searchParams.get("seq")),
    shownVersion: numberIn(searchParams.get("config")),
  };
}

/** A number that the screen says: null where it does not say, -1 for what is none. */
function numberIn(text: string | null): number | null {
  if (text === null) return null;
  return /^\d{1,15}$/.test(text) ? Number(text) : -1;
}
