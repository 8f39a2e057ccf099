import type { EntryContext } from "@remix-run/cloudflare";
import { RemixServer } from "@remix-run/react";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";

interface Drawn {
  url: string;
  nonce: string;
  /** Puts around the page what all of it needs. */
  around: (page: ReactElement) => ReactElement;
}

/** Draws a page in one go, as text (README.md). A component that fails throws here, and Remix draws the page of the fault. */
export async function drawPage(context: EntryContext, { url, nonce, around }: Drawn): Promise<BodyInit> {
  const told = withOwnRoutes(context);
  if (PLAIN_TEXT) {
    // By its own name: React for Node, which draws pages while one works on them, has no such export.
    const { renderToReadableStream } = await import("react-dom/server.browser");
    const page = <RemixServer context={told} url={url} nonce={nonce} />;
    return renderToReadableStream(around(page), { nonce });
  }
  const { serverHandoffStream, ...rest } = told;
  const remix = { ...rest, manifest: { ...context.manifest, routes: ownRoutes(context) } };
  const page = renderToString(around(<RemixServer context={remix} url={url} nonce={nonce} />));
  // A page without scripts has nobody who reads the data again.
  if (!remix.renderMeta?.didRenderScripts) return `<!DOCTYPE html>${page}`;
  const data = await new Response(serverHandoffStream).text();
  const end = page.lastIndexOf("</body>");
  return `<!DOCTYPE html>${page.slice(0, end)}${handOff(data, nonce)}${page.slice(end)}`;
}

/**
 * Has the page tell the browser of its own routes alone, and the others come later (later-routes.ts). Remix's endpoint for them
 * stays off (remix.config.js), and while one works on the pages all are told as ever.
 */
const withOwnRoutes = (context: EntryContext): EntryContext =>
  import.meta.env.DEV ? context : { ...context, future: { ...context.future, v3_lazyRouteDiscovery: true } };

/** The routes of this page: Remix makes objects of all that it is given, and looks the address up in them. */
function ownRoutes({ manifest, staticHandlerContext }: EntryContext): EntryContext["manifest"]["routes"] {
  const own = new Set(staticHandlerContext.matches.map(({ route }) => route.id));
  return Object.fromEntries(Object.entries(manifest.routes).filter(([id]) => own.has(id)));
}

/** Gives the browser what the loaders said, into the stream that the page's scripts read it from. */
function handOff(data: string, nonce: string): string {
  // What would end the script, or a line of it.
  const text = JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
  const stream = "window.__remixContext.streamController";
  return `<script nonce="${nonce}">${stream}.enqueue(${text});${stream}.close();</script>`;
}
