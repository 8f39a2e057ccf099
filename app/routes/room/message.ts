import { z } from "zod";
import { type RoomMessage, roomMessage } from "#party/messages.ts";

const anyEvent = z.object({ event: z.string() });

/**
 * What a frame of the room says; null for what is none of its words. Events that this page cannot read, as of a newer
 * version, are a reset: to skip them would leave the sheet wrong.
 */
export function messageIn(data: unknown): RoomMessage | null {
  const value = typeof data === "string" ? parsed(data) : null;
  const message = roomMessage.safeParse(value);
  if (message.success) return message.data;
  return anyEvent.safeParse(value).data?.event === "CalendarUpdated" ? { event: "reset" } : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
