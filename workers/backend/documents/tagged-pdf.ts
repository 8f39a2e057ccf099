import layoutDocument from "@react-pdf/layout";
import renderPages from "@react-pdf/render";
import { type DocumentProps, Font, pdf } from "@react-pdf/renderer";
import PDFDocument from "pdfkit";
import type { ReactElement } from "react";
import { checkContent, checkPages } from "./budget.ts";
import { tagPages } from "./tags.ts";

interface About {
  title: string;
  /** In whose name it is. */
  author: string;
  language: string;
  /** Of which the file's identifier is made as well; now without one. */
  made?: Date;
  /** What the file carries beside its pages. */
  attached?: AttachedFile[];
}

/** A file within a PDF: the same document in another form, such as its e-invoice. */
export interface AttachedFile {
  name: string;
  /** Its media type. */
  type: string;
  bytes: Uint8Array;
  description: string;
}

/**
 * A document as PDF/A-3a (ISO 19005-3, level A), with its structure (tags.ts) and the files that it carries. The renderer's own way to a file makes none, so that its parts are put
 * together here as it does itself: its elements, its layout, its drawing, and between these two the tags. Throws a Problem
 * (422) for a document that is beyond its budget (budget.ts).
 */
export async function taggedPdf(
  document: ReactElement<DocumentProps>,
  { title, author, language, made = new Date(), attached = [] }: About,
): Promise<Blob> {
  const { container } = pdf(document);
  checkContent(container.document);
  const laidOut = await layoutDocument(container.document, Font);
  checkPages(laidOut.children);
  const info = { Title: title, Author: author, Creator: author, Producer: author, CreationDate: made };
  const shown = { lang: language, displayTitle: true, autoFirstPage: false };
  const file = new ArchivedDocument({ ...shown, info, tagged: true, pdfVersion: "1.7", subset: "PDF/A-3a" });
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const written = new Promise<Blob>((resolve, reject) => {
    file.on("data", (chunk) => chunks.push(new Uint8Array(chunk)));
    file.on("end", () => resolve(new Blob(chunks, { type: "application/pdf" })));
    file.on("error", reject);
  });
  for (const { bytes, name, type, description } of attached)
    file.file(bytes, { name, type, description, relationship: "Alternative", modifiedDate: made });
  tagPages(file, laidOut.children);
  renderPages(file, laidOut);
  return written;
}

/** The library writes what it knows of a document into XML as it stands: "&" and "<" of a name would break it. */
class ArchivedDocument extends PDFDocument {
  override _addInfo(): void {
    const { info } = this;
    this.info = Object.fromEntries(Object.entries(info).map(([key, value]) => [key, inXml(value)]));
    super._addInfo();
    this.info = info;
  }
}

const inXml = <Value>(value: Value): Value | string =>
  typeof value === "string"
    ? value.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;")
    : value;
