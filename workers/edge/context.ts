import { z } from "zod";
import { detectLanguage } from "#locales/detection.ts";
import { one } from "#model/answer/answer.ts";
import { isApiError } from "#model/answer/api-error.ts";
import { config, defaultConfig } from "#model/branding/config.ts";
import type { PageContext, Viewer } from "#model/page/context.ts";
import { user } from "#model/user/user.ts";
import { createApi } from "./proxy/api-client.ts";
import type { Backend } from "./proxy/backend-fetch.ts";
import type { RequestTrace } from "./request-trace.ts";
import type { Cookies } from "./session/cookies.ts";
import { ownWrites } from "./session/own-writes.ts";
import type { Tenant } from "./tenant/tenant.ts";

interface Ingredients {
  request: Request;
  tenant: Tenant;
  backend: Backend;
  cookies: Cookies;
  /** Whose calls these are; as a rule the session's. */
  token: string | null;
  trace: RequestTrace;
  addresses: PageContext["tenant"]["addresses"];
  newestEvent: PageContext["newestEvent"];
}

/** What a page is given to speak with (design §1, style rule 4). */
export async function createContext({
  request,
  tenant,
  backend,
  cookies: { session, browser, forms },
  token,
  trace,
  addresses,
  newestEvent,
}: Ingredients): Promise<PageContext> {
  // Before the viewer is known, the choice made on the login page or the browser's own language has to do.
  const language = await detectLanguage(request);
  const { requestId, nonce } = trace;
  const timed = (milliseconds: number) => trace.backendTook(milliseconds);
  const failed = (error: unknown) => trace.fault(error);
  const isForeign = tenant.backend !== "embedded";
  const everybodys = createApi(backend, { token, language, requestId, isForeign, timed, failed });
  const { api, ...writing } = ownWrites(everybodys, () => context.viewer());

  async function load(): Promise<Viewer> {
    const [person, settings] = await Promise.all([token ? loadUser() : null, configured()]);
    if (person && token === session.token) session.belongsTo(String(person.id));
    return { user: person, ...settings, language: person?.language ?? language };
  }

  /** Null when the session is no longer good; another fault is thrown and shown. */
  async function loadUser() {
    try {
      return (await api.get("/user", z.union([one(user), user.transform((data) => ({ data }))]))).data;
    } catch (error) {
      if (!isApiError(error) || error.status !== 401) throw error;
      session.signOut();
      return null;
    }
  }

  /** Specification 4.9: a 404 is the default configuration; any other fault leaves it to the copy that the browser saved. */
  async function loadConfig(): Promise<Pick<Viewer, "config" | "isConfigLoaded">> {
    try {
      return {
        config: (await api.get(`/system-config?address=${tenant.host}`, one(config))).data,
        isConfigLoaded: true,
      };
    } catch (error) {
      if (!isApiError(error)) throw error;
      return { config: defaultConfig, isConfigLoaded: error.status === 404 };
    }
  }

  let settings: ReturnType<typeof loadConfig> | undefined;
  const configured = () => {
    settings ??= loadConfig();
    return settings;
  };
  let viewer: Promise<Viewer> | undefined;
  const context: PageContext = {
    tenant: { host: tenant.host, title: tenant.title, addresses },
    newestEvent,
    api,
    session,
    browser,
    forms,
    ...writing,
    viewer: () => {
      viewer ??= load();
      return viewer;
    },
    stranger: async () => ({ user: null, ...(await configured()), language }),
    language,
    requestId,
    nonce,
  };
  return context;
}
