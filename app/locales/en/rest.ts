import branding from "./branding.json" with { type: "json" };
import charts from "./charts.json" with { type: "json" };
import dashboard from "./dashboard.json" with { type: "json" };
import day_settings from "./day_settings.json" with { type: "json" };
import documents from "./documents.json" with { type: "json" };
import estimates from "./estimates.json" with { type: "json" };
import invoice from "./invoice.json" with { type: "json" };
import modules from "./modules.json" with { type: "json" };
import products from "./products.json" with { type: "json" };
import profile from "./profile.json" with { type: "json" };
import reports from "./reports.json" with { type: "json" };
import rich_text from "./rich_text.json" with { type: "json" };
import settings from "./settings.json" with { type: "json" };
import stock from "./stock.json" with { type: "json" };
import texts from "./texts.json" with { type: "json" };
import units from "./units.json" with { type: "json" };
import uploads from "./uploads.json" with { type: "json" };
import users from "./users.json" with { type: "json" };
import vat from "./vat.json" with { type: "json" };
import vat_rates from "./vat_rates.json" with { type: "json" };
import work_types from "./work_types.json" with { type: "json" };

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
