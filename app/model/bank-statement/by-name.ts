import { sum } from "../money/money.ts";
import type { Item, Ledger } from "./ledger.ts";
import type { Name } from "./named.ts";
import type { Known } from "./payers.ts";
import type { MatchReason, Proposal } from "./proposal.ts";
import { clientOf, notProposed, proposed } from "./proposed.ts";

interface Payment {
  /** Above zero. */
  readonly cents: number;
  readonly names: readonly Name[];
  readonly known: Known | null;
}

/**
 * What is proposed for a payment that names documents; null where it names none, or only numbers of another client with another
 * amount. Certain where the amount is what is open of all that are named, and nothing speaks for another client; of what went out, where the payee is known.
 */
export function byName(ledger: Ledger, payment: Payment): Proposal | null {
  const { cents, known } = payment;
  const { items, isUnsure } = meant(payment);
  if (items.length === 0) return null;
  const reasons: MatchReason[] = [...new Set(payment.names.map(({ by }) => by))];
  const open = items.filter(({ open_cents }) => open_cents > 0);
  if (open.length === 0) return notProposed([...reasons, "paid"], clientOf(items));
  const isExact = cents === sum(open.map(({ open_cents }) => open_cents));
  const isOther = known !== null && items.some((item) => isOfOther(item, known));
  if (isOther && !isExact && !reasons.includes("reference")) return null;
  // What was paid to somebody that nobody knows may be anything: suppliers number invoices as they like.
  const isKnown = known !== null || open.every(({ kind }) => kind !== "purchase");
  const isOfOne = new Set(open.map(({ client_id }) => client_id)).size === 1;
  return proposed(
    ledger,
    { items: isExact ? open : alone(open, cents), cents },
    {
      certainty: isExact && isOfOne && isKnown && !isOther && !isUnsure ? "certain" : "likely",
      reasons: [...reasons, ...payer(known, isOther)],
    },
  );
}

const isOfOther = ({ client_id }: Item, known: Known): boolean =>
  client_id !== null && client_id !== known.client_id;

function payer(known: Known | null, isOther: boolean): MatchReason[] {
  if (known === null) return [];
  return isOther ? ["other_client"] : known.by;
}

/** Of several documents the only one of which just the amount is open: the others are mentioned. Else all, the oldest first. */
function alone(open: readonly Item[], cents: number): readonly Item[] {
  const equal = open.filter(({ open_cents }) => open_cents === cents);
  return equal.length === 1 ? equal : open;
}

/** The documents that are meant by names, in the ledger's order. A name that several have is the payer's, or that of the amount. */
function meant({ names, known, cents }: Payment): { items: Item[]; isUnsure: boolean } {
  let isUnsure = false;
  const items = names.flatMap(({ items: same }) => {
    if (same.length === 1) return same;
    const own = same.filter((item) => item.client_id !== null && item.client_id === known?.client_id);
    if (own.length === 1) return own;
    isUnsure = true;
    const equal = (own.length > 0 ? own : same).filter(({ open_cents }) => open_cents === cents);
    return equal.length === 1 ? equal : [];
  });
  return { items: [...new Set(items)].toSorted((one, other) => one.order - other.order), isUnsure };
}
