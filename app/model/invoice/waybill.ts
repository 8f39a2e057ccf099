import { z } from "zod";
import { lenient, sentDate, sentOrNull, sentText } from "../answer/answer.ts";
import { id, optionalText } from "../answer/fields.ts";

/** What goods are on their way for (domain §4): sold, or only moved. */
export const waybillPurposes = ["sale", "movement"] as const;
export type WaybillPurpose = (typeof waybillPurposes)[number];

/** What a waybill says beyond an invoice (domain H11, §4). */
export const waybill = z.object({
  purpose: lenient(z.enum(waybillPurposes), "sale"),
  dispatch_address: sentText,
  delivery_address: sentText,
  /** Who hands over, and who receives. */
  issued_by: sentText,
  received_by: sentText,
  carrier: sentText,
  /** The invoice that prices the goods: the waybill itself then asks for no money. */
  pricing_invoice: sentOrNull(z.object({ id, invoice_nr: sentText, date: sentDate })),
});
export type Waybill = z.infer<typeof waybill>;

export const waybillInput = z
  .object({
    purpose: z.enum(waybillPurposes, { error: "errors.choice" }),
    dispatch_address: optionalText(300),
    delivery_address: optionalText(300),
    issued_by: optionalText(200),
    received_by: optionalText(200),
    carrier: optionalText(200),
    pricing_invoice_id: id.nullable(),
  })
  .partial();

/** Whether a document asks for money: an invoice does, a waybill that sells and has no invoice beside it. */
export const isPriced = (
  details: { purpose: Waybill["purpose"]; pricing_invoice: object | null } | null | undefined,
): boolean => !details || (details.purpose === "sale" && !details.pricing_invoice);
