import type { Opened } from "#backend/db/online/links.ts";
import { readFrozen, sha256 } from "#backend/db/online/snapshots.ts";
import { counted } from "#model/estimate/counted-estimate.ts";
import type { AcceptanceRecord } from "#model/online/acceptance-record.ts";

/** Who accepted, when, and how they proved who they are. */
type Accepted = Pick<AcceptanceRecord, "at" | "by" | "proof">;

/**
 * The record of an acceptance, JSON byte for byte as it is hashed: what was accepted by the SHA-256 of its content and of its
 * PDF, under which terms, by whom, and what proves it. `npm run verify` reads it (docs/decisions/073).
 */
export function acceptanceRecord({ link, mail, snapshot }: Opened, { at, by, proof }: Accepted) {
  const { estimate, terms, title } = readFrozen(snapshot);
  const { sums } = counted(estimate);
  const record: AcceptanceRecord = {
    kind: "acceptance",
    format: 1,
    agency: estimate.company?.name || title,
    document: link.document,
    document_id: link.document_id,
    number: estimate.estimate_nr,
    net_cents: sums.net_cents,
    total_cents: sums.total_cents,
    terms_version: terms?.version ?? null,
    sent: { at: mail.at, to: mail.to, valid_until: link.valid_until },
    at,
    by,
    proof,
    files: { "content.json": snapshot.sha256, "document.pdf": snapshot.pdf_sha256 },
  };
  const text = JSON.stringify(record);
  return { text, sha256: sha256(text) };
}
