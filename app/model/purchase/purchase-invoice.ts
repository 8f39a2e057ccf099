import { z } from "zod";
import { lenient, paged, sentDate, sentOr, sentOrNull, sentText } from "../answer/answer.ts";
import { choiceOf, id, optionalDate, optionalText, requiredText, text, typedDate } from "../answer/fields.ts";
import { currencies } from "../einvoice/codes/currencies.ts";
import { isCode } from "../einvoice/codes/list.ts";
import { finding } from "../einvoice/findings-said.ts";
import { percentage } from "../vat/vat-fields.ts";
import { typedRate } from "./rate.ts";
import { typedAmount } from "./typed-amount.ts";

/** How far a supplier's invoice is: to be checked, approved, paid; or it was rejected. */
export const purchaseStates = ["open", "approved", "paid", "rejected"] as const;
export type PurchaseState = (typeof purchaseStates)[number];

/** What an invoice may lack that is to be approved, by the names of its fields. */
export const purchaseLacks = ["supplier_id", "number", "issued_on", "due_on", "rate", "lines"] as const;

/** Lines of an invoice at most. */
export const mostLines = 500;

const cents = z.number().int();
const named = z.object({ id, name: z.string() });

/** A line of a supplier's invoice, without VAT, in the invoice's currency and in euro; null while no rate is known. */
export const purchaseLine = z.object({
  id,
  name: z.string(),
  /** As the file has it; "" where it has none. */
  quantity: sentText,
  net_cents: cents,
  net_eur_cents: sentOrNull(cents),
  vat_category: sentText,
  /** Percent, a decimal. */
  vat_rate: sentOr(z.string(), "0.00"),
  /** The project that it is a cost of. */
  project: sentOrNull(named),
});
export type PurchaseLine = z.output<typeof purchaseLine>;

/** A supplier's invoice as lists show it; of a credit note the sums are below zero (docs/decisions/090). */
export const purchaseEntry = z.object({
  id,
  /** The supplier's own number; "" while it is not known. */
  number: sentText,
  supplier: sentOrNull(named),
  /** Local dates. */
  issued_on: sentDate,
  due_on: sentDate,
  /** ISO 4217. */
  currency: sentOr(z.string(), "EUR"),
  net_cents: cents.default(0),
  vat_cents: cents.default(0),
  total_cents: cents.default(0),
  /** What is still to be paid of it by its own words: an advance may have been. */
  payable_cents: cents.default(0),
  state: lenient(z.enum(purchaseStates), "open"),
  file_name: sentText,
});
export type PurchaseEntry = z.output<typeof purchaseEntry>;
export const purchasePage = paged(purchaseEntry);

/** A supplier's invoice as a whole. `version` counts its changes, for If-Match. */
export const purchaseInvoice = purchaseEntry.extend({
  /** How much of its currency one euro is, and of which local date that is; null of euro. */
  rate: sentOrNull(z.string()),
  rate_on: sentDate,
  /** Without VAT, in euro: what its lines cost. */
  net_eur_cents: sentOrNull(cents),
  lines: z.array(purchaseLine).default([]),
  /** Whether its sums are those of an e-invoice, which nobody types over. */
  is_read: z.coerce.boolean().default(false),
  /** What it breaks as an e-invoice. */
  findings: z.array(finding).default([]),
  /** What its file is called where it is kept. */
  file: sentText,
  mime_type: sentText,
  /** Bytes. */
  size: cents.default(0),
  sha256: sentText,
  /** What is to be filled in before it can be approved. */
  lacks: lenient(z.array(z.enum(purchaseLacks)), []),
  /** When it was approved or rejected, who did so, and why. */
  decided_at: sentOrNull(z.string()),
  decided_by: sentOrNull(named),
  reason: sentText,
  paid_on: sentDate,
  /** The entry of a bank statement that it was paid by. */
  bank_entry_id: sentOrNull(id),
  taken_at: sentText,
  taken_by: sentOrNull(named),
  /** Whether the reader may approve it, reject it or say that it is paid. */
  can_decide: z.coerce.boolean().default(false),
  version: z.number().int().default(0),
});
export type PurchaseInvoice = z.output<typeof purchaseInvoice>;

/** What is read of an e-invoice before it is taken (model/purchase/read-ubl.ts). */
export const purchaseDocument = z.object({
  supplier: z.object({
    name: z.string(),
    reg_nr: z.string(),
    vat_nr: z.string(),
    country: z.string(),
    address: z.string(),
    iban: z.string(),
  }),
  /** The company that it is for, by its numbers; "" of those that it does not have. */
  buyer: z.object({ reg_nr: z.string(), vat_nr: z.string() }),
  number: z.string(),
  issued_on: z.string(),
  due_on: z.string().nullable(),
  currency: z.string(),
  net_cents: cents,
  vat_cents: cents,
  total_cents: cents,
  payable_cents: cents,
  lines: z.array(
    z.object({
      name: z.string(),
      quantity: z.string(),
      net_cents: cents,
      vat_category: z.string(),
      vat_rate: z.string(),
    }),
  ),
  findings: z.array(finding),
});
export type PurchaseDocument = z.output<typeof purchaseDocument>;

/** Comes with the file; the front adds what it reads of an e-invoice, in the place of what was sent under that name. */
export const purchaseInput = z.object({
  document: purchaseDocument.nullish(),
});

const currency = z
  .string({ error: "errors.choice" })
  .trim()
  .toUpperCase()
  .refine((code) => isCode(currencies, code), "errors.choice");

/** A line as it is typed; `net` without VAT, of two places. */
export const typedLine = z.object({
  /** Of a line that is there already: it stays a cost of its project. */
  id: id.optional(),
  name: requiredText(200),
  net: typedAmount,
  vat_rate: percentage,
});
export type TypedLine = z.output<typeof typedLine>;

const head = {
  supplier_id: choiceOf("errors.client_required"),
  number: requiredText(100),
  issued_on: typedDate,
  currency,
};
const rate = typedRate.nullable();
const typedSum = typedAmount.nullable();
const optional = optionalDate.optional().transform((date) => date ?? null);
const optionalSum = typedSum.optional().transform((typed) => typed ?? null);

/** What is typed of an invoice beside its file, without its lines; sums that are left empty are counted of these. */
export const purchaseForm = z.object({
  ...head,
  due_on: optional,
  rate: rate.optional().transform((typed) => typed ?? null),
  rate_on: optional,
  vat: optionalSum,
  payable: optionalSum,
});

/**
 * A change of it. `lines` are all of its lines, and stay where they are not sent. `vat` and `payable` are what the paper says,
 * where that is not what its lines come to; null counts them again, and so do other lines.
 */
export const purchasePatch = z
  .object({
    ...head,
    number: text(100),
    issued_on: optionalDate,
    due_on: optionalDate,
    rate,
    rate_on: optionalDate,
    lines: z.array(typedLine).max(mostLines, "errors.too_many"),
    vat: typedSum,
    payable: typedSum,
  })
  .partial();
export type PurchasePatch = z.output<typeof purchasePatch>;

/** The project that lines are given to: all of them, or some by their ids; null takes them from any. */
export const purchaseAssignment = z.object({
  project_id: id.nullable(),
  line_ids: z.array(id).max(mostLines, "errors.too_many").optional(),
});

/** Where an invoice goes on to: rejected with a reason, paid on a local date. */
export const purchaseDecision = z.object({
  state: z.enum(purchaseStates, { error: "errors.choice" }),
  reason: optionalText(500),
  paid_on: optionalDate.optional(),
});
