import { z } from "zod";
import { id, typedDate } from "#model/answer/fields.ts";
import { otherTerms } from "#model/company/payment-terms.ts";
import { showDate } from "#model/date/dates.ts";
import { type InvoiceInput, invoiceInput } from "#model/invoice/input.ts";
import type { Invoice, InvoiceChoices } from "#model/invoice/invoice.ts";
import { invoiceType } from "#model/invoice/type.ts";
import { readDecimal } from "#model/money/decimal.ts";
import { showQuantity } from "#model/money/show-money.ts";
import { percentage } from "#model/vat/vat-fields.ts";
import { asText, sentQuantity } from "./quantities.ts";

/** What is invoiced: all that is left, lines that are chosen, or a percentage in advance. */
export const extents = ["all", "chosen", "percentage"] as const;
export type Extent = (typeof extents)[number];

const { invoice_type_id, payment_terms, description, comment, waybill, buyer_reference, order_number } =
  invoiceInput.shape;

const fields = z.object({
  extent: z.enum(extents, { error: "errors.choice" }),
  position_items: z.array(id).max(2000, "errors.too_many").default([]),
  quantities: z
    .array(
      z.string().transform((field, context) => {
        const sent = sentQuantity(field);
        if (!sent) context.addIssue({ code: "custom", message: "errors.number" });
        return sent ?? z.NEVER;
      }),
    )
    .max(2000, "errors.too_many")
    .default([]),
  percentage: percentage.optional(),
  invoice_type_id: invoice_type_id.unwrap(),
  date: typedDate,
  supply_date: typedDate.optional(),
  payment_terms: payment_terms.unwrap(),
  due_date: typedDate.optional(),
  description,
  comment,
  waybill,
  buyer_reference,
  order_number,
});
type Fields = z.output<typeof fields>;

/** Said together with whatever else is wrong: a date that is none hides no missing address. */
const rule = (path: string[], error: string) => ({ path, error, when: () => true });

const hasAddress = (
  { invoice_type_id: type, waybill: said }: Fields,
  name: "dispatch_address" | "delivery_address",
) => type !== invoiceType.waybill || Boolean(said?.[name]);

/** The form of a document. */
export const invoiceForm = fields
  .refine(
    ({ extent, position_items: items }) => extent !== "chosen" || (items?.length ?? 0) > 0,
    rule(["position_items"], "errors.invoice_nothing"),
  )
  .refine(
    ({ extent, percentage: percent }) => extent !== "percentage" || (readDecimal(percent ?? "0") ?? 1) > 0,
    rule(["percentage"], "invoice.advance_percentage"),
  )
  .refine(
    ({ payment_terms: terms, due_date }) => terms !== null || Boolean(due_date),
    rule(["due_date"], "errors.required"),
  )
  .refine(
    (typed) => hasAddress(typed, "dispatch_address"),
    rule(["waybill", "dispatch_address"], "errors.required"),
  )
  .refine(
    (typed) => hasAddress(typed, "delivery_address"),
    rule(["waybill", "delivery_address"], "errors.required"),
  );

/** What a draft is made or changed with. An emptied field is not one that was left out: that would stay as it was. */
export function inputOf({ extent, ...typed }: Fields): InvoiceInput {
  const isWaybill = typed.invoice_type_id === invoiceType.waybill;
  return {
    ...typed,
    position_items: extent === "chosen" ? typed.position_items : null,
    // None is what lines without quantities mean, also to backends that know of none.
    quantities: extent === "chosen" && typed.quantities.length > 0 ? typed.quantities : undefined,
    percentage: extent === "percentage" ? (typed.percentage ?? null) : null,
    supply_date: typed.supply_date ?? null,
    due_date: typed.payment_terms === null ? (typed.due_date ?? null) : undefined,
    description: typed.description ?? "",
    comment: typed.comment ?? "",
    buyer_reference: typed.buyer_reference ?? "",
    order_number: typed.order_number ?? "",
    waybill: isWaybill ? emptied(typed.waybill ?? {}) : undefined,
  };
}

const emptied = (typed: NonNullable<InvoiceInput["waybill"]>) => ({
  ...typed,
  issued_by: typed.issued_by ?? "",
  received_by: typed.received_by ?? "",
  carrier: typed.carrier ?? "",
  pricing_invoice_id: typed.pricing_invoice_id ?? null,
});

const noQuantities: string[] = [];

/** What the form of a new document begins with; one that an `advance` was agreed for, with that percentage. */
export function beginning({ defaults }: InvoiceChoices, advance: string | null, language: string) {
  return {
    extent: advance === null ? "all" : "percentage",
    quantities: noQuantities,
    percentage: advance === null ? "" : showQuantity(advance, language),
    invoice_type_id: String(invoiceType.invoice),
    date: showDate(defaults.date),
    payment_terms: String(defaults.payment_terms ?? otherTerms),
    due_date: showDate(defaults.due_date),
    buyer_reference: defaults.buyer_reference,
    order_number: defaults.order_number,
    waybill: waybillValues(defaults.waybill),
  };
}

/** As much of what an estimate offers as the form of a draft begins with. */
export type Offered = Pick<InvoiceChoices, "open_items" | "defaults">;

/** What the form of a draft begins with. The lines of one that has all that is left are not chosen one by one. */
export function valuesOf(draft: Invoice, choices: Offered, language: string) {
  const ids = draft.position_item_ids;
  const isAll =
    draft.quantities.length === 0 &&
    choices.open_items.length === ids.length &&
    choices.open_items.every((id) => ids.includes(id));
  const percent = draft.percentage ?? null;
  return {
    extent: extentOf(percent !== null, isAll),
    position_items: isAll ? [] : ids.map(String),
    quantities: draft.quantities.map(({ position_item_id: id, quantity, is_final: isFinal }) =>
      asText({ id, text: showQuantity(quantity, language), isFinal }),
    ),
    percentage: percent === null ? "" : showQuantity(percent, language),
    invoice_type_id: String(draft.invoice_type_id),
    date: showDate(draft.date ?? choices.defaults.date),
    supply_date: showDate(draft.supply_date ?? ""),
    payment_terms: String(draft.payment_terms ?? otherTerms),
    due_date: showDate(draft.due_date ?? ""),
    description: draft.description,
    comment: draft.comment,
    buyer_reference: draft.buyer_reference,
    order_number: draft.order_number,
    waybill: waybillValues(draft.waybill ?? choices.defaults.waybill),
  };
}

function extentOf(isAdvance: boolean, isAll: boolean): Extent {
  if (isAdvance) return "percentage";
  return isAll ? "all" : "chosen";
}

const waybillValues = ({ pricing_invoice, ...said }: InvoiceChoices["defaults"]["waybill"]) => ({
  ...said,
  pricing_invoice_id: pricing_invoice ? String(pricing_invoice.id) : "",
});
