import { editedForm } from "#app/forms/edited.ts";
import { estimateFile, estimateFileInput } from "#model/estimate/file.ts";
import { fileValues } from "./values.ts";

/** The form of a file beside an estimate: what is said of it. */
export const editedFile = editedForm(
  { row: estimateFile, input: estimateFileInput, valuesOf: fileValues },
  { texts: "estimates.files" },
);
