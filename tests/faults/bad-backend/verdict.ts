import type { Fault } from "./faults.ts";

/** What somebody saw of a request while the backend failed. */
export interface Seen {
  /** 0 where the connection broke before an answer, or in the middle of it. */
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
  milliseconds: number;
}

/** What the product says for a backend that fails (specification §8). */
const words =
  /Tīkla kļūda|Pieprasījums pārtraukts|Serveris atsūtīja nelasāmu atbildi|Pieprasījums neizdevās \(kods \d+\)|Server Error/;

/** Milliseconds that anybody has to wait at most. */
const patience = 30_000;

function both({ headers, milliseconds }: Seen): string[] {
  const faults: string[] = [];
  if (milliseconds > patience + 2_000) faults.push(`took ${Math.round(milliseconds)} ms`);
  if (/planted/.test(String(headers["set-cookie"]))) faults.push("planted a cookie");
  return faults;
}

/** What is wrong with what a program got from the API. */
export function wrongInApi(seen: Seen, { api }: Fault): string[] {
  const { status, headers, text } = seen;
  const faults = both(seen);
  if (status === 0) return api === "broken" ? faults : [...faults, "broke off"];
  if (headers.location !== undefined) faults.push(`leads to ${headers.location}`);
  if (!headers["x-request-id"]) faults.push("has no number");
  const isOurs = status === 502 || status === 503 || status === 504;
  if (isOurs) {
    const said = parsed(text);
    if (!words.test(String(said?.message)) || said?.request_id !== headers["x-request-id"])
      faults.push(`says ${text.slice(0, 200)}`);
  } else if (api === "refused") faults.push(`passes ${status} on`);
  else if (!String(headers["content-security-policy"]).startsWith("sandbox")) faults.push("can run");
  return faults;
}

/**
 * What is wrong with a page: it is whole and says what happened, or leads elsewhere in the site. Where it was only read it
 * names its request as well; a form that was sent stands there to be sent again.
 */
export function wrongInPage(seen: Seen, method = "GET"): string[] {
  const { status, headers, text } = seen;
  const faults = both(seen);
  if (status === 0) return [...faults, "broke off"];
  if (headers.location !== undefined) {
    if (!/^\/(?![/\\])/.test(String(headers.location))) faults.push(`leads to ${headers.location}`);
    return faults;
  }
  if (/at \w+ \(file:/.test(text)) faults.push("shows its inside");
  // What scripts fetch is no page.
  if (String(headers["content-type"]).startsWith("application/json")) return faults;
  if (/Unexpected Server Error/.test(text)) faults.push("says what the framework says");
  if (!String(headers["content-type"]).startsWith("text/html")) return faults;
  if (!text.includes("</html>") || !/<(h1|form)\b/.test(text)) faults.push("is no whole page");
  if (status >= 500 && !words.test(text)) faults.push("does not say what happened");
  if (status >= 500 && method === "GET" && !text.includes(String(headers["x-request-id"])))
    faults.push("does not name its request");
  return faults;
}

function parsed(text: string): { message?: unknown; request_id?: unknown } | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
