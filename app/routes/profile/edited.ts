import { editedForm } from "#app/forms/edited.ts";
import { dataForm } from "#model/user/own-profile.ts";
import { user } from "#model/user/user.ts";
import { profileValues } from "./values.ts";

/** The form of one's own data, which an administrator may be changing as well. */
export const editedProfile = editedForm(
  {
    row: user,
    input: dataForm,
    valuesOf: profileValues,
  },
  {
    texts: "profile",
    names: { own: "profile.email" },
  },
);
