import { z } from "zod";
import { lenient, listOf } from "../answer/answer.ts";
import { id, requiredText } from "../answer/fields.ts";
import { defaultColour } from "./default-colour.ts";

const hex = /^#[0-9a-fA-F]{6}$/;

/** A kind of work that is planned, also called vacancy or job category; `is_additional` pins it to the calendar. */
export const workType = z.object({
  id,
  name: z.string(),
  color: lenient(z.string().regex(hex), defaultColour),
  is_additional: z.coerce.boolean().default(false),
  /** Counts its changes, for If-Match. */
  version: z.number().int().default(0),
});
export type WorkType = z.infer<typeof workType>;
export const workTypeList = listOf(workType);

const pinned = z.boolean({ error: "errors.choice" });

/** A kind of work as it is entered: a colour is required (specification §5). */
export const workTypeInput = z.object({
  name: requiredText(120),
  color: z.string({ error: "errors.colour" }).regex(hex, "errors.colour"),
  is_additional: pinned.default(false),
});
export type WorkTypeInput = z.infer<typeof workTypeInput>;
/** A change of some fields: what is not sent stays, so that nothing has a default here. */
export const workTypePatch = workTypeInput.extend({ is_additional: pinned }).partial();
