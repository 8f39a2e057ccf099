import { editedForm } from "~/edited";
import { estimateFile, estimateFileInput } from "~/model/estimate-file";

/** The form of a file beside an estimate: what is said of it. */
export const editedFile = editedForm(
  { row: estimateFile, input: estimateFileInput, valuesOf: ({ description }) => ({ description }) },
  { names: { description: "estimates.files.description" } },
);
