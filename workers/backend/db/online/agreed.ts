import type { Database } from "../database.ts";
import { findEstimate } from "../estimates/content.ts";
import type { AnswerRow } from "./answers.ts";
import { type Accepted, acceptedOf, isOf } from "./compared-acceptances.ts";
import { readFrozenEstimate } from "./snapshots.ts";

/** The newest acceptance of what an estimate says by now, with its choice; undefined where nobody has accepted that. */
export function agreementOf(database: Database, estimateId: number): Accepted | undefined {
  const accepted = acceptedOf(database, estimateId);
  // Most were never accepted: these are not read for it.
  const now = accepted.length > 0 ? findEstimate(database, estimateId) : undefined;
  return now && accepted.findLast((one) => isOf(now, one));
}

/** Whether clients have accepted an estimate, and none of them what it says by now. */
export const isOtherThanAccepted = (database: Database, estimateId: number): boolean =>
  acceptedOf(database, estimateId).length > 0 && !agreementOf(database, estimateId);

/** Whether an estimate was accepted by its client, in any version. */
export const wasAccepted = (database: Database, estimateId: number): boolean =>
  acceptedOf(database, estimateId).length > 0;

/**
 * Percent of an estimate that its client has agreed to pay in advance, as what it says by now was sent; "0.00" where nobody has
 * accepted that: the share is of a sum that the client has seen.
 */
export function agreedAdvance(database: Database, estimateId: number): string {
  const agreed = agreementOf(database, estimateId);
  return agreed ? readFrozenEstimate(agreed.snapshot).advance_percentage : "0.00";
}

/** Of an acceptance that an estimate stands approved by: the newest that it came to say before that; undefined of others. */
export const approvedBy = (
  database: Database,
  { id, approved_at }: { id: number; approved_at: string | null },
): AnswerRow | undefined =>
  acceptedOf(database, id)
    .map(({ answer }) => answer)
    .findLast(({ at, is_taken_over }) => is_taken_over && approved_at !== null && at <= approved_at);
