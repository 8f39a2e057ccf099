import { createHash } from "node:crypto";
import type { Context, Next } from "hono";
import type { z } from "zod";
import { tabIn } from "#protocol/tab.ts";
import { type Recorded, record } from "../db/audit.ts";
import type { Database } from "../db/database.ts";
import { transaction } from "../db/database.ts";
import { answeredBefore, remember } from "../db/idempotency.ts";
import { type Announcement, announce } from "../db/outbox.ts";
import { filesOf } from "../files/sent-files.ts";
import { auditedBy, mayCall } from "./access.ts";
import type { Call } from "./call.ts";
import { invalid, Problem } from "./errors.ts";
import { refuseIgnored } from "./ignored-fields.ts";
import { actorOf } from "./operation.ts";

interface AuditedChange {
  before?: unknown;
  after?: unknown;
  partOf?: { entity: string; id: number };
}

/** What a write may do: change rows, and say what happened. */
export interface Unit {
  database: Database;
  /**
   * Notes the change of a row in the audit log: one of what the operation is about, or of another kind that its access
   * names. A write that notes nothing is a fault, and so is one that notes what is not named. `partOf` is the row whose
   * history tells of it as well. Answers the event's number and hash.
   */
  audit: (id: number, change: AuditedChange, entity?: string) => Recorded;
  /** Tells every open screen after the commit. */
  announce: (event: Announcement) => void;
}

/**
 * The only way to change business data: one synchronous transaction of rows, audit event, outbox and idempotency record
 * (design §1). `shape` reads a stored answer back when the same `Idempotency-Key` comes again within a day.
 */
export function write<Shape extends z.ZodType>(
  c: Context<Call>,
  shape: Shape,
  work: (unit: Unit) => z.output<Shape>,
): z.output<Shape> {
  const { database } = c.env;
  const actor_id = authorOf(c);
  const key = idempotencyKey(c);
  // What somebody was answered in another role may be more than they may see by now.
  const request = `${c.var.fingerprint ?? ""} ${c.env.actor?.role ?? ""}`;
  const named = c.env.access ? auditedBy(c.env.access) : [];
  const answer = transaction(database, () => {
    const earlier = key && repeated(database, actor_id ?? nobody, key, request);
    if (earlier) {
      c.header(replayed, "true");
      return shape.parse(JSON.parse(earlier));
    }
    let audited = false;
    const befores: unknown[] = [];
    const unit: Unit = {
      database,
      audit: (id, change, entity = named[0]) => {
        if (!entity || !named.includes(entity))
          throw new Error(`${c.req.method} ${c.req.path} changed ${entity}, which its access does not name`);
        audited = true;
        befores.push(change.before);
        keepSize(change);
        return record(database, {
          actor_id,
          operation: `${c.req.method} ${c.req.routePath}`,
          entity,
          entity_id: id,
          ...change,
        });
      },
      announce: (event) => announce(database, { ...event, origin: tabIn(c.req.header("x-tab-id")) }),
    };
    const done = work(unit);
    if (!audited) throw new Error(`${c.req.method} ${c.req.path} changed rows without an audit event`);
    if (c.env.sent) refuseIgnored(c.env.sent, [done, ...befores]);
    if (key) keepSize(done);
    if (key) remember(database, actor_id ?? nobody, key, request, done);
    return done;
  });
  c.env.dispatch();
  return answer;
}

/** The id that keys of strangers are kept under: a request with such a key names the link that it came by. */
const nobody = 0;

/** Who changes something: null for what anyone may do, as a client who has a link. */
const authorOf = (c: Context<Call>): number | null =>
  c.env.access && mayCall(c.env.access, null) ? null : actorOf(c).id;

/** The header of an answer that was given before to the same Idempotency-Key: nothing was done for this request. */
export const replayed = "Idempotent-Replayed";

/** Bytes of what a row may hold: SQLite takes 2 MB in production. */
const maxHeld = 1_900_000;

/** Throws a Problem (422) for a change that is more than one event of the audit, or one kept answer, can hold. */
function keepSize(held: unknown): void {
  if (Buffer.byteLength(JSON.stringify(held)) > maxHeld) throw new Problem(422, "errors.change_size");
}

/** Hashes what a request with an Idempotency-Key asks for; reading a body has to wait, and a write may not. */
export async function fingerprint(c: Context<Call>, next: Next): Promise<void> {
  if (c.req.header("idempotency-key")) {
    // Files are called by chance where they are kept: they are the same by what they were called where they came from.
    const files = filesOf(c).files.map(({ original, mime_type, size }) => [original, mime_type, size]);
    const named = files.length > 0 ? JSON.stringify(files) : "";
    const asked = `${c.req.method} ${c.req.path} ${await c.req.text()}${named}`;
    c.set("fingerprint", createHash("sha256").update(asked).digest("base64url"));
  }
  await next();
}

function idempotencyKey(c: Context<Call>): string | undefined {
  const key = c.req.header("idempotency-key");
  if (key && key.length > 200) throw invalid("Idempotency-Key", "errors.too_long");
  return key;
}

function repeated(database: Database, actorId: number, key: string, request: string): string | null {
  const earlier = answeredBefore(database, actorId, key);
  if (earlier && earlier.request !== request) throw invalid("Idempotency-Key", "errors.idempotency_key");
  return earlier?.answer ?? null;
}
