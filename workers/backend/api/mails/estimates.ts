import { readEstimate } from "#backend/api/estimates/open-estimate.ts";
import { asInFile, seenRevision, unchangedSince } from "#backend/api/estimates/seen-revision.ts";
import { inProject } from "#backend/db/projects.ts";
import { draftEstimateMail } from "#backend/mail/document-mail.ts";
import { Problem } from "#backend/operations/errors.ts";
import { matches } from "#backend/operations/etag.ts";
import { itemsOf } from "#model/estimate/counted-estimate.ts";
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
  draft: draftEstimateMail,
  frozen: {
    isForLink: false,
    canLink: isValid,
    clientOf: ({ project }) => project.customer?.id ?? null,
    freeze,
    purposeOf: () => "online",
  },
  wholeOf: ({ project }) => inProject(project.id),
  estimateOf: ({ id }) => id,
  sellerOf: ({ company }) => company?.name ?? "",
  numberOf: ({ estimate_nr }) => estimate_nr,
});
