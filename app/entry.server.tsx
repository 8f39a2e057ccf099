import type { AppLoadContext, EntryContext } from "@remix-run/cloudflare";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { isbot } from "isbot";
import { renderToReadableStream } from "react-dom/server";
import { TextsContext } from "./locales/context";
import en from "./locales/en";
import lv from "./locales/lv";

const texts = { lv, en };

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remix: EntryContext,
  { nonce, requestId }: AppLoadContext,
) {
  let code = status;
  const page = (
    <TextsContext.Provider value={(language) => texts[language]}>
      <RemixServer context={remix} url={request.url} nonce={nonce} />
    </TextsContext.Provider>
  );
  const body = await renderToReadableStream(page, {
    nonce,
    signal: request.signal,
    onError(error: unknown) {
      if (request.signal.aborted) return;
      code = 500;
      report(error, requestId);
    },
  });
  if (isbot(request.headers.get("user-agent"))) await body.allReady;
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(body, { headers, status: code });
}

/** A fault in a loader or action; refusals are answers, not faults, and do not get here. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: AppLoadContext },
) {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) report(error, context.requestId);
}

function report(error: unknown, request_id: string) {
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  // biome-ignore lint/suspicious/noConsole: the Worker's log
  console.error(JSON.stringify({ level: "error", part: "pages", request_id, stack }));
}
