import { type Addresses, nothing, toAdmin } from "../support/landing.ts";

export const site: Addresses = {
  "/dashboard": toAdmin("/dashboard?from=2025-01-01&to=2025-12-31"),
};

export const oddities = [nothing("/dashboard/nothing")];
