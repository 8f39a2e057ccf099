import { userRole } from "#model/user/role.ts";
import { enabledModules } from "../db/config.ts";
import type { Database } from "../db/database.ts";
import type { OpenSession } from "../db/sessions.ts";
import { permissionsOf } from "../db/users.ts";
import type { Actor } from "../operations/actor.ts";

/** Who is behind a session. It is the same object while nothing changes, and the modules are as they were then. */
const actors = new WeakMap<OpenSession, Actor>();

/** Who calls, as an open session says. */
export function actorOf(database: Database, session: OpenSession): Actor {
  const { sessionId, user } = session;
  const permissions = permissionsOf(user);
  const actor = actors.get(session) ?? {
    id: user.id,
    role: userRole({ role_id: user.role_id, permissions }),
    role_id: user.role_id,
    permissions,
    sessionId,
    modules: enabledModules(database),
  };
  actors.set(session, actor);
  return actor;
}
