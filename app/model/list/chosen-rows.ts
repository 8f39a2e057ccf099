import { z } from "zod";
import { id } from "../answer/fields.ts";

/** Ids of rows of a list, as an address has them: `row=1&row=2`. As many as a page of a list has at most. */
export const chosenRows = z.preprocess(
  (sent) => (sent === undefined ? undefined : [sent].flat()),
  z.array(id).max(100).optional(),
);
