import { editedForm } from "#app/forms/edited.ts";
import { savedView, savedViewForm } from "#model/list/saved-view.ts";
import { viewValues } from "./values.ts";

/** The form of a saved view. */
export const editedView = editedForm(
  { row: savedView, input: savedViewForm, valuesOf: viewValues },
  { texts: "views", names: { is_shared: "views.shared" } },
);
