import { Document, pdf } from "@react-pdf/renderer";
import type { ReactElement } from "react";
import type { EstimateDocument } from "../../../app/model/estimate-document";
import type { Language } from "../../../app/model/language";
import type { OfferDocument } from "../../../app/model/offer-document";
import { EstimatePages } from "./estimate";
import type { Look } from "./look";
import { OfferPages } from "./offer";

/** A document as PDF, in a language and in an agency's look. The type has to be known (type.ts). */
export async function renderEstimate(
  document: EstimateDocument,
  look: Look,
  language: Language,
): Promise<Blob> {
  return render(<EstimatePages document={document} look={look} />, document.head.project, look, language);
}

export async function renderOffer(document: OfferDocument, look: Look, language: Language): Promise<Blob> {
  return render(<OfferPages document={document} look={look} />, document.head.project, look, language);
}

function render(pages: ReactElement, title: string, { company }: Look, language: Language): Promise<Blob> {
  return pdf(
    <Document title={title} author={company} creator={company} producer={company} language={language}>
      {pages}
    </Document>,
  ).toBlob();
}
