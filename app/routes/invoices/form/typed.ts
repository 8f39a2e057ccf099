import { useMemo, useState } from "react";
import { z } from "zod";
import { dueDate, paymentTerms } from "#model/company/payment-terms.ts";
import { readDate } from "#model/date/dates.ts";
import { counted } from "#model/estimate/counted-estimate.ts";
import { asBilled, type Bill, type BillingProblem, billOf } from "#model/invoice/billing.ts";
import type { InvoiceChoices } from "#model/invoice/invoice.ts";
import type { LineQuantity } from "#model/invoice/line-parts.ts";
import { remainingOf } from "#model/invoice/remaining.ts";
import { invoiceType } from "#model/invoice/type.ts";
import { isPriced, waybillPurposes } from "#model/invoice/waybill.ts";
import { decimal, readDecimal } from "#model/money/decimal.ts";
import { sum } from "#model/money/money.ts";
import { percentage } from "#model/vat/vat-fields.ts";
import { extents } from "./input.ts";
import { asText, fromText, type TypedQuantity, typedIn } from "./quantities.ts";

/** As much of what stands in the form as is shown at once: sums, due date, and which lines can be chosen. */
const typed = z.object({
  extent: z.enum(extents).catch("all"),
  percentage: z.string().catch(""),
  type: z.coerce.number().catch(invoiceType.invoice),
  date: z.string().catch(""),
  terms: z.string().catch(""),
  due: z.string().catch(""),
  purpose: z.enum(waybillPurposes).catch("sale"),
  pricing: z.string().catch(""),
});
export type Typed = z.output<typeof typed>;

const names = {
  extent: "extent",
  percentage: "percentage",
  date: "date",
  type: "invoice_type_id",
  terms: "payment_terms",
  due: "due_date",
  purpose: "waybill.purpose",
  pricing: "waybill.pricing_invoice_id",
};

type Values = Record<string, unknown>;

/** Read by the names of their fields, out of the form or of what it began with. */
export const readTyped = (values: Values | FormData): Typed =>
  typed.parse(
    Object.fromEntries(
      Object.entries(names).map(([key, name]) => [
        key,
        values instanceof FormData ? values.get(name) : valueIn(values, name),
      ]),
    ),
  );

const valueIn = (values: unknown, path: string): unknown =>
  path.split(".").reduce((value, name) => nested.parse(value)[name], values);
const nested = z.record(z.string(), z.unknown()).catch({});

const idsIn = ({ position_items: ids }: Values): number[] =>
  (Array.isArray(ids) ? ids : [ids]).map(Number).filter((id) => id > 0);

/** Quantities of lines as the form came with them. */
export const quantitiesIn = ({ quantities }: Values): TypedQuantity[] =>
  (Array.isArray(quantities) ? quantities : [quantities]).flatMap((field) => fromText(String(field)) ?? []);

/** What is in the form by now, the lines that are chosen in it, and their quantities. `values` is what it came with. */
export function useTyped(values: Values) {
  const [now, setNow] = useState(() => readTyped(values));
  const [chosen, choose] = useState<ReadonlySet<number>>(() => new Set(idsIn(values)));
  const [quantities, setQuantities] = useState<readonly TypedQuantity[]>(() => quantitiesIn(values));
  const onInput = (form: HTMLFormElement) => {
    const entered = new FormData(form);
    setNow(readTyped(entered));
    const typed = typedIn(entered);
    setQuantities((before) => (isSame(before, typed) ? before : typed));
  };
  return { now, onInput, chosen, choose, quantities };
}

/** Sums are counted again only when a quantity has changed. */
const isSame = (one: readonly TypedQuantity[], other: readonly TypedQuantity[]): boolean =>
  one.map(asText).join() === other.map(asText).join();

/** Whether the document asks for money; goods that are only moved, or priced by an invoice, have no amounts. */
export const isPayable = ({ type, purpose, pricing }: Typed): boolean =>
  type !== invoiceType.waybill ||
  isPriced({ purpose, pricing_invoice: pricing ? { id: Number(pricing) } : null });

/** The due date of what is typed (a local date); null where it is said by itself, or the date is none. */
export function dueOf({ date, terms }: Typed): string | null {
  const from = readDate(date);
  const days = paymentTerms.find((term) => String(term) === terms);
  return from && days ? dueDate(from, days) : null;
}

/** Said of an advance whose percentage is none: what is saved refuses it with the same words. */
type NoPercentage = "invoice.advance_percentage";

/** What the document comes to, and the net cents that are left of the estimate after it. */
export interface Preview {
  bill: Bill | BillingProblem | NoPercentage;
  left: number;
}

interface Chosen {
  chosen: ReadonlySet<number>;
  quantities: readonly TypedQuantity[];
}

/** Counted by the calculation that the backend counts with (model/billing.ts). */
export function usePreview(choices: InvoiceChoices, now: Typed, { chosen, quantities }: Chosen): Preview {
  const { billed, quantity_tolerance } = choices;
  const estimate = useMemo(() => counted(choices.estimate), [choices.estimate]);
  const { extent, percentage: part } = now;
  return useMemo(() => {
    const wanted = extent === "percentage" ? percentageIn(part) : null;
    const ids = extent === "all" ? null : [...chosen];
    const lines = {
      billing: "lines" as const,
      position_item_ids: ids,
      quantities: ids === null ? [] : wishesOf(quantities, chosen),
      tolerance: decimal(quantity_tolerance ?? "0"),
    };
    const choice = wanted === null ? lines : { billing: "percentage" as const, percentage: wanted };
    const bill =
      extent === "percentage" && wanted === null
        ? "invoice.advance_percentage"
        : billOf(estimate, billed, choice);
    const after = typeof bill === "string" ? billed : [...billed, asBilled(0, billingOf(extent), bill)];
    return { bill, left: sum(remainingOf(estimate, after).map(({ taxable_cents }) => taxable_cents)) };
  }, [estimate, billed, extent, part, chosen, quantities, quantity_tolerance]);
}

/** The percentage of an advance, read as it is once it is sent; null for none. */
function percentageIn(part: string): string | null {
  const percent = percentage.safeParse(part).data;
  return percent && decimal(percent) > 0 ? percent : null;
}

const billingOf = (extent: Typed["extent"]) =>
  extent === "percentage" ? ("percentage" as const) : ("lines" as const);

/** What is typed of the lines that are chosen; what is no number yet asks for all that is left. */
const wishesOf = (quantities: readonly TypedQuantity[], chosen: ReadonlySet<number>): LineQuantity[] =>
  quantities.flatMap(({ id, text, isFinal }) => {
    const quantity = readDecimal(text);
    return quantity === null || !chosen.has(id)
      ? []
      : [{ position_item_id: id, quantity, is_final: isFinal }];
  });
