import { preferredLanguage } from "#model/text/language.ts";
import { bearerIn } from "#protocol/bearer.ts";
import { frontApi } from "./app.ts";
import { operatedBy } from "./backups/operated.ts";
import type { Env } from "./env.ts";
import { relay } from "./front/relay.ts";
import { enterRoom } from "./front/room.ts";
import { installationOf } from "./installation-of.ts";
import { takeFromQueue, takeFromWebhook } from "./mail/mail-events.ts";
import { texts } from "./words/texts.ts";

/**
 * The stateless front of the embedded backend: it answers what is heavy or the same for everybody itself and hands the
 * rest to the installation. Only the edge reaches it, through its service binding, and asks most of what is the
 * installation's own without it (workers/edge/proxy/front-routes.ts).
 */
export const front = {
  async fetch(request: Request, env: Env): Promise<Response> {
    const { pathname } = new URL(request.url);
    const operated = operatedBy(request);
    if (operated) return operated(request, env);
    if (pathname === "/mail-events") return takeFromWebhook(request, env);
    if (pathname.startsWith("/relay/")) return relay(request, env);
    if (pathname.startsWith("/parties/")) return enterRoom(request, env);
    if (isFront(request)) {
      const asked = preferredLanguage(request.headers.get("accept-language"));
      const t = texts(asked);
      const token = bearerIn(request.headers);
      const ownWords = async () => {
        const { language, own } = await installationOf(request, env).wording(token, asked);
        return texts(language, own);
      };
      const identify = async () => (token ? installationOf(request, env).identify(token) : null);
      return frontApi.fetch(request, { ...env, actor: null, identify, t, ownWords });
    }
    return installationOf(request, env).fetch(request);
  },
  /** What Cloudflare tells of mails that were sent (workers/backend/wrangler.toml). */
  queue: takeFromQueue,
} satisfies ExportedHandler<Env>;

/**
 * Whether the front has a handler for it: one that stands for every method is middleware. The path is read as the API itself
 * reads it, in which %72 is an r: what went past the front would lose its passwords and files.
 */
function isFront(request: Request): boolean {
  const { method } = request;
  const asked = method === "HEAD" ? "GET" : method;
  const path = frontApi.getPath(request);
  return frontApi.router.match(asked, path)[0].some(([[, route]]) => route.method === asked);
}
