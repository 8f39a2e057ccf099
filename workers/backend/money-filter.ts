import type { Context, Next } from "hono";
import type { Call } from "./call";

/** Fields that carry money; `_cents` twins go by their ending (design §4). */
const money = new Set([
  "price",
  "total",
  "total_with_discount",
  "vat_amount",
  "total_with_vat",
  "discount",
  "vat",
  "amount",
]);

/**
 * Employees read no money, in whatever answer it may stand (domain H13). One place after every handler, so that a new
 * operation cannot forget it. `meta` is left alone: its `total` counts rows.
 */
export async function withoutMoney(c: Context<Call>, next: Next): Promise<void> {
  await next();
  if (c.env.actor?.role !== "employee") return;
  if (!c.res.headers.get("content-type")?.startsWith("application/json")) return;
  const answer: unknown = await c.res.clone().json();
  const headers = new Headers(c.res.headers);
  headers.delete("content-length");
  c.res = new Response(JSON.stringify(strip(answer)), { status: c.res.status, headers });
}

function strip(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(strip);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !money.has(name) && !name.endsWith("_cents"))
      .map(([name, inner]) => [name, name === "meta" ? inner : strip(inner)]),
  );
}
