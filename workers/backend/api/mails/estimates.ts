import { readEstimate } from "#backend/api/estimates/open-estimate.ts";
import { asInFile, seenRevision, unchangedSince } from "#backend/api/estimates/seen-revision.ts";
import { versionToSend } from "#backend/db/online/versions.ts";
import { wordingToSend } from "#backend/db/online/wording.ts";
import { inProject } from "#backend/db/projects.ts";
import { draftEstimateMail } from "#backend/mail/document-mail.ts";
import { Problem } from "#backend/operations/errors.ts";
import { matches } from "#backend/operations/etag.ts";
import { chosenOf, decisionsOf } from "#model/estimate/client-choice.ts";
import { itemsOf } from "#model/estimate/counted-estimate.ts";
import { defaultLanguage } from "#model/text/language.ts";
import { freeze, isValid } from "../online/freeze.ts";
import { mailsOf } from "./operations.ts";

/** How estimates and offers leave the building. */
export const estimateMails = mailsOf({
  document: "estimate",
  path: "/estimates/{id}",
  called: "an estimate",
  seen: seenRevision,
  read: (c, id) => readEstimate(c.env.database, id),
  check: (c, shown, file) => {
    matches(c, shown);
    unchangedSince(c, shown, shown);
    if (itemsOf(shown).length === 0) throw new Problem(422, "errors.nothing_to_mail");
    asInFile(shown, file);
  },
  draft: (c, shown, writer, asked) => {
    const { database } = c.env;
    const content = freeze(c, shown, { language: asked ?? defaultLanguage, files: [] });
    const wording = { wording_sha256: wordingToSend(database, content), chosen: chosenOf(shown) };
    const as = versionToSend(database, shown.id, wording);
    return draftEstimateMail(database, shown, { ...writer, ...as }, asked);
  },
  frozen: {
    isForLink: false,
    canLink: isValid,
    clientOf: ({ project }) => project.customer?.id ?? null,
    freeze,
    purposeOf: (shown) => (decisionsOf(shown).length > 0 ? "online_choices" : "online"),
  },
  wholeOf: ({ project }) => inProject(project.id),
  estimateOf: ({ id }) => id,
  sellerOf: ({ company }) => company?.name ?? "",
  numberOf: ({ estimate_nr }) => estimate_nr,
});
