import { oneTable } from "#tests/support/by-noun.ts";
import type { Mutation } from "./mutation.ts";

/** Every operation of the installation that changes something, once. */
export const mutations = oneTable(
  import.meta.glob<Record<string, Mutation>>("../*/mutations.ts", { eager: true, import: "mutations" }),
);

/** Operations that are asked by POST because filters go in the body (specification §7), and change nothing: their paths. */
export const readings = oneTable(
  import.meta.glob<Record<string, string>>("../*/readings.ts", { eager: true, import: "readings" }),
);
