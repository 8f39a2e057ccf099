import type { AppLoadContext, EntryContext } from "@remix-run/cloudflare";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToString } from "react-dom/server";
import { TextsContext } from "#locales/context.ts";
import en from "#locales/en/index.ts";
import lv from "#locales/lv/index.ts";

const texts = { lv, en };

/**
 * A page is drawn in one go, as text (docs/decisions/033-pages-as-text.md): its data is there, nothing of it is waited for.
 * A component that fails throws here, and Remix draws the page of the fault.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...remix }: EntryContext,
  { nonce }: AppLoadContext,
) {
  const page = renderToString(
    <TextsContext.Provider value={(language) => texts[language]}>
      <RemixServer context={remix} url={request.url} nonce={nonce} />
    </TextsContext.Provider>,
  );
  const data = await new Response(serverHandoffStream).text();
  const end = page.lastIndexOf("</body>");
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(`<!DOCTYPE html>${page.slice(0, end)}${handOff(data, nonce)}${page.slice(end)}`, {
    headers,
    status,
  });
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

/** A fault in a loader or action; refusals are answers, not faults, and do not get here. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: AppLoadContext },
) {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const { requestId: request_id } = context;
  // biome-ignore lint/suspicious/noConsole: the Worker's log
  console.error(JSON.stringify({ level: "error", part: "pages", request_id, stack }));
}
