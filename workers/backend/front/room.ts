import { admissionHeader, admissionText, saidBy } from "#party/admission.ts";
import { bearerIn } from "#protocol/bearer.ts";
import { edgeHeaders } from "#protocol/edge-headers.ts";
import type { Env } from "../env.ts";
import { installationOf } from "../installation-of.ts";
import { roomOf } from "../room.ts";

/**
 * The door of the live room: the same session as a page, of this installation, and for a calendar with that module on
 * (design §5, domain H5). The address names no room: which one it is follows from the host. It says what the screen is:
 * /parties/screen/… any one, every other address a calendar.
 */
export async function enterRoom(request: Request, env: Env): Promise<Response> {
  if (request.headers.get("upgrade")?.toLowerCase() !== "websocket")
    return new Response(null, { status: 404 });
  const token = bearerIn(request.headers);
  const admission = token ? await installationOf(request, env).admit(token) : null;
  if (!admission) return new Response(null, { status: 401 });
  const { calendar, seq, shownVersion } = saidBy(request);
  if (calendar && !admission.hasCalendar) return new Response(null, { status: 403 });

  const { room, jurisdiction, sessionId, user, at } = admission;
  const config = { current: admission.configVersion, shownVersion };
  const headers = new Headers(request.headers);
  const address = new URL(headers.get(edgeHeaders.origin) ?? "").hostname;
  headers.delete("authorization");
  headers.set("x-partykit-room", room);
  headers.set(admissionHeader, admissionText({ sessionId, calendar, seq, config, user, address, at }));
  // Nothing else of the address gets in: a screen would choose its own connection's name and tag by it.
  return roomOf(env, { jurisdiction, toString: () => room }).fetch("https://room/", { headers });
}
