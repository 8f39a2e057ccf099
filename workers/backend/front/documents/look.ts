import type { Context } from "hono";
import type { Look } from "#backend/documents/look.ts";
import { pictureName } from "#backend/files/picture-name.ts";
import type { FrontCall } from "#backend/operations/call.ts";
import { texts } from "#backend/words/texts.ts";
import { type Colours, palette } from "#model/branding/branding.ts";
import { type Config, overridesFor } from "#model/branding/config.ts";
import type { InvoiceContent } from "#model/invoice/content.ts";
import type { Language } from "#model/text/language.ts";
import { drawnPictures } from "./drawn-pictures.ts";
import { fileAt } from "./file-at.ts";
import { beginShowing } from "./pictures.ts";

/** In whose name and words a document of an installation is. */
export async function lookOf(
  c: Context<FrontCall>,
  { config, company, language }: { config: Config; company: string; language: Language },
  pictures: Look["pictures"],
): Promise<Look> {
  const brand = { colour: inkOf(config.colors), logo: config.images.logo_estimate };
  const t = texts(language, overridesFor(config, language));
  return { ...(await brandedLook(c, brand, { company, t })), pictures };
}

/** The brand's colour, as dark as it must be to be read on white. */
export const inkOf = (colors: Colours): string =>
  palette(colors)["--brand-primary-ink"] ?? colors.primary_color;

/** The look of a document with the brand that it was issued with. */
export async function brandedLook(
  c: Context<FrontCall>,
  { colour, logo }: InvoiceContent["brand"],
  { company, t }: Pick<Look, "company" | "t">,
): Promise<Look> {
  const url = pictureName(logo ?? "");
  const file = await fileAt(c, url);
  const shown = file && (await beginShowing(drawnPictures(c))(url, file));
  return { company, colour, logo: shown, pictures: new Map(), t };
}
