import type { Database } from "#backend/db/database.ts";
import { projectOf } from "#backend/db/estimates/estimates.ts";
import type { AnswerRow } from "#backend/db/online/answers.ts";
import type { Opened } from "#backend/db/online/links.ts";
import { readFrozen } from "#backend/db/online/snapshots.ts";

interface Answered extends Pick<AnswerRow, "kind" | "at" | "reason"> {
  by: Pick<AnswerRow, "name" | "role" | "email" | "network">;
  /** What proves an acceptance; null of a refusal. */
  record: { text: string; sha256: string } | null;
}

/** The row of an answer to a link. */
export const answerFields = (
  { link, snapshot }: Opened,
  { kind, at, by, reason, record }: Answered,
): Omit<AnswerRow, "id"> => ({
  link_id: link.id,
  document: link.document,
  document_id: link.document_id,
  content_sha256: snapshot.sha256,
  kind,
  at,
  name: by.name,
  role: by.role,
  email: by.email,
  network: by.network,
  reason,
  record: record?.text ?? "",
  record_sha256: record?.sha256 ?? "",
});

/** What the audit log has of an answer: by the number of its document, with the hash of its record. */
export function auditedAnswer(database: Database, { link, snapshot }: Opened, answer: AnswerRow) {
  const { at, kind, name: by, role, email, network, reason, content_sha256, record_sha256 } = answer;
  const name = readFrozen(snapshot).estimate.estimate_nr;
  return {
    after: { name, kind, at, by, role, email, network, reason, content_sha256, record_sha256 },
    partOf: projectOf(database, link.document_id),
  };
}
