import { isApiError } from "#model/answer/api-error.ts";
import type { PageContext } from "#model/page/context.ts";
import { saidBy } from "#party/admission.ts";
import type { RoomLink } from "./link.ts";
import { sessionNumber } from "./session-number.ts";

/**
 * The door of the live room where the backend is the agency's own: the same check as a page, at that backend (design §5).
 * 401 for strangers, 403 for a calendar that is switched off, 503 while the backend does not say.
 */
export async function enterRelayedRoom(
  request: Request,
  token: string | null,
  { viewer, tenant }: PageContext,
  room: RoomLink,
): Promise<Response> {
  if (request.headers.get("upgrade")?.toLowerCase() !== "websocket")
    return new Response(null, { status: 404 });
  if (!token) return new Response(null, { status: 401 });
  const at = Date.now();
  const seen = await viewer().catch(unlessRefused);
  if (!seen) return new Response(null, { status: 503 });
  if (!seen.user) return new Response(null, { status: 401 });
  const { calendar, seq, shownVersion } = saidBy(request);
  if (calendar && !seen.config.modules.includes("calendar")) return new Response(null, { status: 403 });
  const { version } = seen.config;
  const { id, name } = seen.user;
  return room.enter(request, {
    sessionId: sessionNumber(token),
    user: { id, name },
    address: tenant.host,
    calendar,
    seq,
    at,
    // A backend that counts no versions cannot say that a screen wears an old one.
    config: { current: version, shownVersion: version === 0 ? null : shownVersion },
  });
}

function unlessRefused(error: unknown): null {
  if (isApiError(error)) return null;
  throw error;
}
