import { z } from "zod";
import {
  lenient,
  pageRows,
  place,
  sentDate,
  sentOr,
  sentOrNull,
  sentText,
  sortingsSaid,
} from "../answer/answer.ts";
import { id } from "../answer/fields.ts";
import { alsoCalled } from "../answer/other-names.ts";
import { paymentTerm } from "../company/payment-terms.ts";
import { documentLanguageOf } from "../document/language.ts";
import { estimate } from "../estimate/estimate.ts";
import { sentDecimalOr, withCents } from "../money/sent-number.ts";
import { invoiceContent, invoiceGroup, noContent } from "./content.ts";
import { invoiceStatus } from "./status.ts";
import { invoiceType } from "./type.ts";
import { waybill } from "./waybill.ts";

/** Another document, as one refers to it. */
const reference = z.object({ id, invoice_nr: sentText, date: sentDate });
export type InvoiceReference = z.infer<typeof reference>;

export const payment = z.object({
  id,
  /** Local date. */
  date: z.string(),
  /** Below zero where it was returned to the client or set against another document. */
  amount_cents: z.number().int(),
  note: sentText,
  /** The entry of a bank statement that it was booked from. */
  bank_entry_id: sentOrNull(id),
  /** The other document of a sum that was set against one. */
  other: sentOrNull(reference.extend({ estimate_id: z.number().int().default(0) })),
});
export type Payment = z.infer<typeof payment>;

/** Another row by its name: a backend may send the name alone. */
const byName = <Shape extends z.ZodType>(shape: Shape) =>
  z.preprocess((sent) => (typeof sent === "string" ? { name: sent } : (sent ?? {})), shape);
const row = z.object({ id: z.number().int().default(0), name: sentText });
const named = byName(row);

/** The estimate of a document of which a backend tells no more than the id, if that. */
const unnamed = { id: 0, estimate_nr: "", name: "" };

/** What a list shows of a document. Amounts of credit notes are negative there. */
const entryFields = z.object({
  id,
  /** Empty while it is a draft. */
  invoice_nr: sentText,
  invoice_type_id: z.number().int().default(invoiceType.invoice),
  /** 0 where a backend does not say. */
  estimate_id: z.number().int().default(0),
  estimate_nr: sentText,
  customer: byName(row.extend({ document_language: documentLanguageOf })),
  project: named,
  status_id: z.number().int().default(invoiceStatus.issued),
  date: sentDate,
  due_date: sentDate,
  net_cents: z.number().int().default(0),
  vat_cents: z.number().int().default(0),
  total_cents: z.number().int().default(0),
  paid_cents: z.number().int().default(0),
  /** What credit notes have taken back of a document in force. */
  credited_cents: z.number().int().default(0),
  /** What is still to be paid. */
  open_cents: z.number().int().default(0),
  /** What was paid and is the client's (domain H22); null where a backend does not say. */
  owed_cents: z.number().int().nullable().default(null),
  /** Whether its client says that it is not right: nobody is reminded of it. */
  is_disputed: sentOr(z.boolean(), false),
  /** Counts its changes, for If-Match; 0 where a backend does not say. */
  version: z.number().int().default(0),
});

/** Specification §3 has two names for the number. */
const numbered = <Shape extends z.ZodRawShape>(shape: z.ZodObject<Shape>) =>
  alsoCalled({ invoice_nr: ["invoiceNr"] }, withCents(shape));

export const invoiceEntry = numbered(
  entryFields.extend({
    /** Null where a backend does not say: specification §3 lists no amount. */
    total_cents: z.number().int().nullable().default(null),
  }),
);
/** A document in a list, as a page reads it. */
export type ListedInvoice = z.infer<typeof invoiceEntry>;
/** The same as our own backend lists it. */
export type InvoiceEntry = z.infer<typeof entryFields>;

/** A document with everything in it. Of an issued one, whatever it says comes from its frozen copy (domain §4). */
export const invoice = numbered(
  entryFields.extend({
    estimate: lenient(z.object({ id: z.number().int(), estimate_nr: sentText, name: sentText }), unnamed),
    /** When it was paid last: of several payments, the day of the latest (specification 4.3). */
    payment_date: sentDate,
    supply_date: sentDate,
    payment_terms: lenient(paymentTerm, null),
    /** Stands in the document, before its lines. */
    description: sentText,
    /** Stands in the document, below its sums. */
    comment: sentText,
    /** What the client wants to find in the document, and its own order (EN 16931 BT-10, BT-13). */
    buyer_reference: sentText,
    order_number: sentText,
    billing: z.enum(["lines", "percentage"]).default("lines"),
    /** Of an advance: percent of the estimate, a decimal. */
    percentage: sentOrNull(z.string()),
    /** The lines of the estimate that it has. */
    position_item_ids: z.array(z.number().int()).default([]),
    /** How much of some of these was asked for: decimals. */
    quantities: lenient(
      z.array(z.object({ position_item_id: id, quantity: z.string(), is_final: z.boolean().default(false) })),
      [],
    ),
    waybill: sentOrNull(waybill),
    content: invoiceContent.default(noContent),
    /** Whether there is an e-invoice of it, and what it lacks for one; null where there is none of such a document. */
    einvoice: lenient(z.object({ is_available: z.boolean(), lacks: z.array(z.string()) }).nullable(), null),
    payments: z.array(payment).default([]),
    /** Of a credit note: the document that it takes back, or parts of it; of a voided one: the credit note that voided it. */
    credits: sentOrNull(reference),
    credited_by: sentOrNull(reference),
    /** Credit notes of parts of it; null where a backend has none. */
    credit_notes: sentOrNull(z.array(reference)),
    /** Of an advance: the documents that deduct it. */
    deducted_by: lenient(z.array(reference), []),
    /** Waybills without prices that refer to it for them, drafts among them; voided ones are left out. */
    priced_waybills: lenient(z.array(reference), []),
    issued_at: sentOrNull(z.string()),
    sent_at: sentOrNull(z.string()),
    voided_at: sentOrNull(z.string()),
  }),
);
export type Invoice = z.infer<typeof invoice>;

/** The list: a page of documents, the statuses that they can have, and the sums of all that the filters let through. */
export const invoiceList = z.object({
  invoices: z.object({ data: pageRows(invoiceEntry), ...place }),
  statuses: z.array(z.object({ id: z.number().int(), display_name: z.string() })).default([]),
  sums: z
    .object({
      net_cents: z.number().int(),
      vat_cents: z.number().int(),
      total_cents: z.number().int(),
      open_cents: z.number().int(),
      owed_cents: z.number().int().default(0),
    })
    .optional(),
  sortings: sortingsSaid,
});
export type InvoiceList = z.infer<typeof invoiceList>;

/** What became of a document that was asked to be deleted: a draft is gone, an issued one voided (domain H1). */
export const invoiceRemoval = lenient(
  z.object({
    id: id.optional(),
    outcome: z.enum(["deleted", "voided"]).default("deleted"),
    credit_note: reference.nullish(),
  }),
  { outcome: "deleted" },
);

const groups = z.array(invoiceGroup);

/** What another document has taken of an estimate, as the calculation takes it (model/billing.ts). */
const billed = z.object({
  id,
  billing: z.enum(["lines", "percentage"]).default("lines"),
  position_item_ids: z.array(z.number().int()).default([]),
  parts: z
    .array(
      z.object({
        position_item_id: id,
        quantity: z.number().int(),
        is_final: z.boolean().default(false),
        full_cents: z.number().int(),
        net_cents: z.number().int(),
        agreed_cents: z.number().int().default(0),
      }),
    )
    .default([]),
  groups: groups.default([]),
  deductions: z
    .array(
      z.object({
        advance_id: id,
        category: z.string(),
        rate: z.string(),
        taxable_cents: z.number().int(),
      }),
    )
    .default([]),
});

/** What is invoiced of an estimate (voided documents and what they took left out), and what is left. */
export const estimateInvoices = z.object({
  documents: z.array(invoiceEntry).default([]),
  /** By VAT group. */
  invoiced: groups.default([]),
  /** By how much the VAT of all documents is more than the estimate's: each rounds its own (domain H20). */
  remaining: z.array(invoiceGroup.extend({ rounding_cents: z.number().int().default(0) })).default([]),
  /** Percent that the client has agreed to pay in advance and nothing is invoiced of yet; zero of others. */
  advance_percentage: sentDecimalOr("0.00"),
  /** Lines of the estimate of which something is left. */
  open_items: z.array(z.number().int()).default([]),
  /** Lines that are invoiced or delivered in parts: how much of each, decimals. */
  line_progress: z
    .array(z.object({ position_item_id: id, invoiced: z.string(), delivered: z.string() }))
    .default([]),
  /** Advances, and what no document deducts of them yet. */
  advances: z.array(reference.extend({ net_cents: z.number().int() })).default([]),
});
export type EstimateInvoices = z.infer<typeof estimateInvoices>;

/** What the form of a new document begins with (`GET /{estimateId}/invoices/create`). */
export const invoiceChoices = estimateInvoices.extend({
  estimate,
  /** What counts beside the new document: drafts and issued ones, voided ones left out. */
  billed: z.array(billed).default([]),
  defaults: z.object({
    date: z.string(),
    payment_terms: lenient(paymentTerm, null),
    due_date: z.string(),
    buyer_reference: sentText,
    order_number: sentText,
    waybill,
  }),
  /** Issued invoices of the estimate, which may price the goods of a waybill. */
  pricing_invoices: z.array(reference).default([]),
  /** Percent beside what was ordered that is right, a decimal; null where lines are invoiced whole. */
  quantity_tolerance: sentOrNull(z.string()),
  /** Whether the company's details suffice for a document. */
  can_issue: z.boolean().default(true),
});
/** As much of it as a backend sends: the specification does not say what (§7). */
export const sentChoices = invoiceChoices.partial({ estimate: true, defaults: true });
export type InvoiceChoices = z.infer<typeof invoiceChoices>;
