import { z } from "zod";
import type { ModuleKey } from "#model/branding/config.ts";
import { neededBy } from "#model/branding/needed-modules.ts";
import type { Role } from "#model/user/role.ts";

/** Who may call an operation (specification §6, §2.1). "anyone" needs no token, a bookkeeper is a user with that permission. */
const roleGroups = {
  anyone: ["anyone"],
  everybody: ["admin", "bookkeeper", "user", "employee"],
  office: ["admin", "bookkeeper", "user"],
  bookkeepers: ["admin", "bookkeeper"],
  admin: ["admin"],
} as const satisfies Record<string, readonly (Role | "anyone")[]>;

const estimates = ["product_estimate", "position_estimate"] as const;

/** The modules that an operation belongs to (specification §1, §2.1): of each list one at least has to be on. */
const moduleGroups = {
  always: [],
  calendar: [["calendar"]],
  estimates: [estimates],
  costs: [estimates, ["productionCosts"]],
  margin: [...neededBy.margin, ["margin"]],
  books: [estimates, ["books"]],
  bank: [estimates, ["bank"]],
  planning: [estimates, ["calendar"]],
  hours: [estimates, ["hoursReport"]],
  income: [estimates, ["incomeReport"]],
  invoicedItems: [estimates, ["stockOrderReport"]],
  projectHours: [["position_estimate"]],
  // The stock's kinds of work are what the calendar plans with.
  work: [[...estimates, "calendar"]],
} as const satisfies Record<string, readonly (readonly ModuleKey[])[]>;

const access = z.object({
  roles: z.literal(namesOf(roleGroups)),
  modules: z.literal(namesOf(moduleGroups)),
  /** Of an operation that changes rows: what the audit log calls them, those that it is about first. */
  audit: z.union([z.string(), z.tuple([z.string()], z.string()).readonly()]).optional(),
});

/** Who may call an operation, with which modules, and what it changes. */
export type Access = z.input<typeof access>;

/** The access of operations by their names. */
export type AccessTable = ReadonlyMap<string, Access>;

/** Whether a role may call it; `null` is a stranger. */
export const mayCall = ({ roles }: Access, role: Role | null): boolean =>
  roleGroups[roles].some((caller) => caller === "anyone" || caller === role);

/** Whether the modules of an operation are on. */
export const isOn = (access: Access, enabled: readonly string[]): boolean =>
  modulesOf(access).every((group) => group.some((key) => enabled.includes(key)));

/** The modules of an operation: of each list one at least has to be on. */
export const modulesOf = ({ modules }: Access): readonly (readonly ModuleKey[])[] => moduleGroups[modules];

/** The callers of an operation by their names in the contract. */
export const callersOf = ({ roles }: Access): readonly string[] => roleGroups[roles];

/** What an operation may note in the audit log; nothing of one that only reads. */
export const auditedBy = ({ audit }: Access): readonly string[] =>
  typeof audit === "string" ? [audit] : (audit ?? []);

const definition = z.object({
  type: z.literal("route"),
  route: z.object({ operationId: z.string(), access }),
});

/**
 * The access of every operation of these APIs, as each says it where it is defined. An operation that is served at two
 * addresses has it once.
 */
export function accessIn(
  apis: readonly { openAPIRegistry: { definitions: readonly object[] } }[],
): AccessTable {
  const routes = apis.flatMap(({ openAPIRegistry }) =>
    openAPIRegistry.definitions.flatMap((one) =>
      "type" in one && one.type === "route" ? [definition.parse(one).route] : [],
    ),
  );
  return new Map(routes.map((route) => [route.operationId, route.access]));
}

/** The access of one of them. */
export function accessOf(table: AccessTable, operation: string): Access {
  const found = table.get(operation);
  if (!found) throw new Error(`There is no operation ${operation}`);
  return found;
}

function namesOf<Groups extends object>(groups: Groups) {
  return Object.keys(groups).filter((name): name is Extract<keyof Groups, string> => name in groups);
}
