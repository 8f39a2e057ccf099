import { z } from "zod";
import { listOf } from "../answer/answer.ts";
import { id } from "../answer/fields.ts";
import type { ScreenId } from "../list/screens.ts";

/** What is searched together, in the order in which it is shown. */
export const foundKinds = [
  "client",
  "contact",
  "project",
  "estimate",
  "invoice",
  "purchase",
  "purchase_order",
  "product",
  "stock_item",
  "user",
] as const;
export type FoundKind = (typeof foundKinds)[number];

/** The screen on which each kind is seen: who may not see that finds none. */
export const screenOf: Record<FoundKind, ScreenId> = {
  client: "clients",
  contact: "clients",
  project: "projects",
  estimate: "estimate",
  invoice: "invoices",
  purchase: "purchases",
  purchase_order: "purchaseOrders",
  product: "stock",
  stock_item: "stock",
  user: "users",
};

/** Something that a search found. */
export const found = z.object({
  kind: z.enum(foundKinds),
  id,
  name: z.string(),
  /** What tells it from others of its name: a number, a client, an e-mail. */
  detail: z.string().default(""),
  /** Of somebody who works for a client. */
  client_id: z.number().int().optional(),
  /** Of what is kept for those that refer to it and offered no more: a client and its people, a stock item or a person. */
  state: z.enum(["archived", "inactive"]).nullish(),
  /** Of an invoice, whose address names it. */
  estimate_id: z.number().int().optional(),
  /** Of an invoice. */
  total_cents: z.number().int().optional(),
});
export type Found = z.infer<typeof found>;
export const foundList = listOf(found);
