import type { AppLoadContext, EntryContext } from "@remix-run/cloudflare";
import { isRouteErrorResponse } from "@remix-run/react";
import type { ReactElement } from "react";
import { TextsContext } from "#locales/context.ts";
import en from "#locales/en/index.ts";
import lv from "#locales/lv/index.ts";
import { drawPage } from "./remix/page-as-text.tsx";

const texts = { lv, en };

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remix: EntryContext,
  { nonce }: AppLoadContext,
) {
  const around = (page: ReactElement) => (
    <TextsContext.Provider value={(language) => texts[language]}>{page}</TextsContext.Provider>
  );
  const body = await drawPage(remix, { url: request.url, nonce, around });
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(body, { headers, status });
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
