import { type Addresses, but, gone, home, toAll } from "../support/landing.ts";

export const site: Addresses = {
  "/": home("/"),
  "/login": home("/login"),
  "/logout": home("/logout"),
  "/language": home("/language"),
  "/renew-password": toAll("/renew-password"),
  "/d/:token": but(gone(toAll("/d/none")), { stranger: null }),
  "/renew-password-form/:token": toAll("/renew-password-form/none"),
};
