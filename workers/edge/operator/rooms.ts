import type { EdgeEnv } from "../env.ts";
import { roomLink } from "../live/link.ts";
import { backendOf } from "../proxy/backend-fetch.ts";
import type { Tenant } from "../tenant/tenant.ts";

/**
 * Closes the sockets of a host that is not active any more, or lets them in again, and tells the embedded installation, which
 * sends digests by itself. Throws where one of them does not answer: the same can be asked for again.
 */
export async function tellOfState(entry: Tenant, env: EdgeEnv): Promise<void> {
  await tellInstallation(entry, entry.state === "active", env);
  await roomLink(entry, env).notify({ [entry.state === "active" ? "opened" : "closed"]: [entry.host] });
}

/**
 * Closes the sockets of all hosts of an installation that has another backend now, which does not know these people, and
 * lets in who comes again where it is active. The room of the backend before is told with the other one
 * (workers/backend/front/relay.ts). Throws as `tellOfState` does.
 */
export async function tellRoomsOfMove(entry: Tenant, others: Tenant[], env: EdgeEnv): Promise<void> {
  const hosts = [entry, ...others];
  const opened = hosts.filter(({ state }) => state === "active");
  await roomLink(entry, env).notify({ closed: hosts.map(hostOf), opened: opened.map(hostOf) });
}

/** Has an embedded installation send nothing by itself from a host that is closed. Another backend sends its own mails. */
export async function tellInstallation(entry: Tenant, isOpen: boolean, env: EdgeEnv): Promise<void> {
  if (entry.backend !== "embedded") return;
  const backend = backendOf(entry, env, { origin: "", clientAddress: "" });
  const { host } = entry;
  const { status } = await backend("/hosts", { method: "PUT", body: JSON.stringify({ host, isOpen }) });
  if (status !== 204) throw new Error(`The installation answered ${status}`);
}

const hostOf = ({ host }: Tenant): string => host;
