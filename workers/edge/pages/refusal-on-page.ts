import { refusalIn, toldOf } from "#model/answer/answer.ts";
import { readMessage } from "#model/text/message.ts";
import { parsedJson } from "#model/text/parsed-json.ts";
import { readText } from "../proxy/read-text.ts";
import type { Session } from "../session/session.ts";

/** Bytes of a refusal that are looked through for its words. */
const capacity = 64 * 1024;

/** A refusal that comes to anyone who sits before a page, and whose session may be told of it. */
interface Refused {
  answer: Response;
  /** Whether the words are the edge's own: people may read these of a 5xx too. */
  isOurs: boolean;
  session: Session;
}

/**
 * Anyone who follows a link to a file stays on the page with the link where there is none, and is told why there; on the
 * login page where the backend does not know the session any more. Null where the answer stays as it is: scripts, programs
 * and addresses that were typed get it so, and so do links that save whatever comes (`download`), which is no page for a
 * browser.
 */
export async function fileErrorOnPage(
  request: Request,
  origin: string,
  { answer, isOurs, session }: Refused,
): Promise<Response | null> {
  const before = pathOf(request.headers.get("referer"), origin);
  if (answer.status < 400 || request.method !== "GET" || !isForPage(request) || before === null) return null;
  if (answer.status !== 401) return toldAt(origin + before, { answer, isOurs, session });
  await answer.body?.cancel();
  session.signOut();
  session.flash({ kind: "error", key: "errors.signed_out", stays: 0 });
  return seeOther(`${origin}/login?to=${encodeURIComponent(before)}`);
}

/**
 * A form without scripts whose address has no page of its own, such as a button's, hears a refusal on the page that it
 * stands on. Null where the answer stays as it is.
 */
export async function formErrorOnPage(
  request: Request,
  origin: string,
  { answer, isOurs, session }: Refused,
): Promise<Response | null> {
  // A page shows what was refused itself.
  const isBare = answer.status >= 400 && answer.headers.get("content-type")?.startsWith("application/json");
  if (!isBare || request.method !== "POST" || !isForPage(request)) return null;
  const before = pathOf(request.headers.get("referer"), origin) ?? "/";
  return toldAt(origin + before, { answer, isOurs, session });
}

const isForPage = ({ headers }: Request): boolean =>
  headers.get("sec-fetch-mode") === "navigate" && headers.get("sec-fetch-dest") === "document";

async function toldAt(address: string, { answer, isOurs, session }: Refused): Promise<Response> {
  const said = parsedJson((await readText(answer.body, capacity)) ?? "");
  const { message = "errors.fault" } = isOurs ? refusalIn(said) : toldOf(answer.status, said);
  session.flash({ kind: "error", ...readMessage(message) });
  return seeOther(address);
}

const seeOther = (address: string) => new Response(null, { status: 303, headers: { Location: address } });

/** The page of this address that a link or a form stood on. */
function pathOf(referrer: string | null, origin: string): string | null {
  if (!referrer || !URL.canParse(referrer)) return null;
  const { origin: from, pathname, search } = new URL(referrer);
  return from === origin && !pathname.startsWith("/api/") ? pathname + search : null;
}
