import { z } from "zod";
import { frozenEstimate } from "./frozen.ts";
import { frozenInvoice } from "./frozen-invoice.ts";

/** A document as a client is shown it, by its kind: an estimate or an offer, or what was issued of one. */
export const frozenDocument = z.discriminatedUnion("document", [frozenEstimate, frozenInvoice]);
export type FrozenDocument = z.infer<typeof frozenDocument>;

/** The number that a document is known by. */
export const numberOf = (frozen: FrozenDocument): string =>
  frozen.document === "estimate" ? frozen.estimate.estimate_nr : frozen.invoice.invoice_nr;

/** The agency as the document names it; an estimate is in the name of the address that it was sent from. */
export const sellerOf = (frozen: FrozenDocument): string =>
  (frozen.document === "invoice" && frozen.invoice.content.seller.name) || frozen.title;
