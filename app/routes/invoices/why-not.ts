import type { TextKey } from "#locales/text-key.ts";
import type { Invoice } from "#model/invoice/invoice.ts";
import { statusRulesOf } from "./status-rules.ts";

/** Why no payment of a document can be recorded: a text key. Null where one can. */
export function whyNotPaid(shown: Invoice): TextKey | null {
  const { isDraft, isInForce, isPayable, canBePaid } = statusRulesOf(shown);
  if (isDraft) return "invoice.not_issued";
  if (!isInForce) return "invoice.is_voided";
  if (!isPayable) return "invoice.not_payable";
  return canBePaid ? null : "invoice.nothing_open";
}

/** Why a document cannot be marked as paid: a text key. Null where it can. */
export const whyNotClosed = (shown: Invoice): TextKey | null =>
  statusRulesOf(shown).canBeClosed ? null : (whyNotPaid(shown) ?? "invoice.nothing_open");

/** Why nothing of a document can be returned or set against another one: a text key. Null where it can. */
export function whyNotSettled(shown: Invoice): TextKey | null {
  const { isDraft, canBeSettled } = statusRulesOf(shown);
  if (canBeSettled) return null;
  if (isDraft) return "invoice.not_issued";
  return shown.owed_cents === null ? "problems.not_offered" : "invoice.nothing_owed";
}

/** Why a document cannot be issued or deleted as a draft: a text key. Null where it can. */
export const whyNoDraft = (shown: Invoice): TextKey | null =>
  statusRulesOf(shown).isDraft ? null : "invoice.no_draft";

/** Why a document cannot be voided: a text key. Null where it can. */
export function whyNotVoided(shown: Invoice): TextKey | null {
  const { isDraft, isInForce, canBeVoided } = statusRulesOf(shown);
  if (canBeVoided) return null;
  if (isDraft) return "invoice.draft_not_voided";
  return isInForce ? "invoice.credit_not_voided" : "invoice.voided_already";
}

/** Why no part of a document can be taken back by a credit note: a text key. Null where one can. */
export function whyNotCredited(shown: Invoice): TextKey | null {
  if (statusRulesOf(shown).canBeCredited) return null;
  if (shown.credit_notes === null) return "problems.not_offered";
  return whyNotPaid(shown) ?? "invoice.credit_no_advance";
}

/** Why a document cannot be mailed: a text key. Null where it can. */
export function whyNotMailed(shown: Invoice, isOffered: boolean): TextKey | null {
  const { isDraft, isInForce } = statusRulesOf(shown);
  if (!isOffered) return "problems.not_offered";
  if (isDraft) return "mails.draft_not_sent";
  return isInForce ? null : "mails.voided_not_sent";
}
