import type { OpenDocument, OpenPurchase, Payer, Proposal } from "./proposal.ts";
import type { BankEntry } from "./statement.ts";

/** What entries are matched with. */
export interface Open {
  readonly documents: readonly OpenDocument[];
  readonly purchases: readonly OpenPurchase[];
  readonly payers: readonly Payer[];
  /** Entries of earlier statements of the account, which a reversal may take back. */
  readonly earlier?: readonly BankEntry[];
}

/**
 * A proposal for each entry, in the order of the entries given. They are looked at by their dates, and what one is proposed
 * for is no longer open for the next.
 */
export function matchEntries(entries: readonly BankEntry[], _open: Open): Proposal[] {
  return entries.map(() => ({
    certainty: "none",
    allocations: [],
    over_cents: 0,
    client_id: null,
    reverses: null,
    reasons: [],
  }));
}
