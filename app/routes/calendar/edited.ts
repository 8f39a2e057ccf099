import { editedForm } from "#app/forms/edited.ts";
import { formOf } from "#app/forms/form.ts";
import { calendarEntry } from "#model/calendar/entry.ts";
import { entryForm } from "./entry-input.ts";
import { entryValues } from "./values.ts";

/** The form of an entry. Who, when and from what hour on say one thing together: where it is. */
const editedAs = (description: string) =>
  editedForm(
    {
      row: calendarEntry,
      input: entryForm,
      valuesOf: entryValues,
    },
    {
      texts: "calendar",
      names: {
        description,
        user_id: "calendar.employee",
        start_time_id: "calendar.start",
        work_type_id: "calendar.work_type",
      },
      together: [["user_id", "date", "start_time_id"]],
    },
  );

export const editedEntry = editedAs("calendar.description");
export const editedWork = editedAs("calendar.commentary");

/** The form of an entry that was sent: an entry of additional work has a commentary where others have a description. */
export const sentEntry = async (request: Request) =>
  (await formOf(request)).has("additional") ? editedWork : editedEntry;
