import { createHash } from "node:crypto";
import { one } from "#model/answer/answer.ts";
import { statementOf } from "#model/statement/ledger.ts";
import { statementPeriod, typedPeriod } from "#model/statement/period.ts";
import { type Statement, statement } from "#model/statement/statement.ts";
import { withInterest } from "#model/statement/with-interest.ts";
import { readLedger } from "../db/client-statement.ts";
import { findClient } from "../db/clients.ts";
import { readCompany } from "../db/company.ts";
import type { Database } from "../db/database.ts";
import { buyerIn, sellerIn } from "../db/invoices/content.ts";
import { noun } from "../operations/call.ts";
import { checked, found, invalid } from "../operations/errors.ts";
import { answers, idParam, operation } from "../operations/operation.ts";

/** How a client's account moved, and what is open. */
export const clientStatements = noun();

/** Rows of a statement at most: what is printed in seconds (documents/budget.ts). */
const mostRows = 900;

clientStatements.openapi(
  operation("clients.statement", {
    access: { roles: "office", modules: "estimates" },
    summary: "Statement of a client's account",
    method: "get",
    path: "/customers/{id}/statement",
    request: { ...idParam, query: typedPeriod },
    responses: answers(one(statement)),
  }),
  (c) => c.json({ data: readStatement(c.env.database, c.req.valid("param").id, c.req.query()) }, 200),
);

/** The statement of a client for the period that a query names; a Problem where there is no such client or period. */
export function readStatement(
  database: Database,
  clientId: number,
  { from, to }: Record<string, string>,
): Statement {
  const client = found(findClient(database, clientId));
  const ledger = readLedger(database, clientId);
  const figures = statementOf(ledger, checked(statementPeriod, { from, to }));
  if (figures.movements.length + figures.open.length > mostRows)
    throw invalid("from", "errors.statement_size");
  const company = readCompany(database);
  const buyer = buyerIn(client);
  const shown = {
    ...figures,
    ...withInterest(figures, ledger, company.interest, buyer),
    id: client.id,
    seller: sellerIn(company),
    buyer,
  };
  const seen = createHash("sha256").update(JSON.stringify(shown)).digest("hex");
  return { ...shown, seen };
}
