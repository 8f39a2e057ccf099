import { imageTypes } from "./image-rules.ts";

/** Bytes of a file beside an estimate at most: 20 MB. */
export const maxFileSize = 20 * 1024 * 1024;
/** What is taken for one (specification §5): images and PDF. */
export const fileTypes = [...imageTypes, "application/pdf"] as const;
export type FileType = (typeof fileTypes)[number];
