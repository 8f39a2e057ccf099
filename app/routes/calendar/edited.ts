import { editedForm } from "#app/edited.ts";
import { calendarEntry } from "#model/calendar/entry.ts";
import { showDate } from "#model/date/dates.ts";
import { entryForm } from "./entry-input.ts";

/** The form of an entry. Who, when and from what hour on say one thing together: where it is. */
export const editedEntry = editedForm(
  {
    row: calendarEntry,
    input: entryForm,
    valuesOf: (row) => ({
      user_id: String(row.user_id),
      date: showDate(row.date),
      start_time_id: String(row.start_time_id),
      duration: String(row.duration),
      work_type_id: row.work_type_id === null ? "" : String(row.work_type_id),
      description: row.description,
      link: row.link,
    }),
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
