import type { AcceptanceAt, Accepted } from "#model/online/acceptance-record.ts";
import { chainedEvent } from "../chained-event.ts";
import type { Database } from "../database.ts";
import { answerTo, findAnswerOf } from "./answers.ts";
import { findByToken, findLink, findSnapshotOf } from "./links.ts";

/**
 * The acceptance of what a link shows; null where there is none. Inside, also one by another reader of the same wording: of that
 * a reader is only told, as what proves it names the other's addresses.
 */
export function findAccepted(database: Database, at: AcceptanceAt): Accepted | null {
  const isByReader = "token" in at;
  const link = isByReader ? findByToken(database, at.token)?.link : findLink(database, at.link);
  if (!link) return null;
  const answer = isByReader
    ? findAnswerOf(database, link.id)
    : answerTo(database, link, findSnapshotOf(database, link).wording_sha256);
  // What was accepted otherwise has its own papers (decision 075).
  if (answer?.kind !== "accepted" || answer.link_id === null) return null;
  const accepted = findLink(database, answer.link_id);
  if (!accepted) return null;
  const { content, pdf_key, pdf_name } = findSnapshotOf(database, accepted);
  const { id, at: time, record, record_sha256 } = answer;
  const pdf = { key: pdf_key, name: pdf_name };
  return {
    id,
    at: time,
    record,
    record_sha256,
    content,
    pdf,
    event: chainedEvent(database, "acceptance", id),
  };
}
