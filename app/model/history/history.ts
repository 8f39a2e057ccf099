import { z } from "zod";
import { paged, sentOrNull, sentText } from "../answer/answer.ts";
import { id } from "../answer/fields.ts";
import { isObject } from "../answer/is-object.ts";

/** What a field said; null where it said nothing. */
const value = z.union([z.string(), z.number(), z.boolean()]).nullable();

const change = z.object({
  /** The name of a field, with points for what is within it: `contact.phone`. */
  field: z.string(),
  before: value.default(null),
  after: value.default(null),
});
export type Change = z.infer<typeof change>;

/** One thing that somebody did. */
export const historyEntry = z.object({
  id,
  /** ISO 8601 in UTC. */
  at: z.string(),
  /** Null where nobody was signed in. */
  actor: sentOrNull(z.object({ id, name: z.string() })),
  /** What kind of row it was done to, and which. */
  entity: z.string(),
  entity_id: z.number().int(),
  act: z.enum(["created", "changed", "deleted"]),
  /** How the row was called then; empty where it has no name. */
  name: z.string().default(""),
  /** Of money: how much. */
  amount_cents: sentOrNull(z.number().int()),
  /** Why it was done, where who did it has said so. */
  reason: sentText,
  /** Of a change: the fields that say something else since. */
  changes: z.array(change).default([]),
});
export type HistoryEntry = z.infer<typeof historyEntry>;
export const historyPage = paged(historyEntry);

/** What an event of the audit log tells, from the row before and after it. */
export function changesBetween(
  before: unknown,
  after: unknown,
): Pick<HistoryEntry, "act" | "name" | "amount_cents" | "reason" | "changes"> {
  const name = nameIn(after) || nameIn(before);
  const amount_cents = amountIn(after) ?? amountIn(before);
  if (!isObject(before)) return { act: "created", name, amount_cents, reason: reasonIn(after), changes: [] };
  if (!isObject(after)) return { act: "deleted", name, amount_cents, reason: "", changes: [] };
  const [was, is] = [leavesOf(before), leavesOf(after)];
  const fields = [...new Set([...was.keys(), ...is.keys()])].filter((field) => field !== "version");
  return {
    act: "changed",
    name,
    amount_cents,
    // Of a row that has one it is a field among others.
    reason: "",
    changes: fields
      .map((field) => ({ field, before: was.get(field) ?? null, after: is.get(field) ?? null }))
      .filter((one) => one.before !== one.after),
  };
}

const amountIn = (row: unknown): number | null =>
  isObject(row) && typeof row.amount_cents === "number" ? row.amount_cents : null;

const reasonIn = (row: unknown): string =>
  isObject(row) && typeof row.reason === "string" ? row.reason : "";

/** How a row is called: by its own name or number, else by the name of what it is of, as a price by its item's. */
function nameIn(row: unknown): string {
  if (!isObject(row)) return "";
  if ("invoice_nr" in row) return typeof row.invoice_nr === "string" ? row.invoice_nr : "";
  if (typeof row.name === "string") return row.name;
  return Object.values(row).map(nameIn).find(Boolean) ?? "";
}

/** The values in a row by their names; lists are left out. */
function leavesOf(row: Record<string, unknown>, above = ""): Map<string, Change["before"]> {
  const leaves = new Map<string, Change["before"]>();
  for (const [name, held] of Object.entries(row)) {
    const field = `${above}${name}`;
    const read = value.safeParse(held);
    if (read.success) leaves.set(field, read.data);
    else if (isObject(held)) for (const [key, leaf] of leavesOf(held, `${field}.`)) leaves.set(key, leaf);
  }
  return leaves;
}
