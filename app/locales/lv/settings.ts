import accounting from "./accounting.json" with { type: "json" };
import bank_booking from "./bank_booking.json" with { type: "json" };
import branding from "./branding.json" with { type: "json" };
import closing from "./closing.json" with { type: "json" };
import day_settings from "./day_settings.json" with { type: "json" };
import interest from "./interest.json" with { type: "json" };
import internal_rates from "./internal_rates.json" with { type: "json" };
import mail_sender from "./mail_sender.json" with { type: "json" };
import modules from "./modules.json" with { type: "json" };
import settings from "./settings.json" with { type: "json" };
import terms from "./terms.json" with { type: "json" };
import texts from "./texts.json" with { type: "json" };
import vat_rates from "./vat_rates.json" with { type: "json" };

/** The texts of the settings, by feature (app/locales/parts.ts). */
export default {
  accounting,
  bank_booking,
  branding,
  closing,
  day_settings,
  interest,
  internal_rates,
  mail_sender,
  modules,
  settings,
  terms,
  texts,
  vat_rates,
};
