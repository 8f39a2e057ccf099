import { editedForm } from "#app/edited.ts";
import { workType, workTypeInput } from "#model/stock/work-type.ts";

/** The form of a kind of work. */
export const editedWorkType = editedForm(
  {
    row: workType,
    input: workTypeInput,
    valuesOf: ({ name, color, is_additional }) => ({ name, color, is_additional: is_additional ? "on" : "" }),
  },
  {
    texts: "work_types",
    names: { is_additional: "work_types.pinned" },
  },
);
