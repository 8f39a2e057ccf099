import { type Addresses, but, toAdmin } from "../support/landing.ts";

export const site: Addresses = {
  "/setup": toAdmin("/setup"),
  // There is no sample to be removed.
  "/setup/sample/remove": but(toAdmin("/setup/sample/remove"), { admin: "/setup" }),
};
