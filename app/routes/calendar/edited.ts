import { editedForm } from "#app/edited.ts";
import { calendarEntry } from "#model/calendar/entry.ts";
import { entryForm } from "./entry-input.ts";
import { entryValues } from "./values.ts";

/** The form of an entry. Who, when and from what hour on say one thing together: where it is. */
export const editedEntry = editedForm(
  {
    row: calendarEntry,
    input: entryForm,
    valuesOf: entryValues,
  },
  {
    texts: "calendar",
    names: {
      user_id: "calendar.employee",
      start_time_id: "calendar.start",
      work_type_id: "calendar.work_type",
    },
    together: [["user_id", "date", "start_time_id"]],
  },
);
