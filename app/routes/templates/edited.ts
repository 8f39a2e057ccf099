import { editedForm } from "#app/forms/edited.ts";
import { listedTemplate, templatePatch } from "#model/estimate/template.ts";
import { templateValues } from "./values.ts";

/** The form of a template's name. */
export const editedTemplate = editedForm(
  { row: listedTemplate, input: templatePatch, valuesOf: templateValues },
  { texts: "templates" },
);
