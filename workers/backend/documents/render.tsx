import { Document, pdf } from "@react-pdf/renderer";
import type { ReactElement } from "react";
import type { EstimateDocument } from "../../../app/model/estimate-document";
import type { Language } from "../../../app/model/language";
import type { OfferDocument } from "../../../app/model/offer-document";
import { legible } from "./characters";
import { EstimatePages } from "./estimate";
import type { Look } from "./look";
import { OfferPages } from "./offer";

/** A document as PDF, in a language and in an agency's look. The type has to be known (type.ts). */
export function renderEstimate(document: EstimateDocument, look: Look, language: Language): Promise<Blob> {
  const shown = legible(document);
  const own = { ...look, company: legible(look.company) };
  return render(<EstimatePages document={shown} look={own} />, document.head.project, own, language);
}

export function renderOffer(document: OfferDocument, look: Look, language: Language): Promise<Blob> {
  const shown = legible(document);
  const own = { ...look, company: legible(look.company) };
  return render(<OfferPages document={shown} look={own} />, document.head.project, own, language);
}

function render(pages: ReactElement, title: string, { company }: Look, language: Language): Promise<Blob> {
  return pdf(
    <Document title={title} author={company} creator={company} producer={company} language={language}>
      {pages}
    </Document>,
  ).toBlob();
}
