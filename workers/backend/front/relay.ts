import { admissionHeader } from "#party/admission.ts";
import { news, relayedRoom } from "#party/relayed.ts";
import { edgeHeaders } from "#protocol/edge-headers.ts";
import type { Env } from "../env.ts";
import { installationOf } from "../installation-of.ts";
import { roomOf } from "../room.ts";

/**
 * The room of an installation whose backend is the agency's own, for the edge alone: `/relay/enter` lets a screen in that
 * the edge has checked, `/relay/tell` has the room hear news (409 for what it heard before), `/relay/newest` says the
 * number of the last event.
 */
export async function relay(request: Request, env: Env): Promise<Response> {
  const { headers } = request;
  const installation = headers.get(edgeHeaders.installation);
  if (!installation) throw new Error("A request reached the backend without the edge");
  const place = headers.get(edgeHeaders.jurisdiction) === "eu" ? ({ jurisdiction: "eu" } as const) : {};
  const name = relayedRoom(installation);
  const room = roomOf(env, { ...place, toString: () => name });
  switch (new URL(request.url).pathname) {
    case "/relay/enter":
      return room.fetch("https://room/", { headers: forRoom(headers, name) });
    case "/relay/tell": {
      const told = news.parse(await request.json());
      const isNews = await room.relay(told);
      // A host that is closed or opened is one of either backend's.
      if (told.closed || told.opened) await roomOf(env, installationOf(request, env).id).relay(told);
      return new Response(null, { status: isNews ? 204 : 409 });
    }
    case "/relay/newest":
      return Response.json({ seq: await room.lastGiven() });
    default:
      return new Response(null, { status: 404 });
  }
}

/** Of what a screen sent only the upgrade gets in, and what the edge says of it. */
function forRoom(sent: Headers, name: string): Headers {
  const upgrade = [...sent].filter(([header]) => /^(upgrade|connection|sec-websocket-.*)$/.test(header));
  return new Headers([
    ...upgrade,
    [admissionHeader, sent.get(admissionHeader) ?? ""],
    ["x-partykit-room", name],
  ]);
}
