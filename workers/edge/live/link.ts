import { z } from "zod";
import { admissionHeader, admissionText } from "#party/admission.ts";
import type { News } from "#party/relayed.ts";
import type { EdgeEnv } from "../env.ts";
import { installationHeaders } from "../proxy/backend-fetch.ts";
import type { Tenant } from "../tenant/tenant.ts";

type Admission = Parameters<typeof admissionText>[0];

/** The live room of a tenant whose backend is its own, as the edge reaches it (workers/backend/front/relay.ts). */
export function roomLink(tenant: Tenant, { BACKEND }: EdgeEnv) {
  const call = (path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    for (const [name, value] of installationHeaders(tenant)) headers.set(name, value);
    return BACKEND.fetch(`https://backend/relay/${path}`, { ...init, headers });
  };
  return {
    /** Lets a screen in that was checked. */
    enter: ({ headers: sent }: Request, admission: Admission) => {
      const headers = new Headers(sent);
      headers.set(admissionHeader, admissionText(admission));
      return call("enter", { headers });
    },
    /** Has the room hear news. False for a signed message that it heard before. */
    notify: async (news: News): Promise<boolean> => {
      const { status } = await call("tell", { method: "POST", body: JSON.stringify(news) });
      if (status !== 204 && status !== 409) throw new Error(`The room answered ${status}`);
      return status === 204;
    },
    /** The number of the last event that the room gave out. */
    newest: async (): Promise<number> =>
      z.object({ seq: z.number() }).parse(await (await call("newest")).json()).seq,
  };
}
export type RoomLink = ReturnType<typeof roomLink>;
