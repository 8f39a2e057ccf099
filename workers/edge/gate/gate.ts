import { isForPrograms } from "#model/page/for-programs.ts";
import { plainAnswer, plainPage } from "../pages/plain-page.ts";
import { hasAny, headersBut } from "../proxy/headers-but.ts";
import { isLocal } from "./host.ts";

/** Headers that only the edge itself may say anything with. What a client sends in them is dropped. */
const inward =
  /^(x-forwarded-.*|forwarded|x-real-ip|true-client-ip|x-installation.*|x-tenant-.*|x-client-address|x-known-browser|x-request-id|x-room-.*|x-inner-.*|x-partykit-.*|x-http-method-override|x-original-url|x-rewrite-url)$/;

/**
 * Characters of a page's address at most. A page repeats what its address asks for in every link, a week of the calendar five hundred
 * times; the longest that a screen needs is a search of 200 letters, each written as six, among filters.
 */
const longestAddress = 4000;

const isTooLong = ({ pathname, search }: URL): boolean =>
  !isForPrograms(pathname) && pathname.length + search.length > longestAddress;

const isReading = (method: string) => ["GET", "HEAD", "OPTIONS"].includes(method);

/**
 * Whether a GET of this path changes something: `/logout` does (domain H18). Backends may take it in capitals, percent-encoded
 * or with more slashes, so all of these count.
 */
const changesByGet = (path: string): boolean =>
  /^\/api\/.*logout/i.test(
    path.replace(/%([0-9a-f]{2})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16))),
  );

/**
 * What a request to a known host is after the gate: without headers that pretend, and without a body where it only reads.
 * Or the answer that turns it away: a redirect to https, a 403 for a write from another site, a 414 for an address that no page has.
 */
export function sanitisedRequest(request: Request, url: URL, host: string): Request | Response {
  if (url.protocol === "http:" && !isLocal(host)) return onlySecure(request, url, host);
  if (isForged(request, url)) return plainAnswer(403, request, "forged");
  if (isTooLong(url)) return plainAnswer(414, request, "too_long");
  const { method } = request;
  if (request.body !== null && (method === "GET" || method === "HEAD"))
    return new Request(request.url, {
      method,
      headers: headersBut(ofBody, headersBut(inward, request.headers)),
    });
  // A copy of a request takes longer than all that is decided here.
  if (!hasAny(inward, request.headers)) return request;
  return new Request(request, { headers: headersBut(inward, request.headers) });
}

/** What a reading says of a body, which some programs send with it although it means nothing (RFC 9110 §9.3.1). */
const ofBody = /^(content-(length|type|encoding)|transfer-encoding)$/;

/**
 * What was asked for in the clear. A browser on its way to a page is led to https; a program is told, as it would go on to
 * send its token for everybody to read without ever noticing.
 */
function onlySecure(request: Request, { pathname, search }: URL, host: string): Response {
  if (isReading(request.method) && !isForPrograms(pathname))
    return Response.redirect(`https://${host}${pathname}${search}`, 308);
  return plainAnswer(403, request, "insecure");
}

/** The neutral page for a host that nobody has: no branding, nothing looked up (domain H14). */
export const misdirected = (request: Request) =>
  plainPage(421, request.headers.get("accept-language"), "misdirected");

/**
 * Whether a write, an upgrade or a reading that changes something comes from another site. Browsers say so themselves;
 * a request that carries a cookie and says nothing at all is not believed. Programs come with a token and no cookie, but
 * for the one that a write to somebody's own backend shows (xsrf.ts), which we may be.
 */
function isForged(request: Request, url: URL): boolean {
  const { headers, method } = request;
  const isUpgrade = headers.get("upgrade")?.toLowerCase() === "websocket";
  if (isReading(method) && !isUpgrade && !changesByGet(url.pathname)) return false;
  const origin = headers.get("origin");
  if (origin !== null) return origin !== url.origin;
  const site = headers.get("sec-fetch-site");
  if (site !== null) return site !== "same-origin" && site !== "none";
  return (headers.get("cookie") ?? "").split(";").some((cookie) => !/^\s*(XSRF-TOKEN=|$)/.test(cookie));
}

/** What an answer may load and run. Scripts and style elements within it run by nonce only. */
function policyOf(nonce: string | null): string {
  const own = nonce === null ? "'self'" : `'self' 'nonce-${nonce}'`;
  return [
    "default-src 'none'",
    `script-src ${own}`,
    `style-src-elem ${own}`,
    // Attributes that React and React Aria set for measures; they load nothing.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "manifest-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join("; ");
}

const policyWithoutNonce = policyOf(null);

/**
 * Security headers of everything dynamic.
 * @param nonceInUse of the page that is answered with; null where it is none
 */
export function withSecurityHeaders(
  response: Response,
  { nonceInUse, secure }: { nonceInUse: string | null; secure: boolean },
): Response {
  const answer = new Response(response.body, response);
  const { headers } = answer;
  const policy = nonceInUse === null ? policyWithoutNonce : policyOf(nonceInUse);
  if (!headers.has("Content-Security-Policy")) headers.set("Content-Security-Policy", policy);
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
  if (secure) headers.set("Strict-Transport-Security", "max-age=63072000");
  headers.set("X-Content-Type-Options", "nosniff");
  headers.set("X-Frame-Options", "DENY");
  headers.set("Referrer-Policy", "same-origin");
  headers.set("Cross-Origin-Opener-Policy", "same-origin");
  headers.set("Cross-Origin-Resource-Policy", "same-origin");
  headers.set("Permissions-Policy", "camera=(), microphone=(), geolocation=(), payment=(), usb=()");
  return answer;
}
