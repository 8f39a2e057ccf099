import { findAnswer, insertAnswer, leaveAnswer, showAnswer } from "#backend/db/online/answers.ts";
import { chosenAt, keepChoice } from "#backend/db/online/choices.ts";
import { countTry, dropCode, findCode, isCode } from "#backend/db/online/codes.ts";
import { readFrozenEstimate } from "#backend/db/online/snapshots.ts";
import { noun } from "#backend/operations/call.ts";
import { found, invalid } from "#backend/operations/errors.ts";
import { body, created, operation } from "#backend/operations/operation.ts";
import { write } from "#backend/operations/write.ts";
import { one } from "#model/answer/answer.ts";
import { decisionsOf } from "#model/estimate/client-choice.ts";
import { acceptanceInput, clientAnswer, refusalInput } from "#model/online/document.ts";
import { answerFields, auditedAnswer } from "./answer-fields.ts";
import { goAhead } from "./go-ahead.ts";
import { callersNetwork, checkOpen, readByToken, tokenParam } from "./open-document.ts";
import { acceptanceRecord } from "./record.ts";
import { tellAnswer } from "./told-answer.ts";

/** What clients answer to a document: it is accepted with a code that came by mail, or declined with a reason. */
export const clientAnswers = noun();

clientAnswers.openapi(
  operation("online_documents.accept", {
    access: {
      roles: "anyone",
      modules: "always",
      audit: ["acceptance", "estimate", "position_item", "project"],
    },
    summary: "Accept a document, with the code that came by mail",
    refuses: [409, 429],
    method: "post",
    path: "/online_documents/{token}/acceptance",
    request: { ...tokenParam, ...body(acceptanceInput) },
    responses: created(one(clientAnswer)),
  }),
  (c) => {
    const { request, code, signature } = c.req.valid("json");
    const { database } = c.env;
    const opened = readByToken(c, c.req.valid("param").token);
    const person = findCode(database, opened.link.id, request);
    // Before the transaction, which would take the count back with the refusal.
    if (person && !isCode(person, request, code)) {
      countTry(database, person);
      throw invalid("code", "errors.code_wrong");
    }
    const data = write(c, clientAnswer, (unit) => {
      checkOpen(c, opened);
      if (!person) throw invalid("code", "errors.code_over");
      dropCode(database, person);
      const { name, role, email, at: mailed_at } = person;
      const at = new Date().toISOString();
      const by = { name, role, email, network: callersNetwork(c) };
      const record = acceptanceRecord(opened, opened, {
        at,
        by,
        proof: { method: "code", email, mailed_at },
        drawn: signature,
        chosen: chosenAt(database, opened.link, opened.snapshot),
      });
      const frozen = readFrozenEstimate(opened.snapshot);
      // Also where it was accepted as it came: the agency is told by what was chosen.
      if (decisionsOf(frozen.estimate).length > 0)
        keepChoice(database, opened.link.id, frozen, record.chosen);
      const fields = answerFields(opened, { kind: "accepted", at, by, reason: "", record });
      const answer = found(findAnswer(database, insertAnswer(database, fields)));
      unit.audit(answer.id, auditedAnswer(database, opened, answer));
      const isTakenOver = goAhead(unit, opened, record.chosen);
      if (!isTakenOver) leaveAnswer(database, answer.id);
      tellAnswer(c, opened, { ...answer, is_taken_over: isTakenOver });
      return showAnswer(answer);
    });
    return c.json({ data }, 201);
  },
);

clientAnswers.openapi(
  operation("online_documents.decline", {
    access: { roles: "anyone", modules: "always", audit: "refusal" },
    summary: "Decline a document, with a reason",
    refuses: [409, 429],
    method: "post",
    path: "/online_documents/{token}/refusal",
    request: { ...tokenParam, ...body(refusalInput) },
    responses: created(one(clientAnswer)),
  }),
  (c) => {
    const { name, reason } = c.req.valid("json");
    const opened = readByToken(c, c.req.valid("param").token);
    const data = write(c, clientAnswer, ({ database, audit }) => {
      checkOpen(c, opened);
      const at = new Date().toISOString();
      const by = { name, role: "", email: "", network: callersNetwork(c) };
      const fields = answerFields(opened, { kind: "declined", at, by, reason, record: null });
      const answer = found(findAnswer(database, insertAnswer(database, fields)));
      audit(answer.id, auditedAnswer(database, opened, answer));
      tellAnswer(c, opened, answer);
      return showAnswer(answer);
    });
    return c.json({ data }, 201);
  },
);
