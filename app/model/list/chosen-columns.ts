import { z } from "zod";

/** Characters of a column's name and columns of a list, far above what any list has. */
const most = { characters: 60, columns: 60 };

/** The columns of a list that somebody sees, in their order; null shows the usual ones. */
export const chosenColumns = z.object({
  list: z.string(),
  columns: z
    .array(z.string().max(most.characters, "errors.too_long"))
    .max(most.columns, "errors.choice")
    .nullable(),
});
