import { z } from "zod";
import { editedForm } from "#app/forms/edited.ts";
import { positionItem } from "#model/estimate/position-item.ts";

/** A tick for each image, by its id. None is a choice as well: a form without a ticked box sends nothing of them. */
const chosen = z.object({
  images: z
    .record(z.string(), z.string().optional())
    .default({})
    .transform((ticks) => Object.keys(ticks).flatMap((id) => (ticks[id] ? [Number(id)] : []))),
});

/** The form of which images of a line stand in the offer: each is chosen by itself. */
export const editedImages = editedForm(
  {
    row: positionItem,
    input: chosen,
    valuesOf: ({ product }) => ({
      images: Object.fromEntries(
        (product?.images ?? []).map(({ id, is_selected }) => [String(id), is_selected ? "on" : ""]),
      ),
    }),
  },
  { texts: "estimates" },
);
