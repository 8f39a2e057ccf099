import { z } from "zod";
import { sentOrNull, sentText, underData } from "../answer/answer.ts";
import { id, requiredText } from "../answer/fields.ts";
import { partOf } from "../answer/part-of.ts";
import { isPlain } from "../text/plain-line.ts";
import { listNames } from "./list-names.ts";

/** Characters that the filters of a view take in an address at most. */
export const longestQuery = 2000;

/** Filters and order of a list under a name, of one person or of all. */
export const savedView = z.object({
  id,
  name: z.string(),
  /** The list that it is of. */
  list: z.string(),
  /** What stands behind the question mark of the list's address. */
  query: sentText,
  is_shared: z.coerce.boolean().default(false),
  /** Who saved it, and may change it beside administrators. */
  owner: sentOrNull(z.object({ id, name: sentText })),
  /** Counts its changes, for If-Match. */
  version: z.number().int().default(0),
});
export type SavedView = z.infer<typeof savedView>;
/**
 * The views of a list, the columns of it that the person sees (null for the usual ones, and none of a backend that keeps
 * none), and where it is had as a spreadsheet and several rows are added to it at once, below the API; "" where that cannot be.
 */
export const savedViewList = z.preprocess(
  underData,
  z.object({
    data: z.array(savedView),
    columns: z.array(z.string()).nullable().optional(),
    file: sentText,
    many: sentText,
    estimates: sentText,
  }),
);

/** What the form of a view holds. */
export const savedViewForm = z.object({
  name: requiredText(60),
  is_shared: z.boolean({ error: "errors.choice" }).default(false),
});

/** It stands in an address, which has no lines. */
const isOneLine = (query: string) => isPlain(query) && !/[\t\n\r]/.test(query);

export const savedViewInput = savedViewForm.extend({
  list: z.enum(listNames, { error: "errors.choice" }),
  query: z.string().max(longestQuery, "errors.too_long").refine(isOneLine, "errors.characters"),
});
export type SavedViewInput = z.infer<typeof savedViewInput>;
export const savedViewPatch = partOf(savedViewForm);
