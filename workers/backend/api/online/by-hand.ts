import type { Context } from "hono";
import { readEstimate, readEstimateRow } from "#backend/api/estimates/open-estimate.ts";
import { asInFile, seenRevision, unchangedSince } from "#backend/api/estimates/seen-revision.ts";
import type { Database } from "#backend/db/database.ts";
import type { MailedDocument } from "#backend/db/document-mails.ts";
import { listAcceptances, showAcceptance } from "#backend/db/online/acceptances.ts";
import { approvedBy, isOtherThanAccepted } from "#backend/db/online/agreed.ts";
import {
  type AnswerRow,
  acceptanceOf,
  findAnswer,
  insertAnswer,
  leaveAnswer,
} from "#backend/db/online/answers.ts";
import {
  findLink,
  findMailOf,
  findSnapshotOf,
  newestLinkOf,
  revokeOthers,
} from "#backend/db/online/links.ts";
import { listWaiting, type SignedFileRow, showSignedFile } from "#backend/db/online/signed-files.ts";
import { insertSnapshot } from "#backend/db/online/snapshots.ts";
import { newestMailOf } from "#backend/db/online/versions.ts";
import { wordingToSend } from "#backend/db/online/wording.ts";
import { findUser } from "#backend/db/users.ts";
import { mailedFileOf } from "#backend/files/mailed-file.ts";
import { type Call, noun } from "#backend/operations/call.ts";
import { found, invalid, Problem } from "#backend/operations/errors.ts";
import { matches } from "#backend/operations/etag.ts";
import { actorOf, answers, body, created, idParam, operation } from "#backend/operations/operation.ts";
import { type Unit, write } from "#backend/operations/write.ts";
import { one } from "#model/answer/answer.ts";
import { today } from "#model/date/dates.ts";
import { chosenOf } from "#model/estimate/client-choice.ts";
import { itemsOf } from "#model/estimate/counted-estimate.ts";
import type { Estimate } from "#model/estimate/estimate.ts";
import {
  type AcceptedOtherwise,
  acceptance,
  acceptedOtherwise,
  estimateAcceptances,
} from "#model/online/by-hand.ts";
import type { Language } from "#model/text/language.ts";
import { answerFields, auditedAnswer } from "./answer-fields.ts";
import { freeze, pdfOf } from "./freeze.ts";
import { goAhead } from "./go-ahead.ts";
import { acceptanceRecord } from "./record.ts";
import { signedWith } from "./signed-file.ts";
import { tellClient } from "./told-answer.ts";

/** How estimates were accepted: with a code, or otherwise, as somebody of the agency notes here. */
export const acceptances = noun();

acceptances.openapi(
  operation("acceptances.list", {
    access: { roles: "office", modules: "estimates" },
    summary: "List how an estimate was accepted, and signed files that wait",
    method: "get",
    path: "/estimates/{id}/acceptances",
    request: idParam,
    responses: answers(one(estimateAcceptances)),
  }),
  (c) => {
    const { database } = c.env;
    const { id } = c.req.valid("param");
    const row = readEstimateRow(database, id);
    const of = { document: "estimate" as const, document_id: id };
    const accepted = listAcceptances(database, of);
    const waiting = listWaiting(database, of).map(showSignedFile);
    const approved_by = approvedBy(database, row)?.id ?? null;
    const differs = isOtherThanAccepted(database, id);
    return c.json({ data: { accepted, waiting, approved_by, differs } }, 200);
  },
);

acceptances.openapi(
  operation("acceptances.create", {
    access: {
      roles: "office",
      modules: "estimates",
      audit: ["acceptance", "estimate", "position_item", "project"],
    },
    summary: "Note that a client accepted an estimate otherwise",
    refuses: [409, 412],
    method: "post",
    path: "/estimates/{id}/acceptances",
    request: { ...idParam, query: seenRevision.query, ...body(acceptedOtherwise) },
    responses: created(one(acceptance)),
  }),
  (c) => {
    const { id } = c.req.valid("param");
    const input = c.req.valid("json");
    const data = write(c, acceptance, (unit) => {
      const shown = readEstimate(unit.database, id);
      matches(c, shown);
      unchangedSince(c, shown, shown);
      if (itemsOf(shown).length === 0) throw new Problem(422, "errors.nothing_to_accept");
      if (input.accepted_on > today()) throw invalid("accepted_on", "errors.date_ahead");
      if (shown.is_approved) throw new Problem(409, "errors.document_accepted");
      return accept(c, unit, shown, input);
    });
    return c.json({ data }, 201);
  },
);

/** Notes an acceptance of an estimate as it is: with its record, and with all that it sets going. */
function accept(c: Context<Call>, unit: Unit, shown: Estimate, input: AcceptedOtherwise) {
  const { database } = unit;
  const of = { document: "estimate" as const, document_id: shown.id };
  const { snapshot, sent } = frozen(c, of, shown, input.lang);
  if (acceptanceOf(database, of, snapshot.wording_sha256)) throw new Problem(409, "errors.document_accepted");
  const at = new Date().toISOString();
  const actor = found(findUser(database, actorOf(c).id));
  const signed = signedWith(c, of, { input, at, author_id: actor.id });
  const { name, role, method, accepted_on, order_number, note } = input;
  const by = { name, role, email: "", network: "" };
  const document = { link: { ...of, id: null }, snapshot };
  const record = acceptanceRecord(document, sent, {
    at,
    by,
    proof: { method, accepted_on, order_number, note, noted_by: actor.name },
    signed: signed && { name: signed.file, sha256: signed.sha256 },
    chosen: chosenOf(shown),
  });
  const noted = {
    method,
    accepted_on,
    order_number,
    author_id: actor.id,
    signed_file_id: signed?.id ?? null,
  };
  const fields = answerFields(document, { kind: "accepted", at, by, reason: note, record, noted });
  const answer = found(findAnswer(database, insertAnswer(database, fields)));
  if (!goAhead(unit, document, record.chosen)) leaveAnswer(database, answer.id);
  // What was sent in another wording before could be accepted beside it.
  revokeOthers(database, of, snapshot.wording_sha256);
  unit.audit(answer.id, auditedAnswer(database, document, answer), "acceptance");
  if (signed) tellSender(c, signed, answer);
  return showAcceptance(database, answer);
}

/** Tells who sent a signed document at a link that it is accepted: there they find what proves it. */
function tellSender(c: Context<Call>, { link_id }: SignedFileRow, answer: AnswerRow): void {
  const { database } = c.env;
  const link = link_id === null ? undefined : findLink(database, link_id);
  if (!link) return;
  const [mail, snapshot] = [findMailOf(database, link), findSnapshotOf(database, link)];
  if (snapshot.wording_sha256 === answer.wording_sha256)
    tellClient(c, { link, mail, snapshot }, answer, mail.to);
}

/** What was accepted: the estimate as its client was sent it last, or as it is frozen now where that is another. */
function frozen(c: Context<Call>, of: MailedDocument, shown: Estimate, language: Language) {
  const { database } = c.env;
  const file = mailedFileOf(c);
  asInFile(shown, file);
  const before = sentAsIs(database, of, shown.revision);
  if (before) return before;
  if (!file) throw new Problem(503, "errors.document_not_attached");
  const content = freeze(c, shown, { language, files: [] });
  const wording_sha256 = wordingToSend(database, content);
  const { revision } = shown;
  const snapshot = insertSnapshot(database, { shown: content, wording_sha256, revision, pdf: pdfOf(file) });
  return { snapshot, sent: sentOtherwise(database, of, wording_sha256) };
}

/** The mail that brought the same wording last: without a link, or by one that shows it no longer. */
function sentOtherwise(database: Database, of: MailedDocument, wording_sha256: string) {
  const mail = newestMailOf(database, of, wording_sha256);
  return mail ? { mail, link: null } : null;
}

/** What the newest link shows, where the estimate is still at that revision; its link shows the acceptance then. */
function sentAsIs(database: Database, of: MailedDocument, revision: number) {
  const link = newestLinkOf(database, of);
  if (!link || link.revoked_at !== null || link.replaced_at !== null) return null;
  const snapshot = findSnapshotOf(database, link);
  if (snapshot.revision !== revision) return null;
  return { snapshot, sent: { link, mail: findMailOf(database, link) } };
}
