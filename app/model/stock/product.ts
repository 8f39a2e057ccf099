import { z } from "zod";
import { paged, sentOrNull, sentText } from "../answer/answer.ts";
import { choiceOf, id, optionalText, requiredText } from "../answer/fields.ts";
import { alsoCalled } from "../answer/other-names.ts";
import { partOf } from "../answer/part-of.ts";
import { withReferences } from "../answer/references.ts";
import { sentWords } from "../answer/sent-words.ts";

/** A file of a product: where it is read, and how large its picture is in pixels. */
export const productFile = z.object({
  id,
  url: z.string(),
  width: sentOrNull(z.number().int()),
  height: sentOrNull(z.number().int()),
});
export type ProductFile = z.infer<typeof productFile>;

/** A product as the backend shows it (specification §3). The first of its images is its cover. */
export const product = alsoCalled(
  { images: ["files"] },
  withReferences(
    { default_measure_unit_id: "measure_unit" },
    z.object({
      id,
      code: sentText,
      catalogue: sentText,
      name: sentWords,
      color: sentWords,
      size: sentWords,
      material: sentWords,
      default_measure_unit_id: sentOrNull(z.number().int()),
      measure_unit: sentOrNull(z.object({ id, short_name: sentText, short_name_en: sentText })),
      images: z.array(productFile).default([]),
      /** Counts the changes of its fields, for If-Match. */
      version: z.number().int().default(0),
    }),
  ),
);
export type Product = z.infer<typeof product>;
export const productPage = paged(product);
/** The answer to a change carries the product under its own name (specification §7). */
export const changedProduct = z.object({ product });
/** The answer to added files; `dropped` counts those that were too many (specification §5). */
export const addedImages = z.object({
  images: z.array(productFile),
  dropped: z.number().int().default(0),
});

const words = (max: number) =>
  z
    .object({ lv: optionalText(max), en: optionalText(max) })
    .nullish()
    .transform((text) => text ?? { lv: "", en: "" });

/** What a product is created and edited with; the Latvian name is needed, as the interface's own language. */
export const productInput = z.object({
  code: requiredText(60),
  catalogue: optionalText(120),
  name: z.object({ lv: requiredText(200), en: optionalText(200) }, { error: "errors.required" }),
  color: words(120),
  size: words(120),
  material: words(120),
  default_measure_unit_id: choiceOf("errors.unit_required"),
});
export type ProductInput = z.infer<typeof productInput>;

/** A change of some fields; they are checked together with the rest of the product. */
export const productPatch = partOf(productInput);

/** The images of a product in their new order, all of them. */
export const imageOrder = z.object({ files: z.array(id).max(100) });
