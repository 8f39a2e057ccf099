import type { ScreenId } from "./screens.ts";

/** What administrators set, in its order: the parts of the screen of settings. */
export const settings = [
  { name: "company", path: "/settings", screen: "settings" },
  { name: "modules", path: "/settings/modules", screen: "settings" },
  { name: "branding", path: "/settings/branding", screen: "settings" },
  { name: "vat_rates", path: "/settings/vat", screen: "settings" },
  { name: "terms", path: "/settings/terms", screen: "settings" },
  { name: "mail", path: "/settings/mail", screen: "settings" },
  { name: "interest", path: "/settings/interest", screen: "settings" },
  { name: "reminders", path: "/settings/reminders", screen: "reminderSettings" },
  { name: "internal_rates", path: "/settings/internal-rates", screen: "rateSettings" },
  { name: "closing", path: "/settings/closing", screen: "closingSettings" },
  { name: "accounting", path: "/settings/accounting", screen: "accountingSettings" },
  { name: "bank_booking", path: "/settings/bank", screen: "bankSettings" },
  { name: "units", path: "/settings/units", screen: "unitSettings" },
  { name: "calendar", path: "/settings/calendar", screen: "calendarSettings" },
  { name: "texts", path: "/settings/texts", screen: "settings" },
] as const satisfies readonly { name: string; path: string; screen: ScreenId }[];
