import { z } from "zod";
import { isCountry } from "./country.ts";

/** The code of a country as it is entered; absent, null and empty read as "". Refuses any other with "errors.country". */
export const countryInput = z
  .string({ error: "errors.country" })
  .trim()
  .toUpperCase()
  .refine((code) => code === "" || isCountry(code), "errors.country")
  .nullish()
  .transform((code) => code ?? "");
