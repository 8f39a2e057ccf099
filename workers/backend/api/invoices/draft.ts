import { findClient } from "#backend/db/clients.ts";
import { readCompany } from "#backend/db/company.ts";
import type { Database } from "#backend/db/database.ts";
import { deduct, deductNothingIn } from "#backend/db/invoices/deductions.ts";
import { freeItems, takenItems } from "#backend/db/invoices/invoiced-items.ts";
import { findInvoiceRow, type InvoiceRow, type NewInvoice } from "#backend/db/invoices/invoices.ts";
import { deleteSums, listBilled, replaceSums } from "#backend/db/invoices/sums.ts";
import { orderNumberOf } from "#backend/db/online/acceptances.ts";
import { findProject } from "#backend/db/projects.ts";
import { invalid, notFound, Problem } from "#backend/operations/errors.ts";
import type { Counted } from "#model/estimate/counted-estimate.ts";
import { type Bill, type BillingChoice, billOf } from "#model/invoice/billing.ts";
import type { InvoiceInput } from "#model/invoice/input.ts";
import { invoiceStatus } from "#model/invoice/status.ts";
import { invoiceType } from "#model/invoice/type.ts";
import { isPriced } from "#model/invoice/waybill.ts";
import { decimal, sendDecimal } from "#model/money/decimal.ts";
import { readBillable } from "./billable.ts";
import { datesOf } from "./dates.ts";
import { goods, linesIn } from "./lines.ts";
import { checkQuantities, wishesOf } from "./quantities.ts";
import { waybillOf } from "./waybill.ts";

/** A draft as it is to be stored: its columns, and what it takes of its estimate; null where it asks for no money. */
export interface Draft {
  columns: Omit<NewInvoice, "id" | "version">;
  bill: Bill | null;
}

interface Change {
  input: InvoiceInput;
  actorId: number;
  before?: InvoiceRow;
  /** Whether what it takes of its estimate stays as it was shown, while that can be. */
  isAsShown?: boolean;
}

/** A new draft, or what a change makes of one: what is left out stays, or follows from estimate, client and company. */
export function draftOf(database: Database, estimateId: number, change: Change): Draft {
  const { input, actorId, before } = change;
  const estimate = readBillable(database, estimateId);
  const project = findProject(database, estimate.project.id);
  if (!project?.customer) throw notFound();
  const client_id = before?.client_id ?? project.customer.id;
  const invoice_type_id = input.invoice_type_id ?? before?.invoice_type_id ?? invoiceType.invoice;
  const choice = choiceOf(input, before, decimal(readCompany(database).quantity_tolerance));
  // Goods go with a waybill, and an advance has none (domain §4).
  if (invoice_type_id === invoiceType.waybill && choice.billing === "percentage")
    throw invalid("invoice_type_id", "errors.advance_waybill");
  const waybill =
    invoice_type_id === invoiceType.waybill
      ? waybillOf(database, { client_id, actorId, estimateId }, input.waybill ?? {}, before)
      : null;
  const is_payable = isPriced(waybill);
  const bill = is_payable ? billed(database, estimate, choice, change) : null;
  checkAdvances(database, bill, client_id);
  const lines = bill ? linesIn(bill, choice, estimate) : goods(database, { estimate, choice, waybill });
  const percentage = choice.billing === "percentage" ? decimal(choice.percentage) : null;
  const { net_cents = 0, vat_cents = 0, total_cents = 0 } = bill ?? {};
  return {
    bill,
    columns: {
      invoice_type_id,
      estimate_id: estimateId,
      project_id: project.id,
      client_id,
      state: invoiceStatus.draft,
      ...datesOf(database, input, is_payable, before),
      description: input.description ?? before?.description ?? "",
      comment: input.comment ?? before?.comment ?? "",
      buyer_reference:
        input.buyer_reference ??
        before?.buyer_reference ??
        findClient(database, client_id)?.buyer_reference ??
        "",
      order_number: input.order_number ?? before?.order_number ?? orderNumberOf(database, estimateId),
      billing: percentage === null ? "lines" : "percentage",
      percentage,
      ...lines,
      waybill,
      is_payable,
      net_cents,
      vat_cents,
      total_cents,
      search: "",
    },
  };
}

/** Stores what a draft takes of its estimate, in place of what it took. */
export function takeFor(database: Database, id: number, { bill }: Draft): void {
  const groups = (bill?.groups ?? []).map((group) => ({ ...group, rate: decimal(group.rate) }));
  replaceSums(database, id, groups, bill ? takenItems(bill) : []);
  deduct(database, id, bill?.deductions ?? []);
}

/** A draft takes nothing of its estimate, until it is counted again or goes. */
export function takeNothing(database: Database, id: number): void {
  deductNothingIn(database, id);
  freeItems(database, id);
  deleteSums(database, id);
}

/** What is asked for: what the input says, what the draft was before, or all that is left. */
function choiceOf(
  { percentage, position_items, quantities }: InvoiceInput,
  before: InvoiceRow | undefined,
  tolerance: number,
): BillingChoice {
  if (percentage && decimal(percentage) > 0) return { billing: "percentage", percentage };
  if (position_items !== undefined)
    return {
      billing: "lines",
      position_item_ids: position_items,
      quantities: wishesOf(quantities ?? []),
      tolerance,
    };
  if (percentage === undefined && before && before.percentage !== null)
    return { billing: "percentage", percentage: sendDecimal(before.percentage) };
  const isSame = before?.billing === "lines";
  const position_item_ids = isSame ? before.position_item_ids : null;
  if (quantities !== undefined)
    return { billing: "lines", position_item_ids, quantities: wishesOf(quantities), tolerance };
  // What was right when it was asked for stays right.
  return {
    billing: "lines",
    position_item_ids,
    quantities: isSame ? before.quantities : [],
    tolerance: null,
  };
}

/** What a draft comes to beside the other documents of its estimate; 409 or 422 where it cannot be. */
function billed(
  database: Database,
  estimate: Counted,
  choice: BillingChoice,
  { before, isAsShown }: Change,
): Bill {
  const documents = listBilled(database, estimate.id);
  const own = documents.find(({ id }) => id === before?.id);
  const others = documents.filter((one) => one !== own);
  checkQuantities(estimate, others, choice);
  const bill = billOf(estimate, others, choice, isAsShown ? own : undefined);
  if (typeof bill !== "string") return bill;
  if (bill === "errors.invoice_line_taken") throw new Problem(409, bill);
  throw invalid(choice.billing === "lines" ? "position_items" : "percentage", bill);
}

/** What one client has paid in advance is not deducted for another: the project may have got another client meanwhile. */
function checkAdvances(database: Database, bill: Bill | null, clientId: number): void {
  const isOthers = ({ advance_id }: Bill["deductions"][number]) =>
    findInvoiceRow(database, advance_id)?.client_id !== clientId;
  if (bill?.deductions.some(isOthers)) throw new Problem(409, "errors.advance_of_other");
}
