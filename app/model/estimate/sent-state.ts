import { z } from "zod";
import { lenient } from "../answer/answer.ts";

/** How an estimate that was mailed stands with its client: what became of the mail that was sent last. */
const sentStates = ["sent", "opened", "accepted", "declined", "expired"] as const;
export type SentState = (typeof sentStates)[number];

/** Null of what was not sent, and where a backend does not say. */
export const sentState = lenient(z.enum(sentStates).nullable(), null).optional();

/** Whether it was accepted and is not approved, and says by now what nobody has accepted; false where a backend does not say. */
export const isOtherThanAccepted = lenient(z.boolean(), false).optional();

/** What is known of an estimate's way to its client. */
export interface Sent {
  sent_state?: SentState | null | undefined;
  is_other_than_accepted?: boolean | undefined;
}

/** What is said of how it stands with its client; null of what was not sent. */
export const shownState = ({
  sent_state,
  is_other_than_accepted,
}: Sent): SentState | "accepted_changed" | null =>
  sent_state === "accepted" && is_other_than_accepted ? "accepted_changed" : (sent_state ?? null);
