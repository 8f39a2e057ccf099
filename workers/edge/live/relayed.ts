import type { News } from "#party/relayed.ts";
import { logFault } from "#protocol/log.ts";
import type { EdgeEnv } from "../env.ts";
import { type Backend, backendOf } from "../proxy/backend-fetch.ts";
import type { Tenant } from "../tenant/tenant.ts";
import { type RoomLink, roomLink } from "./link.ts";
import { relaying } from "./relaying.ts";

/** Keeps a Worker awake for what its answer does not wait for. */
export type Later = (work: Promise<unknown>) => void;

/** Where a tenant's address leads: to its backend, and where that is its own, also to the room that hears of its writes from us. */
export function reach(
  tenant: Tenant,
  env: EdgeEnv,
  trace: Parameters<typeof backendOf>[2] & { later: Later },
): { backend: Backend; room: RoomLink | null } {
  const backend = backendOf(tenant, env, trace);
  if (tenant.backend === "embedded") return { backend, room: null };
  const room = roomLink(tenant, env);
  // Anyone who missed it sees it when the data are loaded next.
  const notify = (news: Promise<News>) =>
    trace.later(news.then(room.notify).catch((error) => logFault("room", error)));
  return { backend: relaying(backend, notify), room };
}
