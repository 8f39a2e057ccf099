import type { Context } from "hono";

/**
 * What the front has worked out for the installation, which must not wait for it: hashes and files. The gate strips such
 * headers from whatever comes in.
 */
export const innerHeaders = {
  /** The hash of the `password` in the body. */
  passwordHash: "x-inner-password-hash",
  /** The hash that `current_password` was compared with and fits. */
  comparedHash: "x-inner-compared-hash",
  /** The files that came with a form, in R2 by now (sent-files.ts). */
  files: "x-inner-files",
  /** The body holds what was read of a file, which may be long (body.ts). */
  read: "x-inner-read",
  /** The document that a mail takes along, in R2 by now (mailed-file.ts). */
  mailedFile: "x-inner-mailed-file",
  /** What stands in DNS for the domain of a sender (found-records.ts). */
  foundRecords: "x-inner-found-records",
  /** The installation makes what recurs by itself: what cannot be made is skipped. */
  recurring: "x-inner-recurring",
} as const;

/** The hash that the front made of the password in the body; null where there is none. */
export const passwordHashOf = (c: Context): string | null => c.req.header(innerHeaders.passwordHash) ?? null;
