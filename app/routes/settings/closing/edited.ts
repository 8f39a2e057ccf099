import { editedForm } from "#app/forms/edited.ts";
import { bookClosing } from "#model/company/closing.ts";
import { type Company, company } from "#model/company/company.ts";
import { showDate } from "#model/date/dates.ts";

/** What the form begins with, as a person types it. */
export const valuesOf = ({ closing: { until } }: Company) => ({ until: showDate(until ?? "") });

/** The form of closed books. */
export const editedClosing = editedForm({ row: company, input: bookClosing, valuesOf }, { texts: "closing" });
