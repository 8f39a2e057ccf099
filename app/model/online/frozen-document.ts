import { z } from "zod";
import { frozenEstimate } from "./frozen.ts";
import { frozenInvoice } from "./frozen-invoice.ts";

/** A document as a client is shown it, by its kind: an estimate or an offer, or what was issued of one. */
export const frozenDocument = z.discriminatedUnion("document", [frozenEstimate, frozenInvoice]);
export type FrozenDocument = z.infer<typeof frozenDocument>;

/** The number that a document is known by. */
export const numberOf = (frozen: FrozenDocument): string =>
  frozen.document === "estimate" ? frozen.estimate.estimate_nr : frozen.invoice.invoice_nr;

/** The agency as the document and its mail name it; where it has no name of its own, as its address is titled. */
export const sellerOf = (frozen: FrozenDocument): string =>
  (frozen.document === "invoice" ? frozen.invoice.content.seller.name : frozen.estimate.company?.name) ||
  frozen.title;
