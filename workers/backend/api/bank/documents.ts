import { type EntryRecord, findEntry } from "#backend/db/bank/entries.ts";
import { openDocuments, openPurchases, paidDocuments } from "#backend/db/bank/open.ts";
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
import { fold } from "#model/text/text-order.ts";
import { knownProposals } from "./proposals.ts";
import { hasPurchases } from "./read.ts";

/** What an entry can be booked into. */
export const bankDocuments = noun();

bankDocuments.openapi(
  operation("bank_entries.documents", {
    access: { roles: "bookkeepers", modules: "bank" },
    summary: "List open documents that an entry can be booked into, the likeliest first",
    method: "get",
    path: "/bank/entries/{id}/documents",
    // The documents of `ids` come first, also those that a search does not find.
    request: { ...idParam, query: listQuery.extend({ ids: manyIds.optional() }) },
    responses: answers(entryDocumentPage),
  }),
  (c) => {
    const { database } = c.env;
    const { q = "", ids = [], page, per_page } = c.req.valid("query");
    const hasThem = hasPurchases(actorOf(c));
    const entry = found(findEntry(database, c.req.valid("param").id));
    const proposal = knownProposals(database, hasThem).get(entry.id);
    const words = fold(q).split(/\s+/).filter(Boolean);
    const chosen = new Map(ids.map((id, index) => [id, index]));
    const documents = documentsFor(database, entry, { hasThem, number: words.join(" "), ids })
      .filter((document) => chosen.has(document.document_id) || hasWords(document, words))
      .map((document) => ({
        document,
        rank: chosen.get(document.document_id) ?? rankOf(document, entry, proposal),
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

interface Asked {
  hasThem: boolean;
  /** Part of the number of a paid document, folded; "" for none of them. */
  number: string;
  ids: readonly number[];
}

/** What is open of the direction in which the money went, and paid invoices that are named: one may be paid twice. */
function documentsFor(
  database: Database,
  { amount_cents }: EntryRecord,
  { hasThem, ...named }: Asked,
): EntryDocument[] {
  if (amount_cents > 0)
    return [...openDocuments(database), ...paidDocuments(database, named)].map(
      ({ id, kind, number, estimate_id, client, open_cents, due_date }) => ({
        kind,
        document_id: id,
        number,
        estimate_id,
        client,
        open_cents,
        due_date,
      }),
    );
  if (!hasThem) return [];
  return openPurchases(database).map(({ id, number, estimate_id, client, payable_cents, due_date }) => ({
    kind: "purchase",
    document_id: id,
    number,
    estimate_id,
    client,
    open_cents: payable_cents,
    due_date,
  }));
}

/** A number, a client and a sum are found by any part of them. */
function hasWords({ number, client, open_cents }: EntryDocument, words: readonly string[]): boolean {
  const euro = (open_cents / 100).toFixed(2);
  const text = fold([number, client?.name ?? "", euro, euro.replace(".", ",")].join(" "));
  return words.every((word) => text.includes(word));
}

/** After those that were chosen: what is proposed, what is open of the payer, what comes to the very amount, and the rest. */
function rankOf(
  { document_id, client, open_cents }: EntryDocument,
  { amount_cents }: EntryRecord,
  proposal: EntryProposal | undefined,
): number {
  if (proposal?.parts.some((part) => part.document_id === document_id)) return mostParts + 1;
  if (client && proposal?.client?.id === client.id) return mostParts + 2;
  return open_cents === Math.abs(amount_cents) ? mostParts + 3 : mostParts + 4;
}

const byDueDate = (one: EntryDocument, other: EntryDocument): number =>
  (one.due_date ?? "9").localeCompare(other.due_date ?? "9") || one.document_id - other.document_id;
