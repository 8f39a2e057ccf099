import { z } from "zod";
import {
  lenient,
  listOf,
  pageRows,
  place,
  sentDate,
  sentOrNull,
  sentText,
  sortingsSaid,
} from "../answer/answer.ts";
import { choiceOf, id, language, optionalDate, optionalLines, requiredText, text } from "../answer/fields.ts";
import { withReferences } from "../answer/references.ts";
import { invoiceContent } from "../invoice/content.ts";
import { decimal } from "../money/decimal.ts";
import { sentDecimalOr } from "../money/sent-number.ts";
import { typedDecimal } from "../money/typed-decimal.ts";
import { defaultLanguage } from "../text/language.ts";

/** How far an order is: written, sent to the supplier, delivered; or it was called off. */
export const orderStates = ["draft", "sent", "received", "cancelled"] as const;
export type OrderState = (typeof orderStates)[number];

/** What an order may lack that is to be sent, by the names of its fields. */
export const orderLacks = ["supplier_id", "lines"] as const;

/** Lines of an order at most. */
export const mostOrderLines = 300;

const cents = z.number().int();
const named = z.object({ id, name: z.string() });
const unit = z.object({ id, short_name: sentText, short_name_en: sentText });

/** What is ordered, without VAT. */
export const orderLine = z.object({
  id,
  /** The line of an estimate, or the cost of one as a whole, that it is ordered for; null where it is of neither any more. */
  position_item_id: sentOrNull(id),
  additional_cost_id: sentOrNull(id),
  name: z.string(),
  /** Decimals. */
  quantity: sentDecimalOr("1.00"),
  price: sentDecimalOr("0.00"),
  measure_unit: sentOrNull(unit),
  net_cents: cents.default(0),
});
export type OrderLine = z.output<typeof orderLine>;

/** An order to a supplier as lists show it (docs/decisions/100). */
export const orderEntry = z.object({
  id,
  /** "" of a draft. */
  number: sentText,
  supplier: sentOrNull(named),
  project: sentOrNull(named),
  state: lenient(z.enum(orderStates), "draft"),
  /** Local dates. */
  ordered_on: sentDate,
  wanted_on: sentDate,
  /** Without VAT. */
  net_cents: cents.default(0),
});
export type OrderEntry = z.output<typeof orderEntry>;

/** A page of orders, and what all come to that the filters let through and that were not called off. */
export const orderPage = z.object({
  data: pageRows(orderEntry),
  meta: z.object(place),
  sortings: sortingsSaid,
  sums: lenient(z.object({ net_cents: cents }), { net_cents: 0 }),
});

/** An order as a whole. `version` counts its changes, for If-Match. */
export const purchaseOrder = orderEntry.extend({
  /** What the supplier is told. */
  note: sentText,
  lines: z.array(orderLine).default([]),
  /** What is to be filled in before it can be sent. */
  lacks: lenient(z.array(z.enum(orderLacks)), []),
  /** The agency and the supplier as the order names them. */
  agency: invoiceContent.shape.seller,
  recipient: sentOrNull(invoiceContent.shape.buyer),
  /** The language of the supplier's documents. */
  language: lenient(language, defaultLanguage),
  created_at: sentText,
  created_by: sentOrNull(named),
  version: z.number().int().default(0),
});
export type PurchaseOrder = z.output<typeof purchaseOrder>;

/** Nothing is ordered in a quantity of nothing. */
const quantity = typedDecimal({ error: "errors.number" }).refine(
  (typed) => decimal(typed) > 0,
  "errors.quantity_positive",
);
const price = typedDecimal({ error: "errors.price" });

/** A line as it is typed. */
export const typedOrderLine = z.object({
  name: requiredText(500),
  quantity,
  measure_unit_id: choiceOf("errors.unit_required"),
  price,
});

/** A line as it is sent: of what an estimate has, name and unit are its own where they are left out. */
export const sentOrderLine = z
  .object({
    /** Of a line that is there already. */
    id: id.optional(),
    position_item_id: id.nullish(),
    additional_cost_id: id.nullish(),
    name: text(500).optional(),
    quantity,
    measure_unit_id: choiceOf("errors.unit_required").optional(),
    price,
  })
  .superRefine(({ position_item_id, additional_cost_id, ...line }, context) => {
    const isOfEstimate = Boolean(position_item_id || additional_cost_id);
    const missing = (field: string, message: string) =>
      context.addIssue({ code: "custom", path: [field], message });
    if (!isOfEstimate && !line.name) missing("name", "errors.required");
    if (!isOfEstimate && line.measure_unit_id === undefined)
      missing("measure_unit_id", "errors.unit_required");
    if (position_item_id && additional_cost_id) missing("additional_cost_id", "errors.choice");
  });
export type SentOrderLine = z.output<typeof sentOrderLine>;

/** The unit is a row or its id, as lines of estimates have it. */
const lines = z
  .array(withReferences({ measure_unit_id: "measure_unit" }, sentOrderLine))
  .max(mostOrderLines, "errors.too_many");
const optionalChoice = z.preprocess((sent) => (sent === "" ? null : sent), id.nullable());

const head = {
  supplier_id: optionalChoice,
  project_id: optionalChoice,
  wanted_on: optionalDate,
};

/** What is typed of an order beside its lines. */
export const orderForm = z.object({
  supplier_id: optionalChoice.optional().transform((chosen) => chosen ?? null),
  project_id: optionalChoice.optional().transform((chosen) => chosen ?? null),
  wanted_on: optionalDate.optional().transform((date) => date ?? null),
  note: optionalLines(2000),
});

/** A new order. */
export const orderInput = orderForm.extend({ lines: lines.default([]) });

/** A change of a draft; `lines` are all of its lines, and stay where they are not sent. */
export const orderPatch = z.object({ ...head, note: optionalLines(2000).optional(), lines }).partial();

/** Something of an estimate that can be ordered, and how much of it is in orders that were not called off. */
export const orderChoice = z.object({
  position_item_id: sentOrNull(id),
  additional_cost_id: sentOrNull(id),
  name: z.string(),
  /** The position, or the estimate of a cost as a whole. */
  place: sentText,
  estimate: named,
  measure_unit: sentOrNull(unit),
  /** Decimals. */
  quantity: sentDecimalOr("1.00"),
  ordered: sentDecimalOr("0.00"),
  /** What the estimate says that one costs the agency; null where it says nothing. */
  price: sentOrNull(z.string()),
});
export type OrderChoice = z.output<typeof orderChoice>;
export const orderChoices = listOf(orderChoice);
