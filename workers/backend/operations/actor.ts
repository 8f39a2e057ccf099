import type { Role } from "#model/user/role.ts";

/** Who is calling, as the session says. */
export interface Actor {
  id: number;
  role: Role;
  role_id: number;
  permissions: string[];
  sessionId: number;
  /** The keys of the modules that are on. */
  modules: readonly string[];
}
