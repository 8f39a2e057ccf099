import type { Context } from "hono";
import { palette } from "../../../../app/model/branding";
import { type Config, overridesFor } from "../../../../app/model/config";
import type { InvoiceContent } from "../../../../app/model/invoice-content";
import type { Language } from "../../../../app/model/language";
import type { FrontCall } from "../../call";
import type { Look } from "../../documents/look";
import { texts } from "../../texts";
import { pictureName } from "../drawing/picture-name";
import { fileAt } from "./file-at";
import { isShowable } from "./pictures";

/** In whose name and words a document of an installation is. */
export async function lookOf(
  c: Context<FrontCall>,
  { config, company, language }: { config: Config; company: string; language: Language },
  pictures: Look["pictures"],
): Promise<Look> {
  // The brand's colour, as dark as it must be to be read on white.
  const colour = palette(config.colors)["--brand-primary-ink"] ?? config.colors.primary_color;
  const brand = { colour, logo: config.images.logo_estimate };
  const t = texts(language, overridesFor(config, language));
  return { ...(await brandedLook(c, brand, { company, t })), pictures };
}

/** The look of a document with the brand that it was issued with. */
export async function brandedLook(
  c: Context<FrontCall>,
  { colour, logo }: InvoiceContent["brand"],
  { company, t }: Pick<Look, "company" | "t">,
): Promise<Look> {
  const file = logo ? await fileAt(c, pictureName(logo)) : null;
  return { company, colour, logo: file && isShowable(file) ? file : null, pictures: new Map(), t };
}
