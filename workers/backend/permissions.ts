import type { Role } from "../../app/model/role";

/** Who may do what: every operation of the API, by role (specification §6, §2.1). The one place where this is said. */
type Caller = Role | "anyone";

const everybody: readonly Caller[] = ["admin", "user", "employee"];
const office: readonly Caller[] = ["admin", "user"];
const admin: readonly Caller[] = ["admin"];
const anyone: readonly Caller[] = ["anyone"];

export const permissions = {
  "session.open": anyone,
  "session.close": everybody,
  "session.user": everybody,
  "session.information": everybody,
  "renewal.request": anyone,
  "renewal.check": anyone,
  "renewal.complete": anyone,

  "config.read": anyone,
  "config.image": anyone,
  "config.company.read": admin,
  "config.company.update": admin,
  "config.language.update": admin,
  "config.modules.update": admin,

  "clients.list": office,
  "clients.create": office,
  "clients.read": office,
  "clients.update": office,
  "clients.delete": office,
  "clients.restore": office,

  "banks.list": office,
  "banks.create": office,
  "banks.update": office,
  "banks.delete": office,

  "projects.list": office,
  "projects.names": office,
  "projects.choices": office,
  "projects.create": office,
  "projects.read": office,
  "projects.update": office,
  "projects.delete": office,
  "projects.planning": office,

  "docs.openapi": anyone,
  "docs.page": anyone,
} satisfies Record<string, readonly Caller[]>;

export type OperationId = keyof typeof permissions;

/** Whether a caller (null: nobody is signed in) may call an operation. */
export function mayCall(operation: OperationId, role: Role | null): boolean {
  const callers: readonly Caller[] = permissions[operation];
  return callers.includes("anyone") || (role !== null && callers.includes(role));
}
