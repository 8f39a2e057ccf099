import { z } from "zod";
import { parsedJson } from "#model/text/parsed-json.ts";
import { type RoomMessage, roomMessage } from "#party/messages.ts";

const anyEvent = z.object({ event: z.string() });

/**
 * What a frame of the room says; null for what is none of its words. Events that this page cannot read, as of a newer
 * version, are a reset: to skip them would leave the sheet wrong.
 */
export function messageIn(data: unknown): RoomMessage | null {
  const value = typeof data === "string" ? parsedJson(data) : null;
  const message = roomMessage.safeParse(value);
  if (message.success) return message.data;
  return anyEvent.safeParse(value).data?.event === "CalendarUpdated" ? { event: "reset" } : null;
}
