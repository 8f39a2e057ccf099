import type { DocumentText } from "../document/vat-text.ts";
import { estimateType } from "../estimate/estimate-type.ts";
import { showMoney } from "../money/show-money.ts";
import { type AcceptanceRecord, type Accepted, signedIn, termsFileName } from "./acceptance-record.ts";
import { proofRows, statementOf } from "./certificate-proof.ts";
import { type CertificateRow, inRiga } from "./certificate-row.ts";
import { chosenNames } from "./chosen-names.ts";
import type { FrozenEstimate } from "./frozen.ts";
import { signatureFile, strokesOf } from "./signature.ts";

/** What proves an acceptance, as the last page of the document shows it, but for texts and branding. */
export interface Certificate {
  groups: { key: string; rows: CertificateRow[] }[];
  /** The strokes of what was drawn as a signature; "" where nothing was. */
  drawn: string;
  /** Each by its key. They are known by their hashes, in one line each. */
  hashes: { key: string; sha256: string }[];
  /** What it is as a signature, by its key. */
  statement: string;
  /** By which the bundle is checked. */
  command: string;
}

/** What the bundle of all that proves an acceptance is called: a command takes it as it is. */
export const proofName = ({ number }: AcceptanceRecord): string =>
  `${number.replace(/[^\p{L}\p{N}.-]+/gu, "-") || "document"}-proof.tar`;

/**
 * The certificate of an acceptance: document, person, time, network, proof, and the hashes that it is checked with. `record_sha256` is of the record's own text.
 */
export function certificateOf(
  record: AcceptanceRecord,
  { record_sha256, signature }: Pick<Accepted, "record_sha256" | "signature">,
  frozen: FrozenEstimate,
): Certificate {
  const { language, estimate } = frozen;
  const { by, files, number } = record;
  const { project } = estimate;
  const [drawing, terms] = [files[signatureFile], files[termsFileName]];
  const isOffer = estimate.estimate_type_id === estimateType.product;
  return {
    groups: [
      {
        key: "documents.certificate.subject",
        rows: known([
          {
            key: isOffer ? "documents.offer" : "documents.estimate",
            lines: [number ? { key: "documents.number", values: { number } } : estimate.name],
          },
          { key: "documents.project", lines: [project.name] },
          { key: "documents.agency_company", lines: [record.agency] },
          { key: "documents.client", lines: [project.customer?.name ?? ""] },
          { key: "documents.net", lines: [showMoney(record.net_cents, language)] },
          { key: "documents.total", lines: [showMoney(record.total_cents, language)] },
          { key: "documents.choice.chosen", lines: chosenLines(record, frozen) },
          { key: "documents.certificate.terms", lines: termsLines(record, frozen) },
        ]),
      },
      {
        key: "documents.certificate.person",
        rows: known([
          { key: "documents.certificate.name", lines: [by.name] },
          { key: "documents.certificate.role", lines: [by.role] },
          { key: "documents.email", lines: [by.email] },
          {
            key: "documents.certificate.at",
            lines: [inRiga(record.at), { key: "documents.certificate.utc", values: { time: record.at } }],
          },
          { key: "documents.certificate.network", lines: [by.network] },
        ]),
      },
      {
        key: "documents.certificate.proof",
        rows: known(proofRows(record)),
      },
    ],
    drawn: strokesOf(signature),
    hashes: [
      { key: "documents.certificate.content", sha256: files["content.json"] },
      {
        key: record.sent ? "documents.certificate.pdf" : "documents.certificate.own_pdf",
        sha256: files["document.pdf"],
      },
      ...(terms ? [{ key: "documents.certificate.terms_file", sha256: terms }] : []),
      ...(drawing ? [{ key: "documents.certificate.drawing", sha256: drawing }] : []),
      ...signedIn(record).map(({ sha256 }) => ({ key: nameOfGiven(record), sha256 })),
      { key: "documents.certificate.record", sha256: record_sha256 },
    ],
    statement: statementOf(record),
    command: `npm run verify -- ${proofName(record)}`,
  };
}

const known = (rows: CertificateRow[]): CertificateRow[] =>
  rows.filter(({ lines }) => lines.some((line) => line !== ""));

/** What was chosen, as the document calls it. Quantities to choose from are often all that tells lines apart. */
function chosenLines(
  { chosen }: AcceptanceRecord,
  { language, estimate }: FrozenEstimate,
): CertificateRow["lines"] {
  if (!chosen) return [];
  const names = chosenNames(estimate, chosen, language);
  return names.length > 0 ? names : [{ key: "documents.choice.none" }];
}

/** Which terms were agreed to: their version, and what their PDF was called. */
function termsLines(
  { terms_version, sent }: AcceptanceRecord,
  { terms }: FrozenEstimate,
): [DocumentText, ...string[]] {
  if (terms_version === null) return [{ key: "documents.certificate.no_terms" }];
  const values = { version: String(terms_version) };
  const key = sent ? "documents.certificate.terms_version" : "documents.certificate.own_terms";
  return [{ key, values }, ...(terms?.file ? [terms.file.name] : [])];
}

/** What the client gave when it was accepted otherwise: a signed document, or what stands beside an order or a note. */
const nameOfGiven = ({ proof }: AcceptanceRecord): string =>
  proof.method === "file" ? "documents.certificate.signed" : "documents.certificate.given";
