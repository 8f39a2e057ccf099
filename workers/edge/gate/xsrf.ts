import { randomBytes } from "node:crypto";

/** The cookie and the header in which a write shows that anyone who makes it can read cookies (specification §7). */
const cookieName = "XSRF-TOKEN";
const headerName = "X-XSRF-TOKEN";

/** What may stand in both, short enough to be kept beside a session's token. */
const value = /^[\w.~+/=:|%-]{1,500}$/;

/** Where the value is kept that a backend has set. */
export interface XsrfJar {
  readonly xsrf: string | null;
  keepXsrf(value: string): void;
}

/**
 * Puts the cookie and the header on a write: the value that the backend has set, and where it sets none, one of this call
 * alone, which a backend that only compares the two takes as well. No other cookie ever goes to a backend.
 */
export function showXsrf(headers: Headers, jar: XsrfJar | undefined): void {
  const shown = xsrfHeaders(jar?.xsrf ?? randomBytes(20).toString("hex"));
  for (const [name, value] of Object.entries(shown)) headers.set(name, value);
}

/** The cookie and the header with a value. */
export const xsrfHeaders = (value: string): Record<string, string> => ({
  Cookie: `${cookieName}=${value}`,
  [headerName]: decoded(value),
});

/** Takes over the value that an answer sets. */
export function takeXsrf(answer: Response, jar: XsrfJar | undefined): void {
  const set = xsrfIn(answer.headers.getSetCookie());
  if (set !== null && set !== jar?.xsrf) jar?.keepXsrf(set);
}

/** The value that cookies set last; null where none does. */
export const xsrfIn = (cookies: readonly string[]): string | null =>
  cookies
    .map((cookie) => cookie.match(/^\s*XSRF-TOKEN=([^;]*)/)?.[1] ?? "")
    .findLast((set) => value.test(set)) ?? null;

/** A cookie's value may be percent-encoded; the header has what it says. */
function decoded(text: string): string {
  try {
    const plain = decodeURIComponent(text);
    return value.test(plain) ? plain : text;
  } catch {
    return text;
  }
}
