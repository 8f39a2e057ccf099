import { showDate } from "../date/dates.ts";
import type { AcceptanceRecord } from "./acceptance-record.ts";
import { type CertificateRow, inRiga } from "./certificate-row.ts";

/** What an acceptance rests on: the code that came by mail, or what somebody of the agency has noted. */
export function proofRows({ proof, sent }: AcceptanceRecord): CertificateRow[] {
  // Of what was noted it is not known for sure that it was never sent: nothing is said of it then.
  const mailed = {
    key: "documents.certificate.sent",
    lines: sent ? [inRiga(sent.at), ...sent.to] : [],
  };
  if (proof.method === "code")
    return [mailed, { key: "documents.certificate.code", lines: [inRiga(proof.mailed_at), proof.email] }];
  const { method, accepted_on, order_number, note, noted_by } = proof;
  return [
    mailed,
    { key: "documents.certificate.method", lines: [{ key: `documents.certificate.methods.${method}` }] },
    { key: "documents.certificate.accepted_on", lines: [showDate(accepted_on)] },
    { key: "documents.certificate.order_number", lines: [order_number] },
    { key: "documents.certificate.note", lines: note.split("\n") },
    { key: "documents.certificate.noted_by", lines: [noted_by] },
  ];
}

/** What is said of it as a signature: one with a code is one; what was noted rests on what the client gave. */
export const statementOf = ({ proof }: AcceptanceRecord): string =>
  proof.method === "code" ? "documents.certificate.signature" : "documents.certificate.noted";
