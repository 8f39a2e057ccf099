import { z } from "zod";
import { lenient, paged, sentDate, sentOrNull, sentText } from "../answer/answer.ts";
import { id, optionalDate, optionalText } from "../answer/fields.ts";
import { invoiceType } from "../invoice/type.ts";
import { eInvoiceChannels } from "./duty.ts";

/**
 * How far an e-invoice is: its draft is to be issued, it is to be sent, to be reported to the tax authority, or all is done.
 * In the order in which they are worked on.
 */
export const eInvoiceStates = ["draft", "unsent", "unreported", "done"] as const;
export type EInvoiceState = (typeof eInvoiceStates)[number];

const named = z.object({ id, name: z.string() });

/** An invoice or credit note that has to be an e-invoice, or is one: how it was sent and reported (docs/decisions/088). */
export const eInvoice = z.object({
  /** The document's. */
  id,
  /** Empty while it is a draft. */
  invoice_nr: sentText,
  invoice_type_id: z.number().int().default(invoiceType.invoice),
  estimate_id: id,
  customer: named,
  /** Local date of issue; of a draft the one that it is meant to have. */
  date: z.string(),
  supply_date: sentDate,
  total_cents: z.number().int(),
  /** Whether the law asks for it (domain §7). */
  is_duty: z.boolean(),
  state: z.enum(eInvoiceStates),
  /** The last local date for what is to be done next; null where no law sets one, and once all is done. */
  due_on: sentDate,
  channel: lenient(z.enum(eInvoiceChannels).nullable(), null),
  /** Local dates, and who said so. */
  sent_on: sentDate,
  sent_by: sentOrNull(named),
  reported_on: sentDate,
  reported_by: sentOrNull(named),
  note: sentText,
  /** Counts its changes, for If-Match; 0 before the first. */
  version: z.number().int().default(0),
});
export type EInvoice = z.output<typeof eInvoice>;
export const eInvoicePage = paged(eInvoice);

/** What is said of an e-invoice by hand. Everything may be left out. */
export const eInvoiceForm = z.object({
  channel: z
    .enum(eInvoiceChannels, { error: "errors.choice" })
    .or(z.literal("").transform(() => null))
    .nullish()
    .transform((channel) => channel ?? null),
  sent_on: optionalDate.optional().transform((date) => date ?? null),
  reported_on: optionalDate.optional().transform((date) => date ?? null),
  note: optionalText(500),
});

/** A change of it. */
export const eInvoicePatch = z
  .object({
    channel: z.enum(eInvoiceChannels, { error: "errors.choice" }).nullable(),
    sent_on: optionalDate,
    reported_on: optionalDate,
    note: optionalText(500),
  })
  .partial();
