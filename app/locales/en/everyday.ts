import calendar from "./calendar.json";
import conflict from "./conflict.json";
import dialog from "./dialog.json";
import errors from "./errors.json";
import form from "./form.json";
import holidays from "./holidays.json";
import languages from "./languages.json";
import menu from "./menu.json";
import page from "./page.json";
import problems from "./problems.json";
import saving from "./saving.json";
import session from "./session.json";

/** The texts of the calendar, of signing in and of what every page has, by feature (app/locales/parts.ts). */
export default {
  calendar,
  conflict,
  dialog,
  errors,
  form,
  holidays,
  languages,
  menu,
  page,
  problems,
  saving,
  session,
};
