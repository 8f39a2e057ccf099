import type { IntentRequest } from "./intent-request.ts";

/** The keys of acts that have had no answer, by their buttons' values; with what was sent. */
export type HeldKeys = Map<string, { key: string; sent: string }>;

/**
 * The key that makes an act one write, which is held until it is answered: pressed again after a lost answer, the same act
 * goes with the same one. With something else typed by then it is another act: that the first one was done is seen in the
 * estimate, which was read again.
 */
export function keyFor(intent: string, request: IntentRequest, held: HeldKeys): string {
  const sent = JSON.stringify(request);
  const before = held.get(intent);
  if (before?.sent === sent) return before.key;
  const key = crypto.randomUUID();
  held.set(intent, { key, sent });
  return key;
}
