import { z } from "zod";
import { lenient } from "../answer/answer.ts";

/** How an estimate that was mailed stands with its client: what became of the mail that was sent last. */
const sentStates = ["sent", "opened", "accepted", "declined", "expired"] as const;
export type SentState = (typeof sentStates)[number];

/** Null of what was not sent, and where a backend does not say. */
export const sentState = lenient(z.enum(sentStates).nullable(), null).optional();

/** Whether it was accepted and is not approved, and says by now what nobody has accepted; false where a backend does not say. */
export const isOtherThanAccepted = lenient(z.boolean(), false).optional();
