import { type Invoice, invoiceType } from "~/model/invoice";
import { invoiceStatus } from "~/model/invoice-status";
import { isPriced } from "~/model/waybill";

/** What can be done with a document as it stands (specification 4.3). Whether somebody may is another question. */
export function standingOf({
  status_id,
  invoice_type_id,
  waybill,
  open_cents,
  paid_cents,
  sent_at,
}: Invoice) {
  const isDraft = status_id === invoiceStatus.draft;
  const isVoided = status_id === invoiceStatus.voided;
  const isInForce = !isDraft && !isVoided;
  const isCredit = invoice_type_id === invoiceType.credit_note;
  const isPayable = !isCredit && isPriced(waybill);
  return {
    isDraft,
    isPayable,
    canBeSent: isInForce && !sent_at,
    canBePaid: isInForce && isPayable && open_cents > 0,
    canBeVoided: isInForce && !isCredit,
    /** Cents that were paid of what is voided: they are the client's. */
    owed_cents: isVoided ? paid_cents : 0,
    /** Its payments can be taken back: of what is voided they stay as they are. */
    isInForce,
  };
}
