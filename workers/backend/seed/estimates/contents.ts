import type { ModuleKey } from "../../../../app/model/config";
import type { DemonstrationName } from "../demonstrations";
import { looks } from "../looks";
import { acmeEstimates } from "./acme";
import { betaEstimates } from "./beta";
import type { EstimateContent } from "./content";
import { portalEstimates } from "./portal";

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
