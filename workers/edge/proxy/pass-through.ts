import en from "#locales/en/errors.json" with { type: "json" };
import enRefusals from "#locales/en/refusals.json" with { type: "json" };
import lv from "#locales/lv/errors.json" with { type: "json" };
import lvRefusals from "#locales/lv/refusals.json" with { type: "json" };
import { type ApiError, isApiError } from "#model/answer/api-error.ts";
import { senderHeader } from "#model/answer/kept-form.ts";
import { preferredLanguage } from "#model/text/language.ts";
import type { RequestTrace } from "../request-trace.ts";
import type { Session } from "../session/session.ts";
import type { Tenant } from "../tenant/tenant.ts";
import type { Backend } from "./backend-fetch.ts";
import { headersBut } from "./headers-but.ts";
import { readText } from "./read-text.ts";
import { uploadTimeout } from "./timeouts.ts";

const texts = { lv: { ...lv, ...lvRefusals }, en: { ...en, ...enRefusals } };

/**
 * Headers of one hop, and what belongs to the edge alone: also where in a browser a call began, which the gate has looked
 * at. A backend elsewhere would take it for a stranger's.
 */
const notForBackend =
  /^(cookie|host|connection|keep-alive|te|trailer|transfer-encoding|origin|referer|sec-fetch-.*)$/;

/** What a backend of an agency's own may say about its answer. Cookies, redirects and policies of our host are ours. */
const fromForeign = [
  "accept-ranges",
  "cache-control",
  "content-disposition",
  "content-encoding",
  "content-language",
  "content-range",
  "content-type",
  "etag",
  "last-modified",
  "retry-after",
  "vary",
];

/** Milliseconds until an answer has to begin, but for files on their way up. How long it then streams is nobody's business. */
const timeout = 30_000;

interface Way {
  tenant: Tenant;
  backend: Backend;
  session: Session;
  trace: RequestTrace;
  timeout?: number;
}

/** What a call came back with. `isOurs`: the words are the edge's own, as the backend gave no answer to pass on. */
interface Passed {
  answer: Response;
  isOurs: boolean;
}

/**
 * Hands `/api/*` and `/parties/*` to the tenant's backend as they come, streaming both ways. A browser that is signed in
 * here calls with its cookie, a program with its own token; the backend sees only tokens.
 */
export async function passThrough(request: Request, way: Way): Promise<Passed> {
  const { tenant, backend, session, trace } = way;
  const isForeign = tenant.backend !== "embedded";
  const headers = headersBut(notForBackend, request.headers);
  // Sockets lead to the room of the embedded backend only.
  if (isForeign) headers.delete("upgrade");
  if (!headers.has("authorization") && session.token) headers.set("Authorization", `Bearer ${session.token}`);
  headers.set("X-Request-Id", trace.requestId);
  const sender = headers.get(senderHeader);
  headers.delete(senderHeader);
  if (isOfSomebodyElse(sender, request, session)) return refused(403, "other_person", request, trace);
  const late = new AbortController();
  const started = Date.now();
  const { method } = request;
  const isUpload = /^multipart\//.test(headers.get("content-type") ?? "");
  const allowed = way.timeout ?? (isUpload ? uploadTimeout : timeout);
  const waiting = setTimeout(() => late.abort(), allowed);
  const sent = request.body;
  // In pieces it would arrive as if it were whole where one of them breaks off, so that it goes on when it has ended here.
  const isInPieces = isForeign && sent !== null && !headers.has("content-length") && !isUpload;
  const body = isInPieces ? await wholeOf(sent) : sent;
  if (isInPieces && body === null) return refused(400, "body", request, trace);
  try {
    const init = { method, headers, body, redirect: "manual", signal: late.signal } as const;
    const answer = await backend(trace.url.pathname + trace.url.search, init);
    return isForeign ? harmless(answer, request, trace) : { answer, isOurs: false };
  } catch (error) {
    if (isApiError(error)) return turnedAway(error, request, trace);
    trace.fault(error);
    return late.signal.aborted
      ? refused(504, "aborted", request, trace)
      : refused(503, "network", request, trace);
  } finally {
    clearTimeout(waiting);
    trace.backendTook(Date.now() - started);
  }
}

/** Whether what scripts send was begun by another person than is signed in by now. */
const isOfSomebodyElse = (
  sender: string | null,
  { method, headers }: Request,
  { person }: Session,
): boolean =>
  Boolean(sender) &&
  person !== null &&
  sender !== person &&
  method !== "GET" &&
  !headers.has("authorization");

/** Bytes of a body that says no length. */
const capacity = 8 * 1024 * 1024;

/** The whole of a body of text; null for one that breaks off or does not end in sensible time and space. */
const wholeOf = (sent: ReadableStream<Uint8Array>): Promise<string | null> =>
  readText(sent, capacity, AbortSignal.timeout(timeout)).catch(() => null);

/** An answer of a foreign backend, without power over our host: what it sends can be read, but never runs here. */
function harmless(answer: Response, request: Request, trace: RequestTrace): Passed {
  const { status, body } = answer;
  const isRedirect = status >= 300 && status < 400 && status !== 304;
  if (isRedirect || status > 599) return refused(502, "answer", request, trace);
  const headers = new Headers();
  for (const name of fromForeign) {
    const value = answer.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  // It comes unpacked from the runtime, and is packed again where the asker can unpack it.
  if (!accepts(request, headers.get("content-encoding"))) headers.delete("content-encoding");
  headers.set("Content-Security-Policy", "sandbox; default-src 'none'; frame-ancestors 'none'");
  return { answer: new Response(body, { status, headers }), isOurs: false };
}

const accepts = ({ headers }: Request, coding: string | null): boolean =>
  coding !== null && (headers.get("accept-encoding") ?? "").toLowerCase().includes(coding.toLowerCase());

/** What is refused before the backend is asked: it is left alone for now, or the path leads nowhere. */
function turnedAway({ status, retryAfter }: ApiError, request: Request, trace: RequestTrace): Passed {
  const passed = refused(status, status === 404 ? "not_found" : "circuit", request, trace);
  if (retryAfter) passed.answer.headers.set("Retry-After", String(retryAfter));
  return passed;
}

/** What a program is told where the backend gave no answer that could be passed on (specification §8, design §4). */
function refused(
  status: number,
  reason: "aborted" | "answer" | "body" | "circuit" | "network" | "not_found" | "other_person",
  request: Request,
  trace: RequestTrace,
): Passed {
  const message = texts[preferredLanguage(request.headers.get("accept-language"))][reason];
  const answer = Response.json({ message, request_id: trace.requestId }, { status });
  return { answer, isOurs: true };
}
