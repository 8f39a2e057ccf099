import type { DocumentText } from "../document/vat-text.ts";
import { withChosen } from "../estimate/client-choice.ts";
import { type EstimateDocument, estimateDocument } from "../estimate/document.ts";
import { estimateType } from "../estimate/estimate-type.ts";
import { type OfferDocument, offerDocument } from "../offer/document.ts";
import type { AcceptanceRecord, Accepted } from "./acceptance-record.ts";
import { type Certificate, certificateOf } from "./certificate.ts";
import type { FrozenEstimate } from "./frozen.ts";

/** A document as its client accepted it, and what proves that. */
export type AcceptedDocument = { certificate: Certificate } & (
  | { kind: "estimate"; shown: EstimateDocument }
  | { kind: "offer"; shown: OfferDocument }
);

/** Everything that the PDF of an accepted document shows, but for texts and branding: of what is frozen alone. */
export function acceptedDocument(
  frozen: FrozenEstimate,
  record: AcceptanceRecord,
  { record_sha256, signature }: Pick<Accepted, "record_sha256" | "signature">,
): AcceptedDocument {
  const { language } = frozen;
  const estimate = withChosen(frozen.estimate, record.chosen ?? []);
  const certificate = certificateOf(record, { record_sha256, signature }, frozen);
  return estimate.estimate_type_id === estimateType.product
    ? { certificate, kind: "offer", shown: asDecided(offerDocument(estimate, language)) }
    : { certificate, kind: "estimate", shown: asDecided(estimateDocument(estimate, language)) };
}

/** A document of which nothing is left to be chosen. */
export const asDecided = <Shown extends { hint?: DocumentText }>(shown: Shown): Shown =>
  shown.hint ? { ...shown, hint: { key: "documents.choice.decided" } } : shown;
