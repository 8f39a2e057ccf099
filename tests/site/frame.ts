import { type Addresses, home, nothing, toAll, toStaff } from "../support/landing.ts";

export const site: Addresses = {
  "/frame/menu": home("/frame/menu"),
  "/frame/theme": home("/frame/theme"),
  "/frame/shortcuts": home("/frame/shortcuts"),
  "/no-destionation": toStaff("/no-destionation"),
  "/favicon.svg": toAll("/favicon.svg"),
  "/*": nothing("/nowhere/at-all"),
};
