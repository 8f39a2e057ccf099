import { acmePurchases } from "../acme-suppliers.ts";
import type { DemonstrationName } from "../demonstrations.ts";
import { portalPurchases } from "../portal/suppliers.ts";
import type { PurchaseContent } from "./content.ts";

/** What each installation buys; one is shown as it is before its first supplier's invoice. */
export const purchaseContents: Record<DemonstrationName, PurchaseContent> = {
  portal: portalPurchases,
  acme: acmePurchases,
  beta: { suppliers: [], terms: [], monthly: [], told: [] },
};
