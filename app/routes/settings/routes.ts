import { route } from "@remix-run/route-config";
import { type NounRoutes, page } from "../page-route.ts";

/** The company's own details and everything else that administrators set. */
export const settings: NounRoutes = {
  pages: [
    route("settings", "routes/settings/company.tsx"),
    route("settings/modules", "routes/settings/modules.tsx"),
    route("settings/branding", "routes/settings/branding/page.tsx"),
    route("settings/units", "routes/settings/units.tsx"),
    route("settings/calendar", "routes/settings/calendar/page.tsx"),
    page("settings/vat", "routes/settings/vat/list.tsx", [
      route("add", "routes/settings/vat/add-dialog.tsx"),
      route(":rateId", "routes/settings/vat/edit-dialog.tsx"),
    ]),
    route("settings/mail", "routes/settings/mail/page.tsx"),
    route("settings/terms", "routes/settings/terms/page.tsx"),
    route("settings/interest", "routes/settings/interest/page.tsx"),
    route("settings/closing", "routes/settings/closing/page.tsx"),
    route("settings/accounting", "routes/settings/accounting/page.tsx"),
    route("settings/bank", "routes/settings/bank/page.tsx"),
    route("settings/internal-rates", "routes/settings/internal-rates/page.tsx"),
    route("settings/reminders", "routes/settings/reminders/page.tsx"),
    page("settings/texts", "routes/settings/texts/page.tsx", [
      route("reset", "routes/settings/texts/reset-dialog.tsx"),
    ]),
  ],
  resources: [
    route("settings/branding/:address/images/:kind", "routes/settings/branding/upload.ts"),
    route("settings/terms/file", "routes/settings/terms/upload.ts"),
  ],
};
