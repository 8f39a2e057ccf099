import { type Addresses, toAdmin } from "../support/landing.ts";

export const site: Addresses = {
  "/settings": toAdmin("/settings"),
  "/settings/modules": toAdmin("/settings/modules"),
  "/settings/branding": toAdmin("/settings/branding"),
  // It only takes what is sent to it.
  "/settings/branding/:address/images/:kind": toAdmin(
    "/settings/branding/all/images/logo_main",
    "/settings/branding",
  ),
  "/settings/terms/file": toAdmin("/settings/terms/file", "/settings/terms"),
  "/settings/units": toAdmin("/settings/units"),
  "/settings/calendar": toAdmin("/settings/calendar?year=2026"),
  "/settings/vat": toAdmin("/settings/vat"),
  "/settings/vat/add": toAdmin("/settings/vat/add"),
  "/settings/vat/:rateId": toAdmin("/settings/vat/1"),
  "/settings/terms": toAdmin("/settings/terms"),
  "/settings/mail": toAdmin("/settings/mail"),
  "/settings/interest": toAdmin("/settings/interest"),
  "/settings/closing": toAdmin("/settings/closing"),
  "/settings/accounting": toAdmin("/settings/accounting"),
  "/settings/bank": toAdmin("/settings/bank"),
  "/settings/internal-rates": toAdmin("/settings/internal-rates"),
  "/settings/reminders": toAdmin("/settings/reminders"),
  "/settings/texts": toAdmin("/settings/texts?q=klients"),
  "/settings/texts/reset": toAdmin("/settings/texts/reset?lang=en"),
};
