import { z } from "zod";
import { decimal } from "~/model/decimal";
import { id, typedDate } from "~/model/fields";
import { type Invoice, type InvoiceChoices, invoiceType } from "~/model/invoice";
import { type InvoiceInput, invoiceInput } from "~/model/invoice-input";
import { showQuantity } from "~/model/show-money";
import { percentage } from "~/model/vat";

/** What is invoiced: all that is left, lines that are chosen, or a percentage in advance. */
export const extents = ["all", "chosen", "percentage"] as const;
export type Extent = (typeof extents)[number];

/** Terms for which the due date itself is said. */
export const otherTerms = "other";

const { invoice_type_id, payment_terms, description, comment, waybill } = invoiceInput.shape;

/** The form of a document, read as what its draft is made or changed with. */
export const invoiceForm = z
  .object({
    extent: z.enum(extents, { error: "errors.choice" }),
    position_items: z.array(id).max(2000, "errors.too_many").default([]),
    percentage: percentage.optional(),
    invoice_type_id: invoice_type_id.unwrap(),
    date: typedDate,
    supply_date: typedDate.optional(),
    payment_terms: payment_terms.unwrap(),
    due_date: typedDate.optional(),
    ...{ description, comment, waybill },
  })
  .superRefine((typed, context) => {
    const isMissing = (path: string[], message = "errors.required") =>
      context.addIssue({ code: "custom", path, message });
    if (typed.extent === "chosen" && typed.position_items.length === 0)
      isMissing(["position_items"], "errors.invoice_nothing");
    if (typed.extent === "percentage" && decimal(typed.percentage ?? "0") === 0)
      isMissing(["percentage"], "errors.advance");
    if (typed.payment_terms === null && !typed.due_date) isMissing(["due_date"]);
    if (typed.invoice_type_id !== invoiceType.waybill) return;
    for (const field of ["dispatch_address", "delivery_address"] as const)
      if (!typed.waybill?.[field]) isMissing(["waybill", field]);
  })
  .transform(({ extent, ...typed }): InvoiceInput => {
    const chosen = extent === "chosen" ? typed.position_items : null;
    const isWaybill = typed.invoice_type_id === invoiceType.waybill;
    return {
      ...typed,
      position_items: chosen,
      percentage: extent === "percentage" ? (typed.percentage ?? null) : null,
      // An emptied field is not one that was left out: that would stay as it was.
      supply_date: typed.supply_date ?? null,
      due_date: typed.payment_terms === null ? (typed.due_date ?? null) : undefined,
      description: typed.description ?? "",
      comment: typed.comment ?? "",
      waybill: isWaybill ? emptied(typed.waybill ?? {}) : undefined,
    };
  });

const emptied = (typed: NonNullable<InvoiceInput["waybill"]>) => ({
  ...typed,
  issued_by: typed.issued_by ?? "",
  received_by: typed.received_by ?? "",
  carrier: typed.carrier ?? "",
  pricing_invoice_id: typed.pricing_invoice_id ?? null,
});

/** What the form of a new document begins with. */
export function beginning({ defaults }: InvoiceChoices) {
  return {
    extent: "all",
    invoice_type_id: String(invoiceType.invoice),
    date: defaults.date,
    payment_terms: String(defaults.payment_terms ?? otherTerms),
    due_date: defaults.due_date,
    waybill: waybillValues(defaults.waybill),
  };
}

/** What the form of a draft begins with. The lines of one that has all that is left are not chosen one by one. */
export function valuesOf(draft: Invoice, choices: InvoiceChoices, language: string) {
  const ids = draft.position_item_ids;
  const isAll =
    choices.open_items.length === ids.length && choices.open_items.every((id) => ids.includes(id));
  const percent = draft.percentage ?? null;
  return {
    extent: extentOf(percent !== null, isAll),
    position_items: isAll ? [] : ids.map(String),
    percentage: percent === null ? "" : showQuantity(percent, language),
    invoice_type_id: String(draft.invoice_type_id),
    date: draft.date ?? choices.defaults.date,
    supply_date: draft.supply_date ?? "",
    payment_terms: String(draft.payment_terms ?? otherTerms),
    due_date: draft.due_date ?? "",
    description: draft.description,
    comment: draft.comment,
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
