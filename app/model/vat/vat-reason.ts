import { z } from "zod";
import { sentText } from "../answer/answer.ts";

/**
 * Why something is invoiced without VAT, in both languages and by its code of the VATEX list of EN 16931: exempt supplies
 * have none of their own, for them the text stands alone (domain H25).
 */
export const vatReason = z.object({
  category: z.string(),
  code: sentText,
  text: sentText,
  text_en: sentText,
});
export type VatReason = z.infer<typeof vatReason>;

/** Codes of the VATEX list, by VAT categories. */
export const vatReasonCodes: Record<string, string> = {
  AE: "VATEX-EU-AE",
  K: "VATEX-EU-IC",
  G: "VATEX-EU-G",
  O: "VATEX-EU-O",
};
