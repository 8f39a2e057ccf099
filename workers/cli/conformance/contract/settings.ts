import { one as oneRow } from "#model/answer/answer.ts";
import { config } from "#model/branding/config.ts";
import { dashboardAnswer } from "#model/dashboard/dashboard.ts";
import { inside } from "../fields.ts";
import { list, noun, one } from "../operation.ts";

/** Specification §3 App configuration, §7 Configuration and company. */
const colours =
  "primary_color:colour secondary_color:colour button1_color:colour button2_color:colour text1_color:colour text2_color:colour";
const whole = [
  "colors:object images:object modules:list module_config:object? languages:list",
  inside("colors", colours),
  inside("images", "logo_main:text? logo_estimate:text? favicon_light:text? favicon_dark:text?"),
  inside("languages[]", "id:id code:text translations:any?"),
].join(" ");

export const settings = noun("Settings", [
  // Without one the product has defaults (specification 4.9).
  ["config.read", "GET /system-config", one(whole, { reader: oneRow(config) }), { level: "should" }],
  ["config.company.read", "GET /companies/{id}", one("colors|primary_color:any"), { isVersioned: true }],
  ["config.company.update", "PATCH /companies/{id}", "anything"],
  ["config.language.update", "PATCH /languages/{id}", "anything"],
  ["config.modules.update", "PATCH /modules/", "anything"],
  ["company.read", "GET /companies/1/details", one("legal_name:text?"), { level: "may" }],
  ["vat_rates.list", "GET /vat_rates", list("id:id rate:decimal"), { level: "may" }],
  ["holidays.list", "GET /holidays", list("date:date name:text"), { level: "may" }],
]);

const graphs = "graphs:object graphs.invoices:list graphs.project_count:list";

export const dashboard = noun("Dashboard", [
  ["dashboard.read", "GET /dashboard", one(graphs, { reader: dashboardAnswer })],
]);
