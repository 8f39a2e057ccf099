import { z } from "zod";
import { isAddressOf } from "./address.ts";
import { addressSchemes } from "./address-schemes.ts";

const codes = addressSchemes.map(([code]) => code);

/** The scheme of an electronic address as it is entered; absent, null and empty read as "". */
export const addressScheme = z
  .string({ error: "errors.choice" })
  .trim()
  .refine((code) => code === "" || codes.includes(code), "errors.choice")
  .nullish()
  .transform((code) => code ?? "");

/** Refuses an identifier without its scheme, a scheme without one, and one that the scheme does not have. */
export function checkAddress(
  { einvoice_scheme: scheme, einvoice_id: id }: { einvoice_scheme: string; einvoice_id: string },
  context: z.core.$RefinementCtx,
): void {
  const refuse = (field: string, message: string) =>
    context.addIssue({ code: "custom", path: [field], message });
  if (scheme === "" && id !== "") refuse("einvoice_scheme", "errors.choice");
  else if (scheme !== "" && id === "") refuse("einvoice_id", "errors.required");
  else if (scheme !== "" && !isAddressOf(scheme, id)) refuse("einvoice_id", "errors.einvoice_id");
}
