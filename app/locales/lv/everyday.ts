import conflict from "./conflict.json" with { type: "json" };
import dialog from "./dialog.json" with { type: "json" };
import errors from "./errors.json" with { type: "json" };
import form from "./form.json" with { type: "json" };
import languages from "./languages.json" with { type: "json" };
import menu from "./menu.json" with { type: "json" };
import page from "./page.json" with { type: "json" };
import problems from "./problems.json" with { type: "json" };
import saving from "./saving.json" with { type: "json" };
import search from "./search.json" with { type: "json" };

/** The texts of what every page has, by feature (app/locales/parts.ts). */
export default {
  conflict,
  dialog,
  errors,
  form,
  languages,
  menu,
  page,
  problems,
  saving,
  search,
};
