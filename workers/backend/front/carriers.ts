import { maxBrandImageSize } from "../../../app/model/address-look";
import { type FileType, maxFileSize } from "../../../app/model/file-rules";
import { maxImageSize, maxImages } from "../../../app/model/image-rules";
import type { Shelf } from "../file-key";
import type { OperationId } from "../permissions";
import { readImage } from "./image";
import { readPdf } from "./pdf";

/** What a file is by its own bytes. */
interface Content {
  type: FileType;
  /** Pixels; 0 for what is no image. */
  width: number;
  height: number;
  /** Where it ends: whatever stands behind is no part of it. */
  end: number;
}

/** An operation of the installation to which files come in a multipart form, and which files it takes. */
export interface Carrier {
  method: "POST" | "PATCH";
  path: string;
  operation: OperationId;
  /** The field that a file is refused at. */
  field: string;
  /** Files of one form at most. */
  most: number;
  /** Bytes of a file at most, and the words for a larger one. */
  maxSize: number;
  tooLarge: string;
  /** What the bytes are, or null for what is not taken; and the words for that. */
  read: (bytes: Uint8Array) => Content | null;
  wrongType: string;
  /** Where they are kept. */
  shelf?: Shelf;
}

const images = {
  ...{ field: "images", most: maxImages, maxSize: maxImageSize },
  ...{ tooLarge: "errors.image_size", read: readImage, wrongType: "errors.image_type" },
};

const oneFile = {
  ...{ field: "file", most: 1, maxSize: maxFileSize, tooLarge: "errors.file_size" },
  read: (bytes: Uint8Array) => readImage(bytes) ?? readPdf(bytes),
  wrongType: "errors.file_type",
};

/** A logo or a favicon, in what browsers and documents show alike. */
const brandImage = {
  ...{ field: "image", most: 1, maxSize: maxBrandImageSize, tooLarge: "errors.logo_size" },
  ...{ read: readImage, wrongType: "errors.image_type", shelf: "images" as const },
};

/** Specification §7: products, files of estimates, and the images of the branding. */
export const carriers: readonly Carrier[] = [
  { method: "POST", path: "/products", operation: "products.create", ...images },
  { method: "POST", path: "/products/:id/add-files", operation: "products.images.create", ...images },
  { method: "POST", path: "/estimates/:id/files", operation: "estimate_files.create", ...oneFile },
  { method: "PATCH", path: "/estimates/:id/files/:fileId", operation: "estimate_files.update", ...oneFile },
  { method: "POST", path: "/companies/:id/images/:kind", operation: "config.company.image", ...brandImage },
];
