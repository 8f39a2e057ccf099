import type { Context } from "hono";
import { z } from "zod";
import type { Call } from "../operations/call.ts";
import { innerHeaders } from "../operations/inner-headers.ts";

/**
 * A document that goes with a mail: its key in R2, what it is called there, its bytes and their SHA-256, and of an estimate
 * the revision that it shows. Of a statement it is what stands for all that it says.
 */
const keptFile = { key: z.string(), name: z.string(), size: z.number(), sha256: z.string() };
const mailedFile = z.object({
  ...keptFile,
  /** Its e-invoice, where there is one. */
  einvoice: z.object(keptFile).optional(),
  revision: z.number().optional(),
  seen: z.string().optional(),
});
export type MailedFile = z.infer<typeof mailedFile>;

/** For the header that tells the installation of it, which holds nothing but ASCII. */
export const packedFile = (file: MailedFile): string => encodeURIComponent(JSON.stringify(file));

/** The document that the front has made for this request; null where it could not. */
export function mailedFileOf(c: Context<Call>): MailedFile | null {
  const sent = c.req.header(innerHeaders.mailedFile);
  return sent ? mailedFile.parse(JSON.parse(decodeURIComponent(sent))) : null;
}
