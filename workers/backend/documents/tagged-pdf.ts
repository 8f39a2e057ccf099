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
}

/**
 * A document as PDF with its structure (tags.ts). The renderer's own way to a file makes none, so that its parts are put
 * together here as it does itself: its elements, its layout, its drawing, and between these two the tags. Throws a Problem
 * (422) for a document that is beyond its budget (budget.ts).
 */
export async function taggedPdf(
  document: ReactElement<DocumentProps>,
  { title, author, language, made = new Date() }: About,
): Promise<Blob> {
  const { container } = pdf(document);
  checkContent(container.document);
  const laidOut = await layoutDocument(container.document, Font);
  checkPages(laidOut.children);
  const info = { Title: title, Author: author, Creator: author, Producer: author, CreationDate: made };
  const shown = { lang: language, displayTitle: true, autoFirstPage: false };
  const file = new PDFDocument({ ...shown, info, tagged: true, pdfVersion: "1.7" });
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const written = new Promise<Blob>((resolve, reject) => {
    file.on("data", (chunk) => chunks.push(new Uint8Array(chunk)));
    file.on("end", () => resolve(new Blob(chunks, { type: "application/pdf" })));
    file.on("error", reject);
  });
  tagPages(file, laidOut.children);
  renderPages(file, laidOut);
  return written;
}
