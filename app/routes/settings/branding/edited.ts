import { editedForm } from "#app/forms/edited.ts";
import { addressConfig } from "#model/answer/address-look.ts";
import { colours } from "#model/branding/config.ts";

/** The form of the colours. They are part of the configuration, of which a colleague may change something else. */
export const editedColours = editedForm(
  { row: addressConfig, input: colours, valuesOf: ({ colors }) => ({ ...colors }) },
  {
    texts: "branding.names",
  },
);
