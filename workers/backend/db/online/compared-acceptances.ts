import { chosenOf } from "#model/estimate/client-choice.ts";
import type { Estimate } from "#model/estimate/estimate.ts";
import { clientsView } from "#model/online/frozen.ts";
import type { Database } from "../database.ts";
import { listAnswers } from "./answers.ts";
import { findSnapshot, offered, readFrozenEstimate } from "./snapshots.ts";

/** What is ordered by an estimate, with any choice, as text. What client and agency are called by now makes no difference to it. */
const ordered = (estimate: Estimate): string =>
  JSON.stringify({ ...offered(estimate), company: null, project: null });

/** The acceptances of an estimate with what each is of, the first one first. */
export const acceptedOf = (database: Database, document_id: number) =>
  listAnswers(database, { document: "estimate", document_id }).flatMap((answer) => {
    const snapshot = answer.kind === "accepted" ? findSnapshot(database, answer.snapshot_id) : undefined;
    return snapshot ? [{ answer, snapshot }] : [];
  });
export type Accepted = ReturnType<typeof acceptedOf>[number];

/** Whether an acceptance is of what an estimate says by now, with its choice. */
export const isOf = (now: Estimate, { answer, snapshot }: Accepted): boolean =>
  ordered(clientsView(now)) === ordered(readFrozenEstimate(snapshot).estimate) &&
  `${answer.chosen?.toSorted() ?? []}` === `${chosenOf(now).toSorted()}`;

/** Whether clients have accepted an estimate, and none of them what it says by now. */
export function saysOther(database: Database, now: Estimate): boolean {
  const accepted = acceptedOf(database, now.id);
  return accepted.length > 0 && !accepted.some((one) => isOf(now, one));
}
