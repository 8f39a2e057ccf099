import type { Database } from "#backend/db/database.ts";
import type { MailedDocument } from "#backend/db/document-mails.ts";
import { projectOf } from "#backend/db/estimates/estimates.ts";
import type { AnswerRow } from "#backend/db/online/answers.ts";
import { readFrozenEstimate, type Snapshot } from "#backend/db/online/snapshots.ts";

/** A document as it was answered: at a link, or without one. */
export interface AnsweredDocument {
  link: MailedDocument & { id: number | null };
  snapshot: Snapshot;
}

interface Answered extends Pick<AnswerRow, "kind" | "at" | "reason"> {
  by: Pick<AnswerRow, "name" | "role" | "email" | "network">;
  /** What proves an acceptance, what was chosen, and what was drawn; null of a refusal. */
  record: { text: string; sha256: string; chosen: number[]; signature: string } | null;
  /** How it was noted inside; left out of an answer to a link. */
  noted?: Pick<AnswerRow, "method" | "accepted_on" | "order_number" | "author_id" | "signed_file_id">;
}

const atLink = {
  method: "code",
  accepted_on: "",
  order_number: "",
  author_id: null,
  signed_file_id: null,
} as const;

/** The row of an answer. */
export const answerFields = (
  { link, snapshot }: AnsweredDocument,
  { kind, at, by, reason, record, noted = atLink }: Answered,
): Omit<AnswerRow, "id"> => ({
  link_id: link.id,
  document: link.document,
  document_id: link.document_id,
  snapshot_id: snapshot.id,
  content_sha256: snapshot.sha256,
  wording_sha256: snapshot.wording_sha256,
  kind,
  at,
  name: by.name,
  role: by.role,
  email: by.email,
  network: by.network,
  reason,
  method: noted.method,
  accepted_on: noted.accepted_on,
  order_number: noted.order_number,
  author_id: noted.author_id,
  signed_file_id: noted.signed_file_id,
  chosen: record?.chosen ?? null,
  is_taken_over: true,
  record: record?.text ?? "",
  record_sha256: record?.sha256 ?? "",
  signature: record?.signature ?? "",
});

/** What the audit log has of an answer: by the number of its document, with the hash of its record. */
export function auditedAnswer(database: Database, { link, snapshot }: AnsweredDocument, answer: AnswerRow) {
  const { at, kind, name: by, role, email, network, reason, content_sha256, record_sha256 } = answer;
  const { method, accepted_on, order_number } = answer;
  const name = readFrozenEstimate(snapshot).estimate.estimate_nr;
  return {
    after: {
      name,
      kind,
      at,
      by,
      role,
      email,
      network,
      reason,
      ...(kind === "accepted" && { method }),
      ...(answer.author_id !== null && { accepted_on, order_number }),
      content_sha256,
      record_sha256,
    },
    partOf: projectOf(database, link.document_id),
  };
}
