import { editedForm } from "#app/forms/edited.ts";
import { workType, workTypeInput } from "#model/stock/work-type.ts";
import { workTypeValues } from "./values.ts";

/** The form of a kind of work. */
export const editedWorkType = editedForm(
  {
    row: workType,
    input: workTypeInput,
    valuesOf: workTypeValues,
  },
  {
    texts: "work_types",
    names: { is_additional: "work_types.pinned" },
  },
);
