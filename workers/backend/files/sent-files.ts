import type { Context } from "hono";
import { z } from "zod";
import type { Call } from "../operations/call.ts";
import { innerHeaders } from "../operations/inner-headers.ts";

/** A file that came with a form and is in R2 by now (front/uploads.ts). */
const sentFile = z.object({
  /** What it is called in R2: a random name and the ending of its type. */
  name: z.string(),
  /** What it was called where it came from, fit to be shown. */
  original: z.string(),
  mime_type: z.string(),
  /** Bytes. */
  size: z.number(),
  /** Pixels; 0 for what is no image. */
  width: z.number(),
  height: z.number(),
  /** SHA-256 of one that is kept as it came; "" of others. */
  sha256: z.string().default(""),
});
export type SentFile = z.infer<typeof sentFile>;

/** Files that came with a form: those that were stored, and how many were too many for that. */
const sentFiles = z.object({ files: z.array(sentFile), dropped: z.number() });
export type SentFiles = z.infer<typeof sentFiles>;

/** Files for the header that tells the installation of them, which holds nothing but ASCII. */
export const packed = (sent: SentFiles): string => encodeURIComponent(JSON.stringify(sent));

/** The files that the front has stored for this request. */
export function filesOf(c: Context<Call>): SentFiles {
  const sent = c.req.header(innerHeaders.files);
  return sent ? sentFiles.parse(JSON.parse(decodeURIComponent(sent))) : { files: [], dropped: 0 };
}
