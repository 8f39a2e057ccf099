import { z } from "zod";
import { sentText } from "../answer/answer.ts";

/** One side of a document as it stands there (domain §4). */
export const party = z.object({
  name: sentText,
  reg_nr: sentText,
  vat_nr: sentText,
  /** Legal address. */
  address: sentText,
  /** ISO 3166-1 alpha-2; "" in documents of before it was frozen. */
  country: sentText,
});
export type Party = z.infer<typeof party>;
