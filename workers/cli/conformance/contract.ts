import { calendar } from "./contract/calendar.ts";
import { banks, clients } from "./contract/clients.ts";
import { estimateParts, estimates } from "./contract/estimates.ts";
import { invoices } from "./contract/invoices.ts";
import { projects } from "./contract/projects.ts";
import { reports } from "./contract/reports.ts";
import { session, users } from "./contract/session.ts";
import { dashboard, settings } from "./contract/settings.ts";
import { measureUnits, products, stockItems, workTypes } from "./contract/stock.ts";
import type { Operation } from "./operation.ts";

/** The whole contract, in the order in which it is reported. */
export const contract: readonly Operation[] = [
  ...session,
  ...settings,
  ...users,
  ...clients,
  ...banks,
  ...projects,
  ...estimates,
  ...estimateParts,
  ...invoices,
  ...stockItems,
  ...products,
  ...measureUnits,
  ...workTypes,
  ...calendar,
  ...dashboard,
  ...reports,
];

const byId = new Map(contract.map((operation) => [operation.id, operation]));

export function operationOf(id: string): Operation {
  const operation = byId.get(id);
  if (!operation) throw new Error(`The contract has no ${id}`);
  return operation;
}
