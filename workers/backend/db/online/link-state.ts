import { today } from "#model/date/dates.ts";
import type { LinkState } from "#model/online/document.ts";
import type { Database } from "../database.ts";
import { findInvoiceRow } from "../invoices/invoices.ts";
import type { LinkRow } from "./links.ts";

/** Whether what a link leads to is shown in a state: it can be answered or paid, or was answered. */
export const isShown = (state: LinkState): boolean => ["open", "accepted", "declined"].includes(state);

/** What can be done with a link today; `answer` is what was answered to what it shows. */
export function stateOf(
  database: Database,
  link: LinkRow,
  answer: { kind: "accepted" | "declined" } | undefined,
): LinkState {
  if (answer) return answer.kind;
  if (isVoided(database, link)) return "voided";
  if (link.revoked_at !== null) return "revoked";
  if (link.replaced_at !== null) return "replaced";
  return link.valid_until < today() ? "expired" : "open";
}

/** Whether an invoice is voided: a client with a link to it must not pay it, in any state of the link. */
const isVoided = (database: Database, { document, document_id }: LinkRow): boolean =>
  document === "invoice" && (findInvoiceRow(database, document_id)?.voided_at ?? null) !== null;
