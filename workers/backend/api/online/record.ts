import { readFrozenEstimate, sha256 } from "#backend/db/online/snapshots.ts";
import { decisionsOf, withChosen } from "#model/estimate/client-choice.ts";
import { termsFileName } from "#model/online/acceptance-record.ts";
import type { otherMethods } from "#model/online/methods.ts";
import { signatureFile, signatureSvg } from "#model/online/signature.ts";
import type { AnsweredDocument } from "./answer-fields.ts";

/** Who accepted what, when, and how they proved who they are. */
interface Accepted {
  /** ISO 8601 in UTC. */
  at: string;
  by: { name: string; role: string; email: string; network: string };
  proof: Proof;
  /** SHA-256 of what was signed elsewhere, by the name of the file in the bundle. */
  signed?: { name: string; sha256: string } | null;
  /** The strokes of what was drawn as a signature. */
  drawn?: string;
  /** What was chosen of what there is a choice about. */
  chosen: number[];
}

/** What an acceptance rests on: a code that came to an address at that time, or what somebody of the agency has noted. */
type Proof =
  | { method: "code"; email: string; mailed_at: string }
  | {
      method: (typeof otherMethods)[number];
      accepted_on: string;
      order_number: string;
      note: string;
      noted_by: string;
    };

/** With which mail a document was sent, and until when its link holds by now; `link` is null where it shows it not, or not any more. */
interface Sent {
  mail: { at: string; sent_at: string | null; to: string[] };
  link: { valid_until: string } | null;
}

/**
 * The record of an acceptance, JSON byte for byte as it is hashed: what was accepted by the SHA-256 of its content and of its
 * PDF, under which terms, by whom, and what proves it. `npm run verify` reads it (docs/decisions/073).
 */
export function acceptanceRecord(
  { link, snapshot }: AnsweredDocument,
  sent: Sent | null,
  { at, by, proof, signed, drawn, chosen }: Accepted,
) {
  const { estimate, terms, title, valid_until } = readFrozenEstimate(snapshot);
  const { sums } = withChosen(estimate, chosen);
  const signature = drawn ? signatureSvg(drawn) : "";
  const text = JSON.stringify({
    kind: "acceptance",
    format: 1,
    agency: estimate.company?.name || title,
    document: link.document,
    document_id: link.document_id,
    number: estimate.estimate_nr,
    net_cents: sums.net_cents,
    total_cents: sums.total_cents,
    // Of a document without choices there is none to be said.
    ...(decisionsOf(estimate).length > 0 && { chosen }),
    terms_version: terms?.version ?? null,
    sent: sent && { at: sent.mail.sent_at ?? sent.mail.at, to: sent.mail.to, valid_until },
    open_until: sent?.link?.valid_until ?? null,
    at,
    by,
    proof,
    files: {
      "content.json": snapshot.sha256,
      "document.pdf": snapshot.pdf_sha256,
      ...(terms?.file && { [termsFileName]: terms.file.sha256 }),
      ...(signed && { [signed.name]: signed.sha256 }),
      ...(signature && { [signatureFile]: sha256(signature) }),
    },
  });
  return { text, sha256: sha256(text), chosen, signature };
}
