import { type Addresses, but, login, screen, toAdmin } from "../support/landing.ts";

export const site: Addresses = {
  "/reports": but(screen("/reports", "/reports/planning-report"), {
    admin: "/reports/financial-report",
    stranger: login("/reports"),
  }),
  "/reports/financial-report": toAdmin("/reports/financial-report"),
  "/reports/planning-report": screen("/reports/planning-report"),
  "/reports/books": toAdmin("/reports/books"),
};
