import { z } from "zod";

/** The PDF of the agency's terms: what it is called where it is kept, what it was called, its bytes and their SHA-256. */
export const termsFile = z.object({
  file: z.string(),
  name: z.string(),
  size: z.number().int(),
  sha256: z.string(),
});
export type TermsFile = z.output<typeof termsFile>;
