import { showDate } from "#model/date/dates.ts";
import type { RecurringInvoice } from "#model/recurring/recurring-invoice.ts";

type Filled = Pick<RecurringInvoice, "name" | "every" | "day_of_month" | "starts_on" | "ends_on" | "does">;

/** What the form begins with. Apart from its schemas: a page shows it before they come. */
export const recurringValues = ({ name, every, day_of_month, starts_on, ends_on, does }: Filled) => ({
  name,
  every,
  day_of_month: String(day_of_month),
  starts_on: showDate(starts_on),
  ends_on: showDate(ends_on ?? ""),
  does,
});
