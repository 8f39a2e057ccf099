import { Document } from "@react-pdf/renderer";
import type { ReactElement } from "react";
import type { EstimateDocument } from "#model/estimate/document.ts";
import type { InvoiceDocument } from "#model/invoice/document.ts";
import type { OfferDocument } from "#model/offer/document.ts";
import type { AcceptedDocument } from "#model/online/accepted-document.ts";
import type { OrderDocument } from "#model/purchase-order/document.ts";
import type { StatementDocument } from "#model/statement/document.ts";
import type { Language } from "#model/text/language.ts";
import { CertificatePage } from "./certificate.tsx";
import { legible } from "./characters.ts";
import { EstimatePages } from "./estimate.tsx";
import { InvoicePages } from "./invoice.tsx";
import { renewEngine } from "./layout-engine.ts";
import type { Look } from "./look.ts";
import { OfferPages } from "./offer.tsx";
import { OrderPages } from "./purchase-order.tsx";
import { StatementPages } from "./statement.tsx";
import { type AttachedFile, taggedPdf } from "./tagged-pdf.ts";
import { typeRead } from "./type.ts";

/** A document as PDF, in a language and in an agency's look. The type has to be known (type.ts). */
export function renderEstimate(document: EstimateDocument, look: Look, language: Language): Promise<Blob> {
  const shown = legible(document);
  const own = worded(look);
  const pages = <EstimatePages document={shown} look={own} />;
  const title = `${look.t("documents.estimate")} ${numberOf(shown.head.number, look)}`.trim();
  return render(pages, { title, look: own, language });
}

export function renderOffer(document: OfferDocument, look: Look, language: Language): Promise<Blob> {
  const shown = legible(document);
  const own = worded(look);
  const title = `${look.t("documents.offer")} ${numberOf(shown.head.number, look)}`.trim();
  return render(<OfferPages document={shown} look={own} />, { title, look: own, language });
}

/** The same document in the same look made at the same instant, with the same files in it, has the same bytes. */
export function renderInvoice(
  document: InvoiceDocument,
  look: Look,
  { language, made, attached = [] }: { language: Language; made: Date; attached?: AttachedFile[] },
): Promise<Blob> {
  const shown = legible(document);
  const own = worded(look);
  const title = `${look.t(`documents.${shown.kind}`)} ${numberOf(shown.number, look)}`.trim();
  return render(<InvoicePages document={shown} look={own} />, { title, look: own, language, made, attached });
}

export function renderStatement(document: StatementDocument, look: Look, language: Language): Promise<Blob> {
  const shown = legible(document);
  const own = worded(look);
  const title = `${own.t("statement.title")} ${shown.from}–${shown.to}`;
  return render(<StatementPages document={shown} look={own} />, { title, look: own, language });
}

export function renderOrder(document: OrderDocument, look: Look, language: Language): Promise<Blob> {
  const shown = legible(document);
  const own = worded(look);
  const title = `${own.t("purchase_orders.document.title")} ${numberOf(shown.number, own)}`.trim();
  return render(<OrderPages document={shown} look={own} />, { title, look: own, language });
}

/** An accepted document with its certificate: the same one in the same look, accepted at the same instant, has the same bytes. */
export function renderAccepted(
  document: AcceptedDocument,
  look: Look,
  { language, made }: { language: Language; made: Date },
): Promise<Blob> {
  const { kind, shown, certificate } = legible(document);
  const own = worded(look);
  const { number } = shown.head;
  const of = { kind: `documents.${kind}`, number };
  const title = [own.t(of.kind), numberOf(number, own), `– ${own.t("documents.certificate.title")}`];
  const pages = (
    <>
      {kind === "offer" ? (
        <OfferPages document={shown} look={own} isAccepted />
      ) : (
        <EstimatePages document={shown} look={own} isAccepted />
      )}
      <CertificatePage certificate={certificate} of={of} look={own} />
    </>
  );
  return render(pages, { title: title.filter(Boolean).join(" "), look: own, language, made });
}

const numberOf = (number: string, { t }: Look): string => (number ? t("documents.number", { number }) : "");

/** The look with legible words, each one line: an installation may have worded them itself. */
const worded = (look: Look): Look => ({
  ...look,
  company: legible(look.company),
  t: (key, values) => legible(look.t(key, values)).replaceAll("\n", " "),
});

interface About {
  title: string;
  look: Look;
  language: Language;
  /** Of which the file's identifier is made as well; now without one. */
  made?: Date;
  attached?: AttachedFile[];
}

async function render(
  pages: ReactElement,
  { title, look, language, made, attached = [] }: About,
): Promise<Blob> {
  const { company } = look;
  await typeRead();
  try {
    const about = { title, author: company, language, attached, ...(made && { made }) };
    return await taggedPdf(<Document>{pages}</Document>, about);
  } catch (error) {
    // Whatever it was: the next document, perhaps of another agency, must not begin in an engine that has trapped.
    await renewEngine();
    throw error;
  }
}
