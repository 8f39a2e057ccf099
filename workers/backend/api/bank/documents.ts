import { type EntryRecord, findEntry } from "#backend/db/bank/entries.ts";
import { openDocuments, openPurchases, owedDocuments, paidDocuments } from "#backend/db/bank/open.ts";
import type { Database } from "#backend/db/database.ts";
import { noun } from "#backend/operations/call.ts";
import { found } from "#backend/operations/errors.ts";
import { actorOf, answers, idParam, listQuery, operation } from "#backend/operations/operation.ts";
import {
  type EntryDocument,
  type EntryProposal,
  entryDocumentPage,
  manyIds,
  mostParts,
} from "#model/bank-entry/bank-entry.ts";
import { type DocumentRef, refOf } from "#model/bank-entry/part-kinds.ts";
import { fold } from "#model/text/text-order.ts";
import { knownProposals, partOf } from "./proposals.ts";
import { hasPurchases } from "./read.ts";

/** What an entry can be booked into. */
export const bankDocuments = noun();

bankDocuments.openapi(
  operation("bank_entries.documents", {
    access: { roles: "bookkeepers", modules: "bank" },
    summary: "List open documents that an entry can be booked into, the likeliest first",
    method: "get",
    path: "/bank/entries/{id}/documents",
    // The documents of `ids` and the refunds of `refunds` come first, also those that a search does not find.
    request: {
      ...idParam,
      query: listQuery.extend({ ids: manyIds.optional(), refunds: manyIds.optional() }),
    },
    responses: answers(entryDocumentPage),
  }),
  (c) => {
    const { database } = c.env;
    const { q = "", ids = [], refunds = [], page, per_page } = c.req.valid("query");
    const hasThem = hasPurchases(actorOf(c));
    const entry = found(findEntry(database, c.req.valid("param").id));
    const proposal = knownProposals(database, hasThem).get(entry.id);
    const words = fold(q).split(/\s+/).filter(Boolean);
    const kind = entry.amount_cents > 0 ? "invoice" : "purchase";
    const chosen = new Map(
      [...referred(kind, ids), ...referred("refund", refunds)].map((ref, index) => [ref, index]),
    );
    const documents = documentsFor(database, entry, { hasThem, number: words.join(" "), ids })
      .filter((document) => chosen.has(refOf(document)) || hasWords(document, words))
      .map((document) => ({
        document,
        rank: chosen.get(refOf(document)) ?? rankOf(document, entry, proposal),
      }))
      .sort((one, other) => one.rank - other.rank || byDueDate(one.document, other.document))
      .map(({ document }) => document);
    const start = (page - 1) * per_page;
    const total = documents.length;
    return c.json(
      {
        data: documents.slice(start, start + per_page),
        meta: { page, per_page, total, last_page: Math.max(1, Math.ceil(total / per_page)) },
      },
      200,
    );
  },
);

const referred = (kind: DocumentRef["kind"], ids: readonly number[]): string[] =>
  ids.map((document_id) => refOf({ kind, document_id }));

interface Asked {
  hasThem: boolean;
  /** Part of the number of a paid document, folded; "" for none of them. */
  number: string;
  ids: readonly number[];
}

/**
 * What is open of the direction in which the money went: where it came in with paid invoices that are named, as one may be paid
 * twice; where it went out with what is owed back to clients.
 */
function documentsFor(
  database: Database,
  { amount_cents }: EntryRecord,
  { hasThem, ...named }: Asked,
): EntryDocument[] {
  if (amount_cents > 0)
    return [...openDocuments(database), ...paidDocuments(database, named)].map((row) =>
      Object.assign(partOf("invoice", row, row.open_cents), { due_date: row.due_date }),
    );
  const purchases = hasThem ? openPurchases(database) : [];
  return [
    ...purchases.map((row) =>
      Object.assign(partOf("purchase", row, row.payable_cents), { due_date: row.due_date }),
    ),
    ...owedDocuments(database).map((row) =>
      Object.assign(partOf("refund", row, row.owed_cents), { due_date: null }),
    ),
  ];
}

/** A number, a client and a sum are found by any part of them. */
function hasWords({ number, client, open_cents }: EntryDocument, words: readonly string[]): boolean {
  const euro = (open_cents / 100).toFixed(2);
  const text = fold([number, client?.name ?? "", euro, euro.replace(".", ",")].join(" "));
  return words.every((word) => text.includes(word));
}

/** After those that were chosen: what is proposed, what is open of the payer, what comes to the very amount, and the rest. */
function rankOf(
  { client, open_cents, ...document }: EntryDocument,
  { amount_cents }: EntryRecord,
  proposal: EntryProposal | undefined,
): number {
  if (proposal?.parts.some((part) => refOf(part) === refOf(document))) return mostParts + 1;
  if (client && proposal?.client?.id === client.id) return mostParts + 2;
  return open_cents === Math.abs(amount_cents) ? mostParts + 3 : mostParts + 4;
}

const byDueDate = (one: EntryDocument, other: EntryDocument): number =>
  (one.due_date ?? "9").localeCompare(other.due_date ?? "9") || one.document_id - other.document_id;
