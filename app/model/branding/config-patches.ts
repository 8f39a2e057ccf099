import { z } from "zod";
import { isPlain } from "../text/plain-line.ts";
import { colours, moduleKeys, timeframe, translations } from "./config.ts";

/** An image that was uploaded here, or none: never an address of somebody else's. */
const ownImage = (endings: string) =>
  z
    .string({ error: "errors.choice" })
    .regex(new RegExp(`^/api/images/[0-9a-f]{32}\\.(${endings})$`), { error: "errors.choice" })
    .nullable()
    .optional();
const ownLogo = ownImage("png|jpg|webp|svg");
const ownFavicon = ownImage("png|jpg|webp|svg|ico");

export const companyPatch = z.object({
  /** Null for the default ones. */
  colors: colours.nullish(),
  images: z
    .object({
      logo_main: ownLogo,
      logo_estimate: ownLogo,
      favicon_light: ownFavicon,
      favicon_dark: ownFavicon,
    })
    .optional(),
});
export const languagePatch = z.object({
  translations: z.record(
    translations.keyType,
    translations.valueType.max(2000, "errors.too_long").refine(isPlain, "errors.characters"),
  ),
});
export const modulesPatch = z.object({
  modules: z.array(z.enum(moduleKeys, { error: "errors.choice" })).optional(),
  module_config: z.object({ calendar: z.object({ timeframe }) }).optional(),
});
