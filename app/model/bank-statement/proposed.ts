import { sum } from "../money/money.ts";
import type { Item, Ledger } from "./ledger.ts";
import type { MatchReason, Proposal } from "./proposal.ts";

/** No proposal, and why. */
export const notProposed = (reasons: MatchReason[], client_id: number | null = null): Proposal => ({
  certainty: "none",
  allocations: [],
  over_cents: 0,
  client_id,
  reverses: null,
  reasons,
});

/**
 * Gives an amount to documents in their order, each no more than is open of it, and takes that from the ledger. What is left is
 * over; what is short stays open of the last ones.
 */
export function proposed(
  ledger: Ledger,
  { items, cents }: { items: readonly Item[]; cents: number },
  { certainty, reasons }: { certainty: "certain" | "likely"; reasons: MatchReason[] },
): Proposal {
  let over_cents = cents;
  const open = sum(items.map(({ open_cents }) => open_cents));
  const allocations = items.flatMap((item) => {
    const amount_cents = Math.min(item.open_cents, over_cents);
    if (amount_cents <= 0) return [];
    over_cents -= amount_cents;
    ledger.take(item, amount_cents);
    return [{ kind: item.kind, document_id: item.id, amount_cents }];
  });
  return {
    certainty,
    allocations,
    over_cents,
    client_id: clientOf(items),
    reverses: null,
    reasons: [...reasons, ...sharing(allocations.length, cents - open)],
  };
}

function sharing(count: number, difference: number): MatchReason[] {
  const several: MatchReason[] = count > 1 ? ["several"] : [];
  if (difference === 0) return [...several, "amount"];
  return [...several, difference > 0 ? "over" : "part"];
}

/** The client that documents are of; null where they are of several or of none. */
export function clientOf(items: readonly Item[]): number | null {
  const [first, ...others] = new Set(items.map(({ client_id }) => client_id));
  return others.length === 0 ? (first ?? null) : null;
}
