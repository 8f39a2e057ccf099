import banks from "./banks.json" with { type: "json" };
import bulk from "./bulk.json" with { type: "json" };
import contacts from "./contacts.json" with { type: "json" };
import customer_prices from "./customer_prices.json" with { type: "json" };
import estimate_list from "./estimate_list.json" with { type: "json" };
import history from "./history.json" with { type: "json" };
import hub from "./hub.json" with { type: "json" };
import project_form from "./project_form.json" with { type: "json" };
import project_hub from "./project_hub.json" with { type: "json" };
import views from "./views.json" with { type: "json" };

/** The texts of pages of what people come back to, by feature (app/locales/parts.ts). */
export default {
  banks,
  bulk,
  contacts,
  customer_prices,
  estimate_list,
  history,
  hub,
  project_form,
  project_hub,
  views,
};
