import { Named } from "./answers.ts";
import { isBody } from "./input.ts";
import type { Routes } from "./routing.ts";

export interface Company {
  colors: Record<string, string>;
  modules: string[];
  timeframe: [number, number];
  translations: Record<number, Record<string, unknown>>;
}

export const company = (): Company => ({
  colors: {
    primary_color: "#0B5351",
    secondary_color: "#9FA7B8",
    button1_color: "#000000",
    button2_color: "#D81B60",
    text1_color: "#000333",
    text2_color: "#000000",
  },
  modules: [
    "calendar",
    "product_estimate",
    "position_estimate",
    "hoursReport",
    "stockOrderReport",
    "incomeForecast",
    "incomeProgress",
    "incomeReport",
    "productionCosts",
  ],
  timeframe: [8, 11],
  translations: { 1: {}, 2: {} },
});

const languages = [
  { id: 1, code: "lv" },
  { id: 2, code: "en" },
];

export const companyRoutes: Routes = {
  "GET /system-config": ({ store: { company } }) =>
    new Named({
      data: {
        colors: company.colors,
        images: {
          logo_main: "/storage/logo.png",
          logo_estimate: "/storage/logo-estimate.png",
          favicon_light: "/storage/light.png",
          favicon_dark: "/storage/dark.png",
        },
        modules: company.modules,
        module_config: { calendar: { timeframe: company.timeframe } },
        languages: languages.map((one) => ({ ...one, translations: company.translations[one.id] ?? {} })),
      },
    }),
  "GET /companies/1": ({ store: { company } }) => ({ id: 1, ...company.colors }),
  "PATCH /companies/1": ({ store: { company }, input }) => {
    for (const key of Object.keys(company.colors)) {
      if (input.has(key)) company.colors[key] = input.text(key);
    }
    input.check();
    return { id: 1, ...company.colors };
  },
  "PATCH /languages/:id": ({ store: { company }, at, input }) => {
    company.translations[Number(at("id"))] = input.rest("translations");
  },
  "PATCH /modules": ({ store: { company }, input }) => {
    const calendar = input.rest("module_config").calendar ?? input.rest("calendar");
    const timeframe = isBody(calendar) ? calendar.timeframe : undefined;
    if (Array.isArray(timeframe)) company.timeframe = [Number(timeframe[0]), Number(timeframe[1])];
    return company.timeframe;
  },
};
