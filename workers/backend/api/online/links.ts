import { linkedProject } from "#backend/db/online/linked-document.ts";
import { findLink, findSnapshotOf, updateLink } from "#backend/db/online/links.ts";
import { showLink } from "#backend/db/online/shown-links.ts";
import { readFrozen } from "#backend/db/online/snapshots.ts";
import { noun } from "#backend/operations/call.ts";
import { found, invalid, Problem } from "#backend/operations/errors.ts";
import { matches, tag } from "#backend/operations/etag.ts";
import { answers, body, idParam, operation } from "#backend/operations/operation.ts";
import { write } from "#backend/operations/write.ts";
import { one } from "#model/answer/answer.ts";
import { today } from "#model/date/dates.ts";
import { addMonths } from "#model/date/months.ts";
import { documentLink, linkPatch } from "#model/online/document.ts";
import { numberOf } from "#model/online/frozen-document.ts";
import { readEstimateRow } from "../estimates/open-estimate.ts";

/** From today until when a link may be made to hold: who loses sight of one leaves it open no longer. */
const mostMonths = 24;

/** The links that clients were sent, as the agency looks after them. */
export const documentLinks = noun();

documentLinks.openapi(
  operation("document_links.update", {
    access: { roles: "office", modules: "estimates", audit: "document_link" },
    summary: "Take a client's link back, or have it hold again",
    refuses: [409, 412],
    method: "patch",
    path: "/document_links/{id}",
    request: { ...idParam, ...body(linkPatch) },
    responses: answers(one(documentLink)),
  }),
  (c) => {
    const { id } = c.req.valid("param");
    const { is_revoked, valid_until } = c.req.valid("json");
    const data = write(c, documentLink, ({ database, audit }) => {
      const link = found(findLink(database, id));
      const before = showLink(database, link);
      matches(c, before);
      if (before.answer) throw new Problem(409, "errors.document_answered");
      if (link.replaced_at !== null) throw new Problem(409, "errors.document_replaced");
      if (before.state === "voided") throw new Problem(409, "errors.document_voided");
      // A link to a deleted estimate stays as it ended; what was issued is never deleted.
      if (link.document === "estimate") readEstimateRow(database, link.document_id);
      if (valid_until !== undefined && valid_until < today())
        throw invalid("valid_until", "errors.date_over");
      // What it held until anyway, as a document may say of itself, it holds until again.
      if (
        valid_until !== undefined &&
        valid_until > addMonths(today(), mostMonths) &&
        valid_until > link.valid_until
      )
        throw invalid("valid_until", "errors.link_too_long");
      const revoked = link.revoked_at ?? new Date().toISOString();
      updateLink(database, id, {
        ...(valid_until !== undefined && { valid_until }),
        ...(is_revoked !== undefined && { revoked_at: is_revoked ? revoked : null }),
      });
      const after = showLink(database, found(findLink(database, id)));
      const name = numberOf(readFrozen(findSnapshotOf(database, link)));
      const partOf = linkedProject(database, link);
      const told = ({ state, valid_until }: typeof after) => ({ name, state, valid_until });
      audit(id, { before: told(before), after: told(after), partOf });
      return after;
    });
    tag(c, data);
    return c.json({ data }, 200);
  },
);
