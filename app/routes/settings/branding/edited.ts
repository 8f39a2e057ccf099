import { editedForm } from "#app/edited.ts";
import { addressConfig } from "#model/answer/address-look.ts";
import { colours } from "#model/branding/config.ts";

/** The form of the colours. They are part of the configuration, of which a colleague may change something else. */
export const editedColours = editedForm(
  { row: addressConfig, input: colours, valuesOf: ({ colors }) => ({ ...colors }) },
  {
    names: {
      primary_color: "branding.names.primary_color",
      secondary_color: "branding.names.secondary_color",
      button1_color: "branding.names.button1_color",
      button2_color: "branding.names.button2_color",
      text1_color: "branding.names.text1_color",
      text2_color: "branding.names.text2_color",
    },
  },
);
