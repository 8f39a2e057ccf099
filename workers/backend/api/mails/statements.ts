import { z } from "zod";
import { hasAccount } from "#backend/db/client-statement.ts";
import { ofClient } from "#backend/db/clients.ts";
import { draftStatementMail } from "#backend/mail/statement-mail.ts";
import { Problem } from "#backend/operations/errors.ts";
import { matchesUncounted } from "#backend/operations/etag.ts";
import { typedPeriod } from "#model/statement/period.ts";
import { readStatement } from "../client-statement.ts";
import { mailsOf } from "./operations.ts";

/** What stands for all that a statement said when it was seen; a caller that sends none takes what it gets. */
const seen = { query: z.object({ seen: z.string().max(64, "errors.too_long").optional() }) };

/** How statements of account leave the building. */
export const statementMails = mailsOf({
  document: "statement",
  path: "/customers/{id}/statement",
  called: "a statement of account",
  which: typedPeriod,
  seen,
  read: (c, id) => readStatement(c.env.database, id, c.req.query()),
  check: (c, shown, file) => {
    matchesUncounted(c, shown);
    const asSeen = seen.query.parse(c.req.query()).seen;
    const isSame = (asSeen ?? shown.seen) === shown.seen && (file?.seen ?? shown.seen) === shown.seen;
    if (!isSame) throw new Problem(412, "errors.changed_meanwhile", { current: shown });
    if (!hasAccount(c.env.database, shown.id)) throw new Problem(422, "errors.nothing_to_state");
  },
  draft: (c, ...of) => draftStatementMail(c.env.database, ...of),
  wholeOf: ({ id }) => ofClient(id),
  estimateOf: () => null,
  sellerOf: ({ seller }) => seller.name,
  numberOf: (_, file) => file.name.replace(/\.pdf$/, ""),
});
