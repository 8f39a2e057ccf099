import { attempt } from "#backend/db/attempts.ts";
import { chosenAt, keepChoice } from "#backend/db/online/choices.ts";
import { dropCodesOf } from "#backend/db/online/codes.ts";
import { readFrozenEstimate } from "#backend/db/online/snapshots.ts";
import { noun } from "#backend/operations/call.ts";
import { invalid, tooMany } from "#backend/operations/errors.ts";
import { answers, body, operation } from "#backend/operations/operation.ts";
import { write } from "#backend/operations/write.ts";
import { one } from "#model/answer/answer.ts";
import { isDecided, withChosen } from "#model/estimate/client-choice.ts";
import { choiceInput, keptChoice } from "#model/online/document.ts";
import { checkOpen, readByToken, tokenParam } from "./open-document.ts";

/** What clients choose of a document before they accept it: optional lines, and one of several alternatives. */
export const clientChoices = noun();

/** How many times something else is chosen at one link. */
const changes = { hourly: 300, daily: 1000 };

clientChoices.openapi(
  operation("online_documents.choose", {
    access: { roles: "anyone", modules: "always", audit: "link_choice" },
    summary: "Choose of a document what is optional",
    refuses: [409, 429],
    method: "post",
    path: "/online_documents/{token}/choice",
    request: { ...tokenParam, ...body(choiceInput) },
    responses: answers(one(keptChoice)),
  }),
  (c) => {
    const opened = readByToken(c, c.req.valid("param").token);
    const { link, snapshot } = opened;
    const { chosen } = c.req.valid("json");
    checkOpen(c, opened);
    const { estimate } = readFrozenEstimate(snapshot);
    if (!isDecided(estimate, chosen)) throw invalid("chosen", "errors.choice");
    const { net_cents, total_cents } = withChosen(estimate, chosen).sums;
    const kept = new Set(chosenAt(c.env.database, link, snapshot));
    // Nothing else is chosen: no code is taken back for it.
    if (kept.size === chosen.length && chosen.every((line) => kept.has(line)))
      return c.json({ data: { chosen, net_cents, total_cents } }, 200);
    const wait = attempt(c.env.database, { [`choice:${link.id}`]: changes });
    if (wait > 0) throw tooMany(wait);
    const data = write(c, keptChoice, ({ database, audit }) => {
      keepChoice(database, link.id, readFrozenEstimate(snapshot), chosen);
      // They were asked for what was chosen before.
      dropCodesOf(database, link.id);
      // Not in the history of the project: what is chosen on the way to an answer is not worth a line each.
      audit(link.id, { after: { name: estimate.estimate_nr, chosen, net_cents } });
      return { chosen, net_cents, total_cents };
    });
    return c.json({ data }, 200);
  },
);
