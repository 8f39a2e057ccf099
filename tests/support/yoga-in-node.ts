import { standIn } from "#backend/documents/layout-engine.ts";
import { loadYoga as load } from "../../node_modules/yoga-layout/dist/src/load.js";

/** Stands in for "yoga-layout/load" as documents/yoga.ts does in a Worker; Node compiles what the package carries. */
export const loadYoga = () => standIn(load);

export * from "../../node_modules/yoga-layout/dist/src/generated/YGEnums.js";
