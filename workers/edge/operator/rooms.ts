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

/**
 * Closes the sockets of all hosts of an installation that has another backend now, which does not know these people, and
 * lets in who comes again where it is active. The room of the backend before is told with the other one
 * (workers/backend/front/relay.ts). Throws as `tellRoom` does.
 */
export async function tellRoomsOfMove(entry: Tenant, others: Tenant[], env: EdgeEnv): Promise<void> {
  const hosts = [entry, ...others];
  const opened = hosts.filter(({ state }) => state === "active");
  await roomLink(entry, env).notify({ closed: hosts.map(hostOf), opened: opened.map(hostOf) });
}

const hostOf = ({ host }: Tenant): string => host;
