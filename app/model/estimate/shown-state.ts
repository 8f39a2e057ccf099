import type { SentState } from "./sent-state.ts";

/** What is known of an estimate's way to its client. */
export interface Sent {
  sent_state?: SentState | null | undefined;
  is_other_than_accepted?: boolean | undefined;
}

/** What is said of how it stands with its client; null of what was not sent. Apart from its schemas: pages show it. */
export const shownState = ({
  sent_state,
  is_other_than_accepted,
}: Sent): SentState | "accepted_changed" | null =>
  sent_state === "accepted" && is_other_than_accepted ? "accepted_changed" : (sent_state ?? null);
