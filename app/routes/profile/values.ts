import type { User } from "#model/user/user.ts";

/** What the form begins with. Apart from its schemas: a page shows it before they come. */
export const profileValues = ({ name, email, language }: User) => ({
  name,
  email,
  language,
  own: email,
  current_password: "",
});
