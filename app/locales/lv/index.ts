import banks from "./banks.json";
import branding from "./branding.json";
import calendar from "./calendar.json";
import charts from "./charts.json";
import clients from "./clients.json";
import conflict from "./conflict.json";
import customer_prices from "./customer_prices.json";
import dashboard from "./dashboard.json";
import day_settings from "./day_settings.json";
import dialog from "./dialog.json";
import documents from "./documents.json";
import errors from "./errors.json";
import estimates from "./estimates.json";
import filters from "./filters.json";
import form from "./form.json";
import holidays from "./holidays.json";
import invoice from "./invoice.json";
import invoices from "./invoices.json";
import languages from "./languages.json";
import mail from "./mail.json";
import menu from "./menu.json";
import modules from "./modules.json";
import page from "./page.json";
import problems from "./problems.json";
import products from "./products.json";
import profile from "./profile.json";
import projects from "./projects.json";
import reports from "./reports.json";
import rich_text from "./rich_text.json";
import saving from "./saving.json";
import session from "./session.json";
import settings from "./settings.json";
import stock from "./stock.json";
import texts from "./texts.json";
import units from "./units.json";
import uploads from "./uploads.json";
import users from "./users.json";
import vat from "./vat.json";
import vat_rates from "./vat_rates.json";
import work_types from "./work_types.json";

/** Every text of the interface and of mails in this language, by feature. */
export default {
  banks,
  branding,
  calendar,
  charts,
  clients,
  conflict,
  customer_prices,
  dashboard,
  day_settings,
  dialog,
  documents,
  errors,
  estimates,
  filters,
  form,
  holidays,
  invoice,
  invoices,
  languages,
  mail,
  menu,
  modules,
  page,
  problems,
  products,
  profile,
  projects,
  reports,
  rich_text,
  saving,
  session,
  settings,
  stock,
  texts,
  units,
  uploads,
  users,
  vat,
  vat_rates,
  work_types,
};
