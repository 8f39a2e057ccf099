import type { OpenDocument, OpenPurchase } from "./proposal.ts";

/** A document with what is still open of it while entries are matched. */
export interface Item {
  readonly id: number;
  readonly number: string;
  readonly reference: string;
  readonly client_id: number | null;
  /** Its place among all, the oldest first. */
  readonly order: number;
  open_cents: number;
}

/** Documents of one kind, of which what entries are proposed for is counted down. */
export interface Ledger {
  readonly kind: "invoice" | "purchase";
  /** The oldest first. */
  readonly items: readonly Item[];
  /** A client's open documents, the oldest first. */
  openOf(client_id: number): ReadonlySet<Item>;
  /** What is open of them together. */
  totalOf(client_id: number): number;
  /** The oldest document of a client of which exactly so much is open. */
  ofAmount(client_id: number, cents: number): Item | undefined;
  /** Takes from what is open of a document. */
  take(item: Item, cents: number): void;
}

export const invoiceLedger = (documents: readonly OpenDocument[]): Ledger =>
  ledgerOf(
    "invoice",
    documents
      .toSorted((one, other) => compare(one.date, other.date) || one.id - other.id)
      .map(({ id, number, reference, client_id, open_cents }, order) => ({
        id,
        number,
        client_id,
        open_cents,
        order,
        reference: reference ?? "",
      })),
  );

export const purchaseLedger = (purchases: readonly OpenPurchase[]): Ledger =>
  ledgerOf(
    "purchase",
    purchases
      .toSorted((one, other) => one.id - other.id)
      .map(({ id, number, supplier_id, payable_cents }, order) => ({
        id,
        number,
        reference: "",
        client_id: supplier_id,
        order,
        open_cents: payable_cents,
      })),
  );

const compare = (one: string, other: string): number => Number(one > other) - Number(one < other);

function ledgerOf(kind: Ledger["kind"], items: readonly Item[]): Ledger {
  const open = new Map<number, Set<Item>>();
  const totals = new Map<number, number>();
  const amounts = new Map<string, Set<Item>>();
  const amountKey = (client_id: number, cents: number) => `${client_id} ${cents}`;
  const put = (item: Item) => {
    const { client_id, open_cents } = item;
    if (client_id === null || open_cents <= 0) return;
    setAt(open, client_id).add(item);
    setAt(amounts, amountKey(client_id, open_cents)).add(item);
    totals.set(client_id, (totals.get(client_id) ?? 0) + open_cents);
  };
  for (const item of items) put(item);
  const none: ReadonlySet<Item> = new Set();
  return {
    kind,
    items,
    openOf: (client_id) => open.get(client_id) ?? none,
    totalOf: (client_id) => totals.get(client_id) ?? 0,
    ofAmount: (client_id, cents) => amounts.get(amountKey(client_id, cents))?.values().next().value,
    take: (item, cents) => {
      const { client_id, open_cents } = item;
      item.open_cents = open_cents - cents;
      if (client_id === null) return;
      amounts.get(amountKey(client_id, open_cents))?.delete(item);
      totals.set(client_id, (totals.get(client_id) ?? 0) - cents);
      if (item.open_cents > 0) setAt(amounts, amountKey(client_id, item.open_cents)).add(item);
      else open.get(client_id)?.delete(item);
    },
  };
}

function setAt<Key>(sets: Map<Key, Set<Item>>, key: Key): Set<Item> {
  const set = sets.get(key) ?? new Set();
  sets.set(key, set);
  return set;
}
