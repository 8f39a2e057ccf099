import type { Invoice } from "#model/invoice/invoice.ts";
import { invoiceStatus } from "#model/invoice/status.ts";
import { invoiceType } from "#model/invoice/type.ts";
import { isPriced } from "#model/invoice/waybill.ts";
import { userRole } from "#model/user/role.ts";

/** Whether a backend says what is in a document; otherwise that stands in its PDF alone. */
export const hasContent = ({ content }: Pick<Invoice, "content">): boolean => content.lines.length > 0;

/** Whether somebody may take parts of a document back: administrators, and those who keep the books. */
export const mayCredit = (user: Parameters<typeof userRole>[0]): boolean =>
  ["admin", "bookkeeper"].includes(userRole(user));

/** What can be done with a document as it stands (specification 4.3). Whether somebody may is another question. */
export function statusRulesOf({
  status_id,
  invoice_type_id,
  waybill,
  open_cents,
  paid_cents,
  owed_cents,
  sent_at,
  ...rest
}: Invoice) {
  const isKnown = hasContent(rest);
  // What its numbers mean, only a backend knows that speaks our contract: no document with a number is a draft.
  const isDraft = status_id === invoiceStatus.draft && (isKnown || rest.invoice_nr === "");
  const isVoided = isKnown && status_id === invoiceStatus.voided;
  const isInForce = !isDraft && !isVoided;
  const isCredit = invoice_type_id === invoiceType.credit_note;
  const isPayable = !isCredit && isPriced(waybill);
  return {
    isDraft,
    isPayable,
    canBeSent: isKnown && isInForce && !sent_at,
    /** Whatever comes is recorded, also where nothing is open (domain H22). */
    canBePaid: isInForce && isPayable && (isKnown || open_cents > 0),
    canBeClosed: isInForce && isPayable && (isKnown ? open_cents > 0 : !rest.payment_date),
    canBeVoided: isInForce && !isCredit,
    /** Parts of it can be taken back by a credit note: of an advance nothing is delivered yet. */
    canBeCredited:
      isKnown && isInForce && isPayable && rest.credit_notes !== null && rest.percentage === null,
    /** Cents of what was paid that are the client's: told by the backend, else what was paid of a voided document. */
    owed_cents: owed_cents ?? (isVoided ? paid_cents : 0),
    /** Whether the backend knows of money that is owed back, and lets it be returned or set against another document. */
    canBeSettled: owed_cents !== null && owed_cents > 0,
    /** Its payments can be taken back: what was paid of a voided one stays. */
    isInForce,
  };
}
