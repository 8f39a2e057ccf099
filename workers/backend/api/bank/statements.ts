import {
  deleteEntriesOf,
  hasDecided,
  insertEntry,
  isEntryKnown,
  possibleParts,
} from "#backend/db/bank/entries.ts";
import {
  deleteStatement,
  findStatement,
  insertStatement,
  isFileKnown,
  listStatements,
  onlyFileOf,
} from "#backend/db/bank/statements.ts";
import { readCompany } from "#backend/db/company.ts";
import type { Database } from "#backend/db/database.ts";
import { dropFile } from "#backend/db/file-removals.ts";
import { fileKey } from "#backend/files/file-key.ts";
import { filesOf, type SentFile } from "#backend/files/sent-files.ts";
import { noun } from "#backend/operations/call.ts";
import { found, invalid, Problem } from "#backend/operations/errors.ts";
import { matches, tag } from "#backend/operations/etag.ts";
import {
  actorOf,
  answers,
  body,
  created,
  idParam,
  listQuery,
  operation,
} from "#backend/operations/operation.ts";
import { write } from "#backend/operations/write.ts";
import { one, removal } from "#model/answer/answer.ts";
import {
  type StatementRow,
  statementInput,
  statementPage,
  statementRow,
  statementsTaken,
} from "#model/bank-entry/bank-entry.ts";
import { batchesIn } from "#model/bank-statement/batches.ts";
import type { BankEntry, BankStatement } from "#model/bank-statement/statement.ts";
import { bookCertainOf } from "./certain.ts";

/** Statements of the agency's bank accounts, each entry of them taken once (docs/decisions/091). */
export const bankStatements = noun();

bankStatements.openapi(
  operation("bank_statements.list", {
    access: { roles: "bookkeepers", modules: "bank" },
    summary: "List bank statements, those that were taken last first",
    method: "get",
    path: "/bank/statements",
    request: { query: listQuery.omit({ q: true }) },
    responses: answers(statementPage),
  }),
  (c) => c.json(listStatements(c.env.database, c.req.valid("query")), 200),
);

bankStatements.openapi(
  operation("bank_statements.read", {
    access: { roles: "bookkeepers", modules: "bank" },
    summary: "Read a bank statement",
    method: "get",
    path: "/bank/statements/{id}",
    request: idParam,
    responses: answers(one(statementRow)),
  }),
  (c) => {
    const data = found(findStatement(c.env.database, c.req.valid("param").id));
    tag(c, data);
    return c.json({ data }, 200);
  },
);

bankStatements.openapi(
  operation("bank_statements.create", {
    access: {
      roles: "bookkeepers",
      modules: "bank",
      audit: ["bank_statement", "bank_entry", "payment", "purchase_invoice"],
    },
    summary: "Take a bank's file: camt.053, camt.054 or FiDAViSta",
    method: "post",
    path: "/bank/statements",
    request: body(statementInput),
    responses: created(one(statementsTaken)),
  }),
  (c) => {
    const { document } = c.req.valid("json");
    const { files, dropped } = filesOf(c);
    const [file] = files;
    const actor = actorOf(c);
    const data = write(c, statementsTaken, (unit) => {
      const { database, audit } = unit;
      if (!file || !document) throw invalid("file", "errors.required");
      if (dropped > 0) throw invalid("file", "errors.too_many");
      const wasKnown = isFileKnown(database, file.sha256);
      const statements = document.statements.map((statement) =>
        take(database, statement, { file, taken_by: actor.id }),
      );
      // The same bytes again may bring what went with a statement that was deleted since.
      const isNew = statements.some(({ new_count }) => new_count > 0);
      if (!isNew && wasKnown) throw invalid("file", "errors.bank_file");
      const rows = statements.map(({ id }) => found(findStatement(database, id)));
      for (const row of rows) audit(row.id, { after: told(row) });
      const booked_count = readCompany(database).bank_booking.books_certain
        ? bookCertainOf(
            unit,
            statements.map(({ id }) => id),
            actor,
          )
        : 0;
      return { statements: statements.map(({ id }) => found(findStatement(database, id))), booked_count };
    });
    return c.json({ data }, 201);
  },
);

/** Stores a statement with those of its entries that nobody has brought yet. */
function take(
  database: Database,
  { entries, ...statement }: BankStatement,
  { file, taken_by }: { file: SentFile; taken_by: number },
): { id: number; new_count: number } {
  const { iban, currency } = statement;
  const fresh = freshOf(database, { iban, currency }, entries);
  const id = insertStatement(database, {
    iban,
    currency,
    number: statement.number,
    from_on: statement.from || null,
    to_on: statement.to || null,
    opening_cents: statement.opening_cents,
    closing_cents: statement.closing_cents,
    new_count: fresh.length,
    known_count: entries.length - fresh.length,
    file: file.name,
    file_name: file.original,
    size: file.size,
    sha256: file.sha256,
    taken_at: new Date().toISOString(),
    taken_by,
  });
  for (const entry of fresh) insertEntry(database, { statement_id: id, iban }, entry);
  return { id, new_count: fresh.length };
}

/** Entries that nobody has brought yet, neither by themselves nor as a batch in one sum or in its parts. */
function freshOf(
  database: Database,
  account: { iban: string; currency: string },
  entries: readonly BankEntry[],
): BankEntry[] {
  const isKnown = (key: string) => isEntryKnown(database, { ...account, key });
  const dates = entries.map(({ booked_on }) => booked_on).toSorted();
  const range = { from: dates[0] ?? "", to: dates.at(-1) ?? "" };
  const told = batchesIn(possibleParts(database, { ...account, ...range }));
  const parts = new Set([...batchesIn(entries)].flatMap(([key, those]) => (isKnown(key) ? those : [])));
  return entries.filter((entry) => !isKnown(entry.key) && !told.has(entry.key) && !parts.has(entry));
}

bankStatements.openapi(
  operation("bank_statements.delete", {
    access: { roles: "bookkeepers", modules: "bank", audit: "bank_statement" },
    summary: "Delete a bank statement of which nothing is booked or set aside",
    refuses: [409, 412],
    method: "delete",
    path: "/bank/statements/{id}",
    request: idParam,
    responses: answers(one(removal)),
  }),
  (c) => {
    const { id } = c.req.valid("param");
    const data = write(c, removal, ({ database, audit }) => {
      const before = found(findStatement(database, id));
      matches(c, before);
      if (hasDecided(database, id)) throw new Problem(409, "errors.bank_decided");
      const file = onlyFileOf(database, id);
      if (file !== undefined) dropFile(database, fileKey(c, file));
      deleteEntriesOf(database, id);
      deleteStatement(database, id);
      audit(id, { before: told(before) });
      return { id, outcome: "deleted" as const };
    });
    return c.json({ data }, 200);
  },
);

/** What the history says of a statement. */
const told = ({ file_name, iban, currency, from, to, number, ...row }: StatementRow) => ({
  file_name,
  iban,
  currency,
  from,
  to,
  number,
  opening_cents: row.opening_cents,
  closing_cents: row.closing_cents,
  new_count: row.new_count,
  known_count: row.known_count,
  sha256: row.sha256,
});
