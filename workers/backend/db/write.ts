import { createHash } from "node:crypto";
import { and, eq, gte, lt } from "drizzle-orm";
import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Context, Next } from "hono";
import type { z } from "zod";
import { tabIn } from "../../tab";
import type { Call } from "../call";
import { invalid } from "../errors";
import { actorOf } from "../operation";
import { record } from "./audit";
import type { Database } from "./database";
import { transaction } from "./database";
import { type Announcement, announce } from "./outbox";

/** Answers already given, so that a repeated POST with the same key is answered again and not done again. */
export const idempotency = sqliteTable(
  "idempotency",
  {
    actor_id: integer().notNull(),
    key: text().notNull(),
    /** Method, path and body, hashed: the same key with another request is a mistake of the caller. */
    request: text().notNull(),
    answer: text().notNull(),
    at: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.actor_id, table.key] })],
);

/** What a write may do: change rows, and say what happened. */
export interface Unit {
  database: Database;
  /** Notes the change in the audit log. A write that notes nothing is a fault. */
  audit: (entity: string, id: number, change: { before?: unknown; after?: unknown }) => void;
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
  const actor = actorOf(c);
  const key = c.req.method === "POST" ? idempotencyKey(c) : undefined;
  const request = c.var.fingerprint ?? "";
  const answer = transaction(database, () => {
    const earlier = key && repeated(database, actor.id, key, request);
    if (earlier) return shape.parse(JSON.parse(earlier));
    let audited = false;
    const unit: Unit = {
      database,
      audit: (entity, id, change) => {
        audited = true;
        record(database, {
          actor_id: actor.id,
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
    if (key) remember(database, actor.id, key, request, done);
    return done;
  });
  c.env.dispatch();
  return answer;
}

/** Hashes what a request with an Idempotency-Key asks for; reading a body has to wait, and a write may not. */
export async function fingerprint(c: Context<Call>, next: Next): Promise<void> {
  if (c.req.header("idempotency-key")) {
    const asked = `${c.req.method} ${c.req.path} ${await c.req.text()}`;
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
  const earlier = database
    .select()
    .from(idempotency)
    .where(
      and(
        eq(idempotency.actor_id, actorId),
        eq(idempotency.key, key),
        gte(idempotency.at, dayBefore(Date.now())),
      ),
    )
    .get();
  if (earlier && earlier.request !== request) throw invalid("Idempotency-Key", "errors.idempotency_key");
  return earlier?.answer ?? null;
}

/** For how long an answer is held. */
const dayBefore = (now: number): string => new Date(now - 24 * 3600 * 1000).toISOString();

function remember(database: Database, actorId: number, key: string, request: string, answer: unknown): void {
  const now = Date.now();
  database
    .delete(idempotency)
    .where(lt(idempotency.at, dayBefore(now)))
    .run();
  const at = new Date(now).toISOString();
  database
    .insert(idempotency)
    .values({ actor_id: actorId, key, request, answer: JSON.stringify(answer), at })
    .run();
}
