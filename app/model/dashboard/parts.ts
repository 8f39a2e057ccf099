import type { ModuleKey } from "../branding/config.ts";
import type { Dashboard } from "./dashboard.ts";

/** Parts that a module has to be switched on for (specification §1); the others are always there. */
const dashboardModules = {
  income_progress: "incomeProgress",
  income_forecast: "incomeForecast",
  utilisation: "calendar",
} satisfies Partial<Record<keyof Dashboard, ModuleKey>>;

/** Whether a part of the dashboard is shown with the modules that are on. */
export const isPartOn = (part: keyof typeof dashboardModules, modules: readonly string[]): boolean =>
  modules.includes(dashboardModules[part]);
