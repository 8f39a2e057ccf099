import { z } from "zod";
import { isPlain, isSeen } from "../text/plain-line.ts";
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

/** A text of an installation's own. One that nobody sees would leave a button, or a document, without words. */
const ownText = translations.valueType
  .max(2000, "errors.too_long")
  .refine(isPlain, "errors.characters")
  .refine((text) => text === "" || isSeen(text), "errors.text_unseen");

export const languagePatch = z.object({
  /** An empty text is none of one's own: the built-in one is in force again, as in the settings. */
  translations: z
    .record(translations.keyType, ownText)
    .transform((texts) => Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ""))),
});
export const modulesPatch = z.object({
  modules: z.array(z.enum(moduleKeys, { error: "errors.choice" })).optional(),
  module_config: z.object({ calendar: z.object({ timeframe }) }).optional(),
});
