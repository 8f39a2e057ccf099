import branding from "./branding.json";
import charts from "./charts.json";
import dashboard from "./dashboard.json";
import day_settings from "./day_settings.json";
import documents from "./documents.json";
import estimates from "./estimates.json";
import invoice from "./invoice.json";
import modules from "./modules.json";
import products from "./products.json";
import profile from "./profile.json";
import reports from "./reports.json";
import rich_text from "./rich_text.json";
import settings from "./settings.json";
import stock from "./stock.json";
import texts from "./texts.json";
import units from "./units.json";
import uploads from "./uploads.json";
import users from "./users.json";
import vat from "./vat.json";
import vat_rates from "./vat_rates.json";
import work_types from "./work_types.json";

/** All other texts of this language, by feature. */
export default {
  branding,
  charts,
  dashboard,
  day_settings,
  documents,
  estimates,
  invoice,
  modules,
  products,
  profile,
  reports,
  rich_text,
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
