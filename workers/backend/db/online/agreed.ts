import type { Database } from "../database.ts";
import { listAnswers } from "./answers.ts";
import { findSnapshotBy, readFrozenEstimate } from "./snapshots.ts";

/** Percent of an estimate that its client has agreed to pay in advance, as it was sent; "0.00" where none was accepted. */
export function agreedAdvance(database: Database, estimateId: number): string {
  const answers = listAnswers(database, { document: "estimate", document_id: estimateId });
  const accepted = answers.findLast(({ kind }) => kind === "accepted");
  const snapshot = accepted && findSnapshotBy(database, accepted.content_sha256);
  return snapshot ? readFrozenEstimate(snapshot).advance_percentage : "0.00";
}
