import type { Context, Next } from "hono";
import type { Call } from "./call.ts";
import type { Readable } from "./readable-fields.ts";

/** Fields of plain values. */
export const plain = (...names: string[]): Readable => Object.fromEntries(names.map((name) => [name, true]));

/** What every refusal says, no matter who reads it; the fields that are wrong have names of their own. */
const refusal = ["message", "request_id", "errors"];

/**
 * Employees read what the operation names for them and nothing else, so that neither a new operation nor a new field can
 * tell them of money by oversight (domain H13). One place after every handler. What strangers may call is told as it is.
 */
export async function onlyReadable(c: Context<Call>, next: Next): Promise<void> {
  await next();
  const { actor, readable } = c.env;
  if (actor?.role !== "employee" || readable === "everything") return;
  if (!c.res.headers.get("content-type")?.startsWith("application/json")) return;
  const answer: unknown = await c.res.clone().json();
  const headers = new Headers(c.res.headers);
  headers.delete("content-length");
  c.res = new Response(JSON.stringify(said(answer, readable ?? {})), { status: c.res.status, headers });
}

function said(answer: unknown, readable: Readable): unknown {
  const told = picked(answer, readable);
  if (!isRecord(answer) || !isRecord(told)) return told;
  const refused = refusal.filter((name) => name in answer).map((name) => [name, answer[name]]);
  return { ...told, ...Object.fromEntries(refused) };
}

function picked(value: unknown, readable: Readable | true): unknown {
  if (Array.isArray(value))
    return value.map((one) => picked(one, readable)).filter((one) => one !== undefined);
  if (!isRecord(value)) return readable === true || value === null ? value : undefined;
  if (readable === true) return undefined;
  return Object.fromEntries(
    Object.entries(readable)
      .filter(([name]) => Object.hasOwn(value, name))
      .map(([name, inner]) => [name, picked(value[name], inner)]),
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
