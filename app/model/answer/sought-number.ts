import { wholeNumber } from "./fields.ts";

/** A year that dates can be of. */
export const year = wholeNumber({ min: 1900, max: 2100, range: "errors.date_years" });

/** A number that a list is filtered by, such as a status: of one that nobody has, nothing is found. */
export const sought = wholeNumber({
  min: 0,
  max: Number.MAX_SAFE_INTEGER,
  range: "errors.choice",
  error: "errors.choice",
});
