import type { z } from "zod";
import { findClient } from "#backend/db/clients.ts";
import { readCompany } from "#backend/db/company.ts";
import type { Database } from "#backend/db/database.ts";
import { findInvoiceRow, type InvoiceRow } from "#backend/db/invoices/invoices.ts";
import { findUser } from "#backend/db/users.ts";
import { found, invalid } from "#backend/operations/errors.ts";
import { invoiceStatus } from "#model/invoice/status.ts";
import { invoiceType } from "#model/invoice/type.ts";
import { type Waybill, waybill, type waybillInput } from "#model/invoice/waybill.ts";

interface Circumstances {
  client_id: number;
  actorId: number;
}

/**
 * What a waybill says beyond an invoice (domain H11). What nobody has said begins as what is known: goods leave the
 * company, from the hands of the person who writes, and go to the client's own address and contact.
 */
export function waybillOf(
  database: Database,
  circumstances: Circumstances & { estimateId: number },
  input: z.output<typeof waybillInput>,
  row?: InvoiceRow,
): Waybill {
  const before =
    row && row.waybill !== null ? waybill.parse(row.waybill) : usualWaybill(database, circumstances);
  const { pricing_invoice_id, ...said } = input;
  // Also the one that was chosen before: it may have been voided meanwhile.
  const chosen = pricing_invoice_id === undefined ? (before.pricing_invoice?.id ?? null) : pricing_invoice_id;
  const pricing_invoice = pricing(database, chosen, circumstances);
  const whole = { ...before, ...said, pricing_invoice };
  for (const field of ["dispatch_address", "delivery_address"] as const)
    if (whole[field] === "") throw invalid(`waybill.${field}`, "errors.required");
  return whole;
}

/** What a new waybill begins with. */
export function usualWaybill(database: Database, { client_id, actorId }: Circumstances): Waybill {
  const client = found(findClient(database, client_id));
  return {
    purpose: "sale",
    dispatch_address: readCompany(database).address,
    delivery_address: client.registered_address || client.address,
    issued_by: findUser(database, actorId)?.name ?? "",
    received_by: client.contact.name,
    carrier: "",
    pricing_invoice: null,
  };
}

/** The invoice that prices the goods: an issued one of the same estimate and client; an advance has no prices of goods. */
function pricing(
  database: Database,
  id: number | null,
  { client_id, estimateId }: { client_id: number; estimateId: number },
): Waybill["pricing_invoice"] {
  if (id === null) return null;
  const found = findInvoiceRow(database, id);
  const isUsable =
    found?.estimate_id === estimateId &&
    found.client_id === client_id &&
    found.invoice_type_id === invoiceType.invoice &&
    found.billing === "lines" &&
    found.invoice_nr !== null;
  if (isUsable && found.state === invoiceStatus.voided)
    throw invalid("waybill.pricing_invoice_id", "errors.pricing_invoice_voided");
  if (!isUsable) throw invalid("waybill.pricing_invoice_id", "errors.pricing_invoice");
  return { id, invoice_nr: found.invoice_nr ?? "", date: found.date };
}
