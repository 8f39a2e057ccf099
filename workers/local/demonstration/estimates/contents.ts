import type { ModuleKey } from "#model/branding/config.ts";
import type { DemonstrationName } from "../demonstrations.ts";
import { looks } from "../looks.ts";
import { acmeEstimates } from "./acme.ts";
import { betaEstimates } from "./beta.ts";
import type { EstimateContent } from "./content.ts";
import { portalEstimates } from "./portal.ts";

export const estimateContents: Record<DemonstrationName, EstimateContent> = {
  portal: portalEstimates,
  acme: acmeEstimates,
  beta: betaEstimates,
};

const position: ModuleKey = "position_estimate";
const product: ModuleKey = "product_estimate";

/** Which types of estimates an installation makes. */
export function estimateTypesOf(name: DemonstrationName): { position: boolean; product: boolean } {
  const { modules } = looks[name];
  return { position: modules.includes(position), product: modules.includes(product) };
}
