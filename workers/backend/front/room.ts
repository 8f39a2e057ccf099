import { admissionHeader, admissionText } from "../../../party/admission";
import type { Env } from "../env";
import { roomOf } from "../room";
import { installationOf } from "./installation-of";

/**
 * The door of the live room: the same session as a page, of this installation, with the calendar module on (design §5,
 * domain H5). The room's address names no room: which one it is follows from the host.
 */
export async function enterRoom(request: Request, env: Env): Promise<Response> {
  if (request.headers.get("upgrade")?.toLowerCase() !== "websocket")
    return new Response(null, { status: 404 });
  const token = request.headers.get("authorization")?.match(/^Bearer (.+)$/)?.[1];
  const admission = token ? await installationOf(request, env).admit(token) : null;
  if (!admission) return new Response(null, { status: 401 });
  if (!admission.allowed) return new Response(null, { status: 403 });

  const { room, jurisdiction, sessionId, user, at } = admission;
  const headers = new Headers(request.headers);
  headers.delete("authorization");
  headers.set("x-partykit-room", room);
  headers.set(admissionHeader, admissionText({ sessionId, seq: seqOf(request), user, at }));
  // Nothing else of the address gets in: a screen would choose its own connection's name and tag by it.
  return roomOf(env, { jurisdiction, toString: () => room }).fetch("https://room/", { headers });
}

/** The last event that the screen has: null where it does not say, -1 for what is no number of one. */
function seqOf(request: Request): number | null {
  const seq = new URL(request.url).searchParams.get("seq");
  if (seq === null) return null;
  return /^\d{1,15}$/.test(seq) ? Number(seq) : -1;
}
