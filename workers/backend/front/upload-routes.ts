import { maxBrandImageSize } from "#model/answer/address-look.ts";
import { maxFileSize } from "#model/file/file-rules.ts";
import { maxImageSize, maxImages } from "#model/file/image-rules.ts";
import { maxPurchaseSize } from "#model/file/purchase-rules.ts";
import { maxClientsSize, maxSignedSize } from "#model/file/signed-rules.ts";
import { maxTermsSize } from "#model/file/terms-rules.ts";
import type { MailedKind } from "#model/mail/mailed-kinds.ts";
import type { Shelf } from "../files/file-key.ts";
import { readDrawing } from "./drawing/drawing.ts";
import type { KeptType } from "./file-name.ts";
import { readIcon } from "./icon.ts";
import { readImage } from "./image.ts";
import { readPdf } from "./pdf.ts";
import { isPngTooMuch, readShownImage } from "./png.ts";
import { readPurchaseFile } from "./purchase-file.ts";
import { readSigned } from "./signed.ts";
import { readStatementFile } from "./statement-file.ts";

/** What a file is by its own bytes. */
interface Content {
  type: KeptType;
  /** Pixels; 0 for what is no image. */
  width: number;
  height: number;
  /** Where it ends: whatever stands behind is no part of it. */
  end: number;
  /** A drawing as it was cleaned, which is kept instead of what came. */
  svg?: string;
  /** What it says, where that is read for the operation. */
  document?: object;
}

type Reading = Content | { refusal: string } | null;

/** An operation of the installation to which files come in a multipart form, and which files it takes. */
export interface UploadRoute {
  method: "POST" | "PATCH";
  path: string;
  operation: string;
  /** The field that a file is refused at. */
  field: string;
  /** Files of one form at most. */
  most: number;
  /** Bytes of a file at most, and the words for a larger one. */
  maxSize: number;
  tooLarge: string;
  /** What the bytes are, or why they are not taken; null where `refusal` knows. */
  read: (bytes: Uint8Array) => Reading | Promise<Reading>;
  refusal: (bytes: Uint8Array) => string;
  /** Where they are kept. */
  shelf?: Shelf;
  /** Whether it proves something: then its SHA-256 is told. */
  isProof?: boolean;
  /** Whether what it says is handed on as the form's `document`, which nobody else can send. */
  isRead?: boolean;
  /** Whether it comes from the reader of the link that is named in the path. */
  isByLink?: boolean;
  /** What the operation freezes, so that its PDF goes along (mails.ts). */
  document?: MailedKind;
}

/** Pictures of products, which offers show. */
const images = {
  field: "images",
  most: maxImages,
  maxSize: maxImageSize,
  tooLarge: "errors.image_size",
  read: readShownImage,
  refusal: (bytes: Uint8Array) => (isPngTooMuch(bytes) ? "errors.png_size" : "errors.image_type"),
};

const oneFile = {
  field: "file",
  most: 1,
  maxSize: maxFileSize,
  tooLarge: "errors.file_size",
  read: (bytes: Uint8Array) => readImage(bytes) ?? readPdf(bytes),
  refusal: () => "errors.file_type",
};

/** A logo, in what browsers show and documents can hold. */
const logo = {
  field: "image",
  most: 1,
  maxSize: maxBrandImageSize,
  tooLarge: "errors.logo_size",
  read: async (bytes: Uint8Array): Promise<Content | null> =>
    readImage(bytes) ? readShownImage(bytes) : drawingIn(bytes),
  refusal: (bytes: Uint8Array) => (isPngTooMuch(bytes) ? "errors.png_size" : "errors.logo_type"),
  shelf: "images" as const,
};

/** A favicon, which browsers alone show. */
const favicon = {
  ...logo,
  read: (bytes: Uint8Array): Content | null => readImage(bytes) ?? drawingIn(bytes) ?? readIcon(bytes),
  refusal: () => "errors.favicon_type",
};

/** A document that was signed elsewhere, which is kept as it came. */
const signed = {
  field: "file",
  most: 1,
  maxSize: maxSignedSize,
  tooLarge: "errors.file_size",
  read: readSigned,
  refusal: () => "errors.signed_type",
  isProof: true,
};

/** A supplier's invoice, kept as it came. */
const purchase = {
  field: "file",
  most: 1,
  maxSize: maxPurchaseSize,
  tooLarge: "errors.purchase_size",
  read: readPurchaseFile,
  refusal: () => "errors.purchase_type",
  isProof: true,
  isRead: true,
};

/** A bank's file, kept as it came. */
const statement = {
  ...purchase,
  tooLarge: "errors.bank_size",
  read: readStatementFile,
  refusal: () => "errors.bank_type",
};

/** The agency's terms. They may be signed, so that all of them is kept: the signature is of every byte. */
const terms = {
  field: "file",
  most: 1,
  maxSize: maxTermsSize,
  tooLarge: "errors.terms_size",
  read: (bytes: Uint8Array): Content | null => {
    const pdf = readPdf(bytes);
    return pdf && Object.assign(pdf, { end: bytes.byteLength });
  },
  refusal: () => "errors.terms_type",
  isProof: true,
};

function drawingIn(bytes: Uint8Array): Content | null {
  const drawing = readDrawing(bytes);
  return drawing && { type: "image/svg+xml", end: bytes.byteLength, ...drawing };
}

const image = { method: "POST", operation: "config.company.image" } as const;

/** Specification §7: products, files of estimates, and the images of the branding. */
export const uploadRoutes: readonly UploadRoute[] = [
  { method: "POST", path: "/products", operation: "products.create", ...images },
  { method: "POST", path: "/products/:id/add-files", operation: "products.images.create", ...images },
  { method: "POST", path: "/estimates/:id/files", operation: "estimate_files.create", ...oneFile },
  { method: "PATCH", path: "/estimates/:id/files/:fileId", operation: "estimate_files.update", ...oneFile },
  {
    method: "POST",
    path: "/online_documents/:token/signed_files",
    operation: "online_documents.sign",
    isByLink: true,
    ...signed,
    maxSize: maxClientsSize,
    tooLarge: "errors.clients_file_size",
  },
  {
    method: "POST",
    path: "/estimates/:id/acceptances",
    operation: "acceptances.create",
    document: "estimate",
    ...signed,
  },
  { method: "POST", path: "/purchase_invoices", operation: "purchase_invoices.create", ...purchase },
  { method: "POST", path: "/bank/statements", operation: "bank_statements.create", ...statement },
  { method: "POST", path: "/terms/file", operation: "terms.attach", ...terms },
  { ...image, path: "/companies/:id/images/:kind{favicon_[a-z]+}", ...favicon },
  { ...image, path: "/companies/:id/images/:kind{logo_[a-z]+}", ...logo },
];
