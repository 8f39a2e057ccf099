import { showInstant } from "../date/instant.ts";
import type { DocumentText } from "../document/vat-text.ts";

/** What a certificate says of one thing, line by line: as it is, or by a key. */
export interface CertificateRow {
  key: string;
  lines: (string | DocumentText)[];
}

/** A moment as it was in Latvia. */
export const inRiga = (iso: string): DocumentText => ({
  key: "documents.certificate.local",
  values: { time: showInstant(iso) },
});
