import type { Item, Ledger } from "./ledger.ts";
import type { Known } from "./payers.ts";
import type { Proposal } from "./proposal.ts";
import { notProposed, proposed } from "./proposed.ts";
import { oldestOf, onlySubsetOf } from "./subset.ts";

/**
 * What is proposed for a payment that names no document, by who paid and how much: what is open of one document (the oldest of
 * several alike), of all, of the oldest ones, or of the only ones that come to it. Likely, since nobody said so.
 */
export function byPayer(ledger: Ledger, { cents, known }: { cents: number; known: Known }): Proposal {
  const items = itemsOf(ledger, known.client_id, cents);
  if (!items) return notProposed([...known.by], known.client_id);
  return proposed(ledger, { items, cents }, { certainty: "likely", reasons: known.by });
}

function itemsOf(ledger: Ledger, client_id: number, cents: number): readonly Item[] | undefined {
  const single = ledger.ofAmount(client_id, cents);
  if (single) return [single];
  const open = ledger.openOf(client_id);
  const total = ledger.totalOf(client_id);
  if (total < cents) return undefined;
  if (total === cents) return [...open];
  return oldestOf(open, cents) ?? onlySubsetOf(open, cents);
}
