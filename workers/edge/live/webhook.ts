import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { parsedJson } from "#model/text/parsed-json.ts";
import { relayedEvent } from "#party/messages.ts";
import { signedFor } from "#party/replay-guard.ts";
import type { EdgeEnv } from "../env.ts";
import { hasTooManyRows } from "../proxy/read-answer.ts";
import { readText } from "../proxy/read-text.ts";
import type { Tenant } from "../tenant/tenant.ts";
import type { RoomLink } from "./link.ts";

/** Bytes of a message, and changes in it. */
const capacity = 256 * 1024;
const events = z.object({ events: z.array(relayedEvent).min(1).max(200) });

/** Where a backend of an agency's own says what changed there by itself (design §5). */
export const webhookPath = "/live/events";

/**
 * The secret with which a tenant's backend signs. It follows from the edge's own secret and is kept nowhere; a new one
 * comes with another `live_secret` number in the registry.
 */
export const liveSecret = ({ installation, live_secret = 1 }: Tenant, { SESSION_SECRET }: EdgeEnv): string =>
  createHmac("sha256", SESSION_SECRET).update(`live ${installation} ${live_secret}`).digest("base64url");

/** `sha256=` and the HMAC of timestamp, full stop and body, in hex. */
export const signatureOf = (secret: string, timestamp: string, body: string): string =>
  `sha256=${createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("hex")}`;

/**
 * Takes `{events: [{updated, method, calendar, previous?}]}` with the headers X-Live-Timestamp (seconds since 1970) and
 * X-Live-Signature. 401 for a wrong signature or a time more than five minutes off, 409 for a message that was heard
 * before, 413 for one that is too long, 422 for what cannot be read.
 */
export async function receiveWebhook(
  request: Request,
  tenant: Tenant,
  env: EdgeEnv,
  room: RoomLink,
): Promise<Response> {
  if (request.method !== "POST") return refused(405, "Only POST");
  const timestamp = request.headers.get("x-live-timestamp") ?? "";
  const signature = request.headers.get("x-live-signature") ?? "";
  const isNow = /^\d{1,12}$/.test(timestamp) && Math.abs(Date.now() - Number(timestamp) * 1000) <= signedFor;
  // Before the body is read: nobody sends us long ones for nothing.
  if (!isNow) return refused(401, "X-Live-Timestamp is missing or more than five minutes off");
  const body = await readText(request.body, capacity);
  if (body === null) return refused(413, `More than ${capacity} bytes`);
  if (!isEqual(signature, signatureOf(liveSecret(tenant, env), timestamp, body)))
    return refused(401, "X-Live-Signature does not fit");
  const sent = parsedJson(body);
  if (hasTooManyRows(sent)) return refused(422, "Too many rows");
  const read = events.safeParse(sent);
  if (!read.success) return refused(422, z.prettifyError(read.error));
  const isNews = await room.notify({ events: read.data.events, signature });
  return isNews ? new Response(null, { status: 204 }) : refused(409, "This message was heard before");
}

const refused = (status: number, message: string) => Response.json({ message }, { status });

function isEqual(one: string, other: string): boolean {
  const [given, wanted] = [Buffer.from(one), Buffer.from(other)];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
