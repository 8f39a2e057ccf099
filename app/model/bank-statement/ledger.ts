import type { DocumentRef } from "../bank-entry/part-kinds.ts";
import type { OpenDocument, OpenPurchase, OwedDocument } from "./proposal.ts";

/** A document with what is still open of it while entries are matched. */
export interface Item {
  readonly kind: DocumentRef["kind"];
  readonly id: number;
  readonly number: string;
  readonly reference: string;
  readonly client_id: number | null;
  /** Its place among all, the oldest first. */
  readonly order: number;
  open_cents: number;
}

/** Documents of one direction, of which what entries are proposed for is counted down. */
export interface Ledger {
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
  ledgerOf(inOrder(documents.toSorted(byDate).map((one) => itemOf("invoice", one, one.open_cents))));

/** Suppliers' invoices that are to be paid, and after them what is owed back to clients. */
export const outgoingLedger = (purchases: readonly OpenPurchase[], owed: readonly OwedDocument[]): Ledger =>
  ledgerOf(
    inOrder([
      ...purchases
        .toSorted((one, other) => one.id - other.id)
        .map(({ id, number, supplier_id, payable_cents }) => ({
          kind: "purchase" as const,
          id,
          number,
          reference: "",
          client_id: supplier_id,
          open_cents: payable_cents,
        })),
      ...owed.toSorted(byDate).map((one) => itemOf("refund", one, one.owed_cents)),
    ]),
  );

const inOrder = (items: readonly Omit<Item, "order">[]): Item[] =>
  items.map((item, order) => Object.assign({}, item, { order }));

const itemOf = (
  kind: Item["kind"],
  { id, number, reference, client_id }: Omit<OwedDocument, "owed_cents">,
  open_cents: number,
) => ({ kind, id, number, client_id, open_cents, reference: reference ?? "" });

const byDate = (one: Pick<OwedDocument, "date" | "id">, other: Pick<OwedDocument, "date" | "id">): number =>
  compare(one.date, other.date) || one.id - other.id;

const compare = (one: string, other: string): number => Number(one > other) - Number(one < other);

function ledgerOf(items: readonly Item[]): Ledger {
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
