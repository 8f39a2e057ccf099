import type { AcceptanceAt, Accepted } from "#model/online/acceptance-record.ts";
import { chainedEvent } from "../chained-event.ts";
import type { Database } from "../database.ts";
import { type AnswerRow, answerTo, findAnswer } from "./answers.ts";
import { findByToken, findLink, findSnapshotOf } from "./links.ts";
import { isGivenAt } from "./signed-files.ts";
import { findSnapshot } from "./snapshots.ts";

/**
 * The acceptance of what a link shows, or one by itself; null where there is none. Inside, also one by another reader of the same
 * wording: of that a reader is only told, as what proves it names the other's addresses.
 */
export function findAccepted(database: Database, at: AcceptanceAt): Accepted | null {
  const answer = answerAt(database, at);
  if (answer?.kind !== "accepted") return null;
  const { id, at: time, record, record_sha256, signature, snapshot_id } = answer;
  const snapshot = findSnapshot(database, snapshot_id);
  if (!snapshot) throw new Error(`The snapshot ${snapshot_id} of an answer is gone`);
  const { content, pdf_key, pdf_name } = snapshot;
  const pdf = { key: pdf_key, name: pdf_name };
  const event = chainedEvent(database, "acceptance", id);
  return { id, at: time, record, record_sha256, signature, content, pdf, event };
}

function answerAt(database: Database, at: AcceptanceAt): AnswerRow | undefined {
  // What somebody of the agency has noted is asked for by itself (decision 075), or by who sent the signed document.
  const noted = (answer: AnswerRow | undefined) => (answer?.link_id === null ? answer : undefined);
  if ("acceptance" in at) return noted(findAnswer(database, at.acceptance));
  const link = "token" in at ? findByToken(database, at.token)?.link : findLink(database, at.link);
  const answer = link && answerTo(database, link, findSnapshotOf(database, link).wording_sha256);
  if ("token" in at) return link && answer && isGivenAt(database, link.id, answer) ? answer : undefined;
  return answer?.link_id === null ? undefined : answer;
}
