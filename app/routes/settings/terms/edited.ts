import { editedForm } from "#app/forms/edited.ts";
import { type Terms, terms, termsInput } from "#model/company/terms.ts";

/** What the form begins with. */
export const termsValues = ({ text_lv, text_en }: Pick<Terms, "text_lv" | "text_en">) => ({
  text_lv,
  text_en,
});

/** The form of the agency's terms: what is saved is their next version. */
export const editedTerms = editedForm(
  { row: terms, input: termsInput, valuesOf: termsValues },
  { texts: "terms" },
);
