import { type EstimateDocument, estimateDocument } from "../estimate/document.ts";
import type { Estimate } from "../estimate/estimate.ts";
import { estimateType } from "../estimate/estimate-type.ts";
import { type OfferDocument, offerDocument } from "../offer/document.ts";
import type { Language } from "../text/language.ts";

export type ShownDocument =
  | { kind: "estimate"; document: EstimateDocument }
  | { kind: "offer"; document: OfferDocument };

/** What an estimate is as a document: an offer where it is one of products. */
export const documentOf = (estimate: Estimate, language: Language): ShownDocument =>
  estimate.estimate_type_id === estimateType.product
    ? { kind: "offer", document: offerDocument(estimate, language) }
    : { kind: "estimate", document: estimateDocument(estimate, language) };
