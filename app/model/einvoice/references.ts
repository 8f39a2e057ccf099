import type { Invoice } from "../invoice/invoice.ts";
import { aggregate, basic, type Part } from "./ubl.ts";
import type { Wording } from "./wording.ts";

/** A file that goes along inside the e-invoice. */
export interface Attached {
  name: string;
  type: "application/pdf";
  /** Its bytes in base64. */
  content: string;
}

/** The code by which a credit note names a project, for which it has no element of its own (UNTDID 1001). */
const projectCode = "50";

/** The order that a document is for. */
export const orderOf = ({ order_number }: Invoice): Part =>
  aggregate("cac:OrderReference", [basic("cbc:ID", order_number)]);

/** The documents that one refers to: what a credit note takes back, or the advances that are deducted (EN 16931 BG-3). */
export function earlierOf({ credits, content }: Invoice): Part[] {
  const earlier = credits ? [credits] : content.advances;
  return earlier
    .filter(({ invoice_nr }) => invoice_nr !== "")
    .map(({ invoice_nr, date }) =>
      aggregate("cac:BillingReference", [
        aggregate("cac:InvoiceDocumentReference", [
          basic("cbc:ID", invoice_nr),
          basic("cbc:IssueDate", date ?? ""),
        ]),
      ]),
    );
}

/** The estimate, and what goes along. */
export const supportOf = (
  { invoice_nr, estimate }: Invoice,
  { say }: Wording,
  attached: readonly Attached[],
): Part[] => [
  ...(estimate.estimate_nr === ""
    ? []
    : [
        aggregate("cac:AdditionalDocumentReference", [
          basic("cbc:ID", estimate.estimate_nr),
          basic("cbc:DocumentDescription", say("documents.estimate")),
        ]),
      ]),
  ...attached.map(({ name, type, content }) =>
    aggregate("cac:AdditionalDocumentReference", [
      basic("cbc:ID", invoice_nr),
      basic("cbc:DocumentDescription", name),
      aggregate("cac:Attachment", [
        basic("cbc:EmbeddedDocumentBinaryObject", content, { mimeCode: type, filename: name }),
      ]),
    ]),
  ),
];

/** The project of an invoice. */
export const projectOf = ({ content }: Invoice): Part =>
  aggregate("cac:ProjectReference", [basic("cbc:ID", content.project.project_nr)]);

/** The project of a credit note. */
export const creditedProject = ({ content: { project } }: Invoice): Part =>
  project.project_nr === ""
    ? null
    : aggregate("cac:AdditionalDocumentReference", [
        basic("cbc:ID", project.project_nr),
        basic("cbc:DocumentTypeCode", projectCode),
      ]);
