import { z } from "zod";
import { countEntries, entryIds, entrySortings } from "#backend/db/bank/entries.ts";
import { noun } from "#backend/operations/call.ts";
import { found } from "#backend/operations/errors.ts";
import { tag } from "#backend/operations/etag.ts";
import { actorOf, answers, idParam, listQuery, operation } from "#backend/operations/operation.ts";
import { one } from "#model/answer/answer.ts";
import { id } from "#model/answer/fields.ts";
import { entryDirections, entryPage, entryRow, manyIds } from "#model/bank-entry/bank-entry.ts";
import { entryStates } from "#model/bank-entry/entry-states.ts";
import { certainties } from "#model/bank-statement/proposal.ts";
import { isCertain } from "./certain.ts";
import { knownProposals } from "./proposals.ts";
import { hasPurchases, showEntries } from "./read.ts";

/** Entries of bank statements, each with what is proposed for it. */
export const bankEntries = noun();

bankEntries.openapi(
  operation("bank_entries.list", {
    access: { roles: "bookkeepers", modules: "bank" },
    summary: "List entries of bank statements, the oldest first, with what is proposed",
    method: "get",
    path: "/bank/entries",
    request: {
      query: listQuery.extend({
        state: z.enum(entryStates, { error: "errors.choice" }).optional(),
        certainty: z.enum(certainties, { error: "errors.choice" }).optional(),
        account: z.string().max(40, "errors.too_long").optional(),
        statement: id.optional(),
        ids: manyIds.optional(),
        direction: z.enum(entryDirections, { error: "errors.choice" }).optional(),
        sorting: z.enum(entrySortings, { error: "errors.choice" }).optional(),
      }),
    },
    responses: answers(entryPage),
  }),
  (c) => {
    const { q, direction, certainty, ids, ...query } = c.req.valid("query");
    const { database } = c.env;
    const proposals = knownProposals(database, hasPurchases(actorOf(c)));
    const certain = [...proposals].filter(([, proposal]) => isCertain(proposal)).map(([entry]) => entry);
    const ofCertainty = [...proposals]
      .filter(([, proposal]) => proposal.certainty === certainty)
      .map(([entry]) => entry);
    // Which entries have a proposal follows from what is open, and stands in no row.
    const alike = certainty && JSON.stringify(certainty === "certain" ? certain : ofCertainty);
    const sought = {
      ...query,
      search: q,
      ids: ids ? JSON.stringify(ids) : alike,
      in: direction === "in",
      out: direction === "out",
    };
    const { data, meta } = entryIds(database, sought);
    return c.json(
      {
        data: showEntries(database, data, proposals),
        meta,
        sortings: [...entrySortings],
        summary: { ...countEntries(database), certain: certain.length },
      },
      200,
    );
  },
);

bankEntries.openapi(
  operation("bank_entries.read", {
    access: { roles: "bookkeepers", modules: "bank" },
    summary: "Read an entry of a bank statement, with what is proposed for it now",
    method: "get",
    path: "/bank/entries/{id}",
    request: idParam,
    responses: answers(one(entryRow)),
  }),
  (c) => {
    const { database } = c.env;
    const { id: entry } = c.req.valid("param");
    const proposals = knownProposals(database, hasPurchases(actorOf(c)));
    const data = found(showEntries(database, [entry], proposals)[0]);
    tag(c, data);
    return c.json({ data }, 200);
  },
);
