import { editedForm } from "~/edited";
import { dataForm } from "~/model/own-profile";
import { user } from "~/model/user";

/** The form of one's own data, which an administrator may be changing as well. */
export const editedProfile = editedForm(
  {
    row: user,
    input: dataForm,
    valuesOf: ({ name, email, language }) => ({ name, email, language, own: email, current_password: "" }),
  },
  {
    names: {
      name: "profile.name",
      email: "profile.email",
      own: "profile.email",
      language: "profile.language",
      current_password: "profile.current_password",
    },
  },
);
