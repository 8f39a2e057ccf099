import { refusalIn } from "#model/answer/answer.ts";
import { readText } from "../proxy/read-text.ts";
import type { Session } from "../session/session.ts";

/** Bytes of a refusal that are looked through for its words. */
const capacity = 64 * 1024;

/**
 * Whoever follows a link to a file stays on the page with the link where there is none, and is told why there; on the
 * login page where the backend does not know the session any more. Scripts, programs and addresses that were typed get the
 * answer as it is, and so do links that save whatever comes (`download`), which is no page for a browser.
 */
export async function fileErrorOnPage(
  request: Request,
  origin: string,
  { answer, session }: { answer: Response; session: Session },
): Promise<Response> {
  const { headers, method } = request;
  const isPage = headers.get("sec-fetch-mode") === "navigate" && headers.get("sec-fetch-dest") === "document";
  const before = pathOf(headers.get("referer"), origin);
  if (answer.status < 400 || method !== "GET" || !isPage || before === null) return answer;
  if (answer.status === 401) {
    await answer.body?.cancel();
    session.signOut();
    session.flash({ kind: "error", key: "errors.signed_out", stays: 0 });
    return leadTo(`${origin}/login?to=${encodeURIComponent(before)}`, session);
  }
  const { message = "errors.fault" } = refusalIn(parsed(await readText(answer.body, capacity)));
  session.flash({ kind: "error", key: message.slice(0, 500) });
  return leadTo(origin + before, session);
}

/** The page of this address that a link stood on. */
function pathOf(referrer: string | null, origin: string): string | null {
  if (!referrer || !URL.canParse(referrer)) return null;
  const { origin: from, pathname, search } = new URL(referrer);
  return from === origin && !pathname.startsWith("/api/") ? pathname + search : null;
}

async function leadTo(address: string, session: Session): Promise<Response> {
  const headers = new Headers({ Location: address });
  await session.commit(headers);
  return new Response(null, { status: 303, headers });
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "");
  } catch {
    return undefined;
  }
}
