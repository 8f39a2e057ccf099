import { editedForm } from "#app/forms/edited.ts";
import { unit, unitInput } from "#model/stock/unit.ts";
import { unitValues } from "./values.ts";

/** The form of a measure unit: a row of their list. */
export const editedUnit = editedForm(
  {
    row: unit,
    input: unitInput,
    valuesOf: unitValues,
  },
  { texts: "units", names: { short_name: "units.name", short_name_en: "units.name_en" } },
);
