import { type Colours, defaultColours } from "#model/branding/branding.ts";
import { type ModuleKey, moduleKeys } from "#model/branding/config.ts";
import type { Language } from "#model/text/language.ts";
import type { DemonstrationName } from "./demonstrations.ts";

/** What an installation chooses for itself. */
interface Look {
  colours: Colours;
  modules: ModuleKey[];
  /** Its own words by flat key. */
  translations: Record<Language, Record<string, string>>;
}

const without = (...keys: ModuleKey[]) => moduleKeys.filter((key) => !keys.includes(key));

/** Three installations that differ in everything they can choose (specification §1). */
export const looks: Record<DemonstrationName, Look> = {
  portal: {
    colours: defaultColours,
    modules: [...moduleKeys],
    translations: { lv: {}, en: {} },
  },
  acme: {
    colours: {
      primary_color: "#0B3C5D",
      secondary_color: "#A3B8C2",
      button1_color: "#0F6E6E",
      button2_color: "#C2410C",
      text1_color: "#0A2540",
      text2_color: "#1B2733",
    },
    modules: without("hoursReport", "incomeForecast"),
    translations: { lv: {}, en: {} },
  },
  beta: {
    colours: {
      primary_color: "#2F6B3C",
      secondary_color: "#CDBFA3",
      button1_color: "#C2560C",
      button2_color: "#8A2F1B",
      text1_color: "#22381F",
      text2_color: "#2B2A26",
    },
    modules: without("calendar", "product_estimate"),
    translations: {
      lv: {
        "menu.clients": "Pasūtītāji",
        "clients.title": "Pasūtītāji",
        "clients.new": "Jauns pasūtītājs",
        "clients.add": "Pievienot pasūtītāju",
        "clients.search": "Meklēt pasūtītāju",
        "projects.client": "Pasūtītājs",
        "filters.client": "Pasūtītājs",
      },
      en: {
        "menu.clients": "Customers",
        "clients.title": "Customers",
        "clients.new": "New customer",
        "clients.add": "Add customer",
        "clients.search": "Search customers",
        "projects.client": "Customer",
        "filters.client": "Customer",
      },
    },
  },
};
