import type { ModuleKey } from "../branding/config.ts";
import { estimateType } from "./estimate-type.ts";

/** The kinds of estimates and the modules that they belong to (specification §1). */
const kinds: readonly { type: number; module: ModuleKey }[] = [
  { type: estimateType.position, module: "position_estimate" },
  { type: estimateType.product, module: "product_estimate" },
];

/** The kinds that new estimates may be of, the usual one first. */
export const enabledTypes = (modules: readonly string[]): number[] =>
  kinds.filter(({ module }) => modules.includes(module)).map(({ type }) => type);
