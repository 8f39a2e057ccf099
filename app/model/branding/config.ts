import { z } from "zod";
import { lenient } from "../answer/answer.ts";
import { type Language, languages } from "../text/language.ts";
import { defaultColours } from "./branding.ts";

const colour = z.string({ error: "errors.colour" }).regex(/^#[0-9a-fA-F]{6}$/, { error: "errors.colour" });

/** The branding colours of an installation, each #RRGGBB; refused with "errors.colour" (specification §3). */
export const colours = z.object({
  primary_color: colour,
  secondary_color: colour,
  button1_color: colour,
  button2_color: colour,
  text1_color: colour,
  text2_color: colour,
});

/** The module keys of specification §1. A backend that says nothing of modules has all of them. */
export const specifiedModules = [
  "calendar",
  "product_estimate",
  "position_estimate",
  "hoursReport",
  "stockOrderReport",
  "incomeForecast",
  "incomeProgress",
  "incomeReport",
  "productionCosts",
] as const;
/** Those and ours beside them, which are off for backends that do not name them. An installation of our own begins with all. */
export const moduleKeys = [...specifiedModules, "margin", "books", "bank"] as const;
export type ModuleKey = (typeof moduleKeys)[number];

/** Chosen from a list of hours, from which nobody can choose any other. */
const hourOf = (first: number, last: number) =>
  z
    .number({ error: "errors.number" })
    .int("errors.number")
    .min(first, "errors.choice")
    .max(last, "errors.choice");

/** Start hour and number of hourly slots of the calendar's day. */
export const timeframe = z.tuple([hourOf(0, 23), hourOf(1, 24)]);
const defaultTimeframe: z.infer<typeof timeframe> = [8, 11];

/** A picture that pages can show: the browser takes none from elsewhere, and a backend is reached below /api alone. */
const image = z.preprocess(
  (url) => (typeof url === "string" && !url.startsWith("/api/") && url.length <= 500 ? null : (url ?? null)),
  z.string().max(500).nullable(),
);
export const images = z.object({
  logo_main: image,
  logo_estimate: image,
  favicon_light: image,
  favicon_dark: image,
});

/** Texts that an installation words differently: flat keys such as "clients.title" (specification §1, §3). */
export const translations = z.record(z.string().max(120), z.string().max(2000));
export const languageRow = z.object({
  id: z.number().int(),
  code: z.string(),
  // A backend written in PHP sends an empty map as [].
  translations: z.preprocess((map) => (Array.isArray(map) ? {} : (map ?? {})), translations),
});

const noImages = { logo_main: null, logo_estimate: null, favicon_light: null, favicon_dark: null };

/** Branding, modules and texts of an installation (specification §3), read leniently: what is missing is the default. */
export const config = z.object({
  version: z.number().int().default(0),
  colors: lenient(colours, defaultColours),
  images: lenient(images, noImages),
  modules: lenient(z.array(z.string()), [...specifiedModules]),
  module_config: lenient(z.object({ calendar: z.object({ timeframe }) }), {
    calendar: { timeframe: defaultTimeframe },
  }),
  languages: lenient(z.array(languageRow), []),
});
export type Config = z.infer<typeof config>;

/** What is shown where a backend has no configuration of its own: answers 404 (specification 4.9). */
export const defaultConfig: Config = config.parse({
  languages: languages.map((code, index) => ({ id: index + 1, code, translations: {} })),
});

/** The installation's own words in one language. */
export const overridesFor = (settings: Config, code: Language): Record<string, string> =>
  settings.languages.find((row) => row.code === code)?.translations ?? {};
