import { z } from "zod";
import { listOf } from "../answer/answer.ts";
import { requiredText, typedDate } from "../answer/fields.ts";
import { year } from "../answer/sought-number.ts";

/** A day off as an installation has it (domain §5): a public holiday, worked on or not, or one of its own. */
export const holiday = z.object({
  /** yyyy-MM-dd */
  date: z.string(),
  name: z.string(),
  is_own: z.coerce.boolean().default(false),
  /** A public holiday on which this installation works. */
  is_removed: z.coerce.boolean().default(false),
});
export type Holiday = z.output<typeof holiday>;
export const holidayList = listOf(holiday);

/** A day off of the installation's own. */
export const holidayInput = z.object({ date: typedDate, name: requiredText(80) });

/** Years that the settings show: those that dates can be of. */
export const holidayYear = year;
