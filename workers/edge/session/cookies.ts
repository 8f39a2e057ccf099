import type { EdgeEnv } from "../env.ts";
import type { Tenant } from "../tenant/tenant.ts";
import { FormKeeper } from "./kept-form.ts";
import { KnownBrowser } from "./known-browser.ts";
import { Session, scopeOf } from "./session.ts";

export type Cookies = Awaited<ReturnType<typeof openCookies>>;

/** What is known of a browser, from its sealed cookies; what changes is committed with the answer. */
export async function openCookies(
  request: Request,
  tenant: Tenant,
  { SESSION_SECRET }: EdgeEnv,
  secure: boolean,
) {
  const scope = scopeOf(tenant);
  const session = await Session.open(request, SESSION_SECRET, scope, secure);
  const browser = new KnownBrowser(request, SESSION_SECRET, scope, secure);
  const forms = new FormKeeper(request, SESSION_SECRET, scope, secure);
  return {
    session,
    browser,
    forms,
    commit: async (answer: Response) => {
      await session.commit(answer);
      await browser.commit(answer.headers);
      await forms.commit(answer);
    },
  };
}
