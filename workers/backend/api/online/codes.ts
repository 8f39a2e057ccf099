import { attempt } from "#backend/db/attempts.ts";
import { chosenAt } from "#backend/db/online/choices.ts";
import { codeMinutes, insertCode } from "#backend/db/online/codes.ts";
import { readFrozenEstimate } from "#backend/db/online/snapshots.ts";
import { queueMail } from "#backend/db/outbox.ts";
import { onlineMail, senderTo } from "#backend/mail/online-mail.ts";
import { noun } from "#backend/operations/call.ts";
import { invalid, Problem, tooMany } from "#backend/operations/errors.ts";
import { body, created, operation } from "#backend/operations/operation.ts";
import { write } from "#backend/operations/write.ts";
import { one } from "#model/answer/answer.ts";
import { codeInput, codeSent, coveredAddress } from "#model/online/document.ts";
import { sellerOf } from "#model/online/frozen-document.ts";
import { checkOpen, readByToken, tokenParam } from "./open-document.ts";

/** The codes by which clients prove that they read the mail that a document was sent with. */
export const acceptanceCodes = noun();

/** Codes that are mailed for one link. */
const codes = { hourly: 8, daily: 20 };

acceptanceCodes.openapi(
  operation("online_documents.code", {
    access: { roles: "anyone", modules: "always", audit: "acceptance_code" },
    summary: "Mail the code that an acceptance needs",
    refuses: [409, 429],
    method: "post",
    path: "/online_documents/{token}/codes",
    request: { ...tokenParam, ...body(codeInput) },
    responses: created(one(codeSent)),
  }),
  (c) => {
    const opened = readByToken(c, c.req.valid("param").token);
    const { link, mail, snapshot } = opened;
    const { name, role, recipient, has_agreed, chosen } = c.req.valid("json");
    checkOpen(c, opened);
    const to = mail.to[recipient];
    if (to === undefined) throw invalid("recipient", "errors.choice");
    const frozen = readFrozenEstimate(snapshot);
    const { terms, estimate, language } = frozen;
    const title = sellerOf(frozen);
    if (terms && !has_agreed) throw invalid("has_agreed", "errors.terms_not_agreed");
    const kept = new Set(chosenAt(c.env.database, link, snapshot));
    if (kept.size !== new Set(chosen).size || !chosen.every((id) => kept.has(id)))
      throw new Problem(409, "errors.choice_changed");
    const wait = attempt(c.env.database, { [`code:${link.id}`]: codes });
    if (wait > 0) throw tooMany(wait);
    const data = write(c, codeSent, ({ database, audit }) => {
      const { request, code } = insertCode(database, { link_id: link.id, name, role, email: to });
      const values = { name, title, number: estimate.estimate_nr, code, count: codeMinutes };
      queueMail(
        database,
        onlineMail(database, "code", { from: senderTo(database, opened, title), to: [to], language, values }),
      );
      audit(link.id, { after: { name: estimate.estimate_nr, by: name, role, email: to } });
      return { request, email: coveredAddress(to) };
    });
    return c.json({ data }, 201);
  },
);
