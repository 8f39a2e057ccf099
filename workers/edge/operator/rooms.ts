import type { EdgeEnv } from "../env.ts";
import { roomLink } from "../live/link.ts";
import type { Tenant } from "../tenant/tenant.ts";

/**
 * Closes the sockets of a host that is not active any more, or lets them in again. Throws where the room does not answer:
 * the same can be asked for again.
 */
export async function tellRoom(entry: Tenant, env: EdgeEnv): Promise<void> {
  await roomLink(entry, env).notify({ [entry.state === "active" ? "opened" : "closed"]: [entry.host] });
}
