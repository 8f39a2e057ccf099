import type { Context } from "hono";
import { type EntryRecord, findEntry } from "#backend/db/bank/entries.ts";
import { type Call, noun } from "#backend/operations/call.ts";
import { found, Problem } from "#backend/operations/errors.ts";
import { matches, tag } from "#backend/operations/etag.ts";
import { actorOf, answers, body, idParam, operation } from "#backend/operations/operation.ts";
import { type Unit, write } from "#backend/operations/write.ts";
import { one } from "#model/answer/answer.ts";
import {
  asideInput,
  bookingInput,
  certainInput,
  certainOutcome,
  type EntryProposal,
  type EntryRow,
  entryRow,
  entryRows,
} from "#model/bank-entry/bank-entry.ts";
import { booking, checkIsOpen, setAside } from "./booking.ts";
import { bookCertain } from "./certain.ts";
import { proposals } from "./proposals.ts";
import { hasPurchases, readEntry } from "./read.ts";
import { reopen } from "./reopen.ts";

/** Entries of bank statements as people decide on them: booked, set aside, or opened again. */
export const decidedEntries = noun();

const access = {
  roles: "bookkeepers",
  modules: "bank",
  audit: ["bank_entry", "payment", "purchase_invoice"],
} as const;

decidedEntries.openapi(
  operation("bank_entries.book", {
    access,
    summary: "Book an entry as payments of invoices, of suppliers' invoices, or as money given back",
    refuses: [409, 412],
    method: "post",
    path: "/bank/entries/{id}/book",
    request: { ...idParam, ...body(bookingInput) },
    responses: answers(one(entryRow)),
  }),
  (c) => {
    const actor = actorOf(c);
    const { parts: sent } = c.req.valid("json");
    const data = changed(c, c.req.valid("param").id, (unit, entry) => {
      const usual = entry.amount_cents > 0 ? "invoice" : "purchase";
      const parts = sent.map(({ kind = usual, document_id, amount }) => ({
        kind,
        document_id,
        amount_cents: amount,
      }));
      booking({ database: unit.database, entry, parts, actor })(unit);
    });
    return c.json({ data }, 200);
  },
);

decidedEntries.openapi(
  operation("bank_entries.set_aside", {
    access: { ...access, audit: "bank_entry" },
    summary: "Set entries aside that pay no document, with why: all of them, or none",
    refuses: [409],
    method: "post",
    path: "/bank/entries/set-aside",
    request: body(asideInput),
    responses: answers(one(entryRows)),
  }),
  (c) => {
    const { entries, note } = c.req.valid("json");
    const data = write(c, entryRows, (unit) => {
      const ids = [...new Set(entries)];
      for (const id of ids) {
        checkIsOpen(found(findEntry(unit.database, id)));
        setAside(unit, id, { note, actor: actorOf(c) });
      }
      return ids.map((id) => readEntry(unit.database, id));
    });
    return c.json({ data }, 200);
  },
);

decidedEntries.openapi(
  operation("bank_entries.reverse", {
    access,
    summary: "Set a reversal against the entry that it takes back, which is unbooked with it",
    refuses: [409, 412],
    method: "post",
    path: "/bank/entries/{id}/reverse",
    request: idParam,
    responses: answers(one(entryRow)),
  }),
  (c) => {
    const actor = actorOf(c);
    const data = changed(c, c.req.valid("param").id, (unit, entry) => {
      const proposal = proposals(unit.database, hasPurchases(actor)).get(entry.id);
      setAgainst(unit, entry, { proposal, actor });
    });
    return c.json({ data }, 200);
  },
);

interface Reversing {
  proposal: EntryProposal | undefined;
  actor: ReturnType<typeof actorOf>;
}

/** Sets an entry and the one that it takes back against each other. Throws a Problem (409) where it is not known to take one back. */
function setAgainst(unit: Unit, entry: EntryRecord, { proposal, actor }: Reversing): void {
  checkIsOpen(entry);
  const reversed = proposal?.reverses;
  if (!reversed) throw new Problem(409, "errors.bank_no_reversal");
  if (reversed.state !== "open") reopen(unit, reversed.id, actor);
  setAside(unit, reversed.id, { note: "", actor, counterpart_id: entry.id });
  setAside(unit, entry.id, { note: "", actor, counterpart_id: reversed.id });
}

decidedEntries.openapi(
  operation("bank_entries.undo", {
    access,
    summary: "Open an entry again, and take back whole what it was booked into",
    refuses: [409, 412],
    method: "post",
    path: "/bank/entries/{id}/undo",
    request: idParam,
    responses: answers(one(entryRow)),
  }),
  (c) => {
    const data = changed(c, c.req.valid("param").id, (unit, { id }) => reopen(unit, id, actorOf(c)));
    return c.json({ data }, 200);
  },
);

/** Changes an entry at the version that the caller knows, and answers it as it is then. */
function changed(c: Context<Call>, id: number, work: (unit: Unit, entry: EntryRecord) => void): EntryRow {
  const data = write(c, entryRow, (unit) => {
    const entry = found(findEntry(unit.database, id));
    matches(c, readEntry(unit.database, id));
    work(unit, entry);
    return readEntry(unit.database, id);
  });
  tag(c, data);
  return data;
}

decidedEntries.openapi(
  operation("bank_entries.book_certain", {
    access,
    summary: "Book entries as is proposed as certain, each as it was seen, and tell what came of each",
    refuses: [409],
    method: "post",
    path: "/bank/entries/book-certain",
    request: body(certainInput),
    responses: answers(one(certainOutcome)),
  }),
  (c) => {
    const actor = actorOf(c);
    const { entries } = c.req.valid("json");
    const data = write(c, certainOutcome, (unit) => {
      const outcomes = bookCertain(unit, entries, actor);
      const [first] = outcomes;
      // Nothing was written, and a write says what it has done.
      if (first?.refusal && outcomes.every(({ refusal }) => refusal)) throw first.refusal;
      return {
        results: outcomes.map(({ id, refusal }) => ({
          id,
          outcome: refusal ? ("refused" as const) : ("booked" as const),
          message: refusal ? c.env.t(refusal.message, refusal.values) : "",
        })),
      };
    });
    return c.json({ data }, 200);
  },
);
