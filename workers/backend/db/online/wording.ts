import { chosenOf, decisionsOf } from "#model/estimate/client-choice.ts";
import type { FrozenDocument } from "#model/online/frozen-document.ts";
import type { Database } from "../database.ts";
import { listAnswers } from "./answers.ts";
import { findSnapshot, readFrozenEstimate, sha256, type Wording, wordingHash } from "./snapshots.ts";

/**
 * SHA-256 of the wording that an estimate is sent in. One that was accepted in another choice than it has by now is offered
 * anew with this one: the acceptance is of that choice, and this one is not accepted yet.
 */
export function wordingToSend(database: Database, wording: Wording): string {
  const hash = wordingHash(wording);
  const { estimate } = wording;
  if (decisionsOf(estimate).length === 0) return hash;
  const accepted = listAnswers(database, { document: "estimate", document_id: estimate.id }).findLast(
    ({ kind, snapshot_id }) => {
      const snapshot = kind === "accepted" ? findSnapshot(database, snapshot_id) : undefined;
      return snapshot !== undefined && wordingHash(readFrozenEstimate(snapshot)) === hash;
    },
  );
  if (!accepted) return hash;
  const chosen = chosenOf(estimate).toSorted();
  const isSame = `${accepted.chosen?.toSorted() ?? []}` === `${chosen}`;
  return isSame ? accepted.wording_sha256 : sha256(JSON.stringify([hash, chosen]));
}

/** The same of any document. What was issued is never changed: whenever it is sent, it is in one wording. */
export const wordingOf = (database: Database, frozen: FrozenDocument): string =>
  frozen.document === "estimate" ? wordingToSend(database, frozen) : sha256(JSON.stringify(frozen.invoice));
