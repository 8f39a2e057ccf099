import { oneTable } from "#tests/support/by-noun.ts";
import type { Roles } from "./callers.ts";

/**
 * Who may do what, said a second time and by hand (specification §6, §2.1): a slip in the permissions shows here. Every
 * operation has its row in the `roles.ts` of its noun.
 */
export const matrix: Roles = oneTable(
  import.meta.glob<Roles>("../*/roles.ts", { eager: true, import: "roles" }),
);
