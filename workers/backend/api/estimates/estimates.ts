import { z } from "zod";
import type { Database } from "#backend/db/database.ts";
import { listEstimates } from "#backend/db/estimates/content.ts";
import { copyContent } from "#backend/db/estimates/copy.ts";
import { hasCosts } from "#backend/db/estimates/costs.ts";
import { projectOf, updateEstimate } from "#backend/db/estimates/estimates.ts";
import { insertPosition } from "#backend/db/estimates/positions.ts";
import { deleteEstimate } from "#backend/db/estimates/removal.ts";
import { dropFile } from "#backend/db/file-removals.ts";
import { estimateHasInvoices } from "#backend/db/invoices/invoices.ts";
import { isOtherThanAccepted, wasAccepted } from "#backend/db/online/agreed.ts";
import { findProject } from "#backend/db/projects.ts";
import { isRepeated } from "#backend/db/recurring/plans.ts";
import { fileKey } from "#backend/files/file-key.ts";
import { noun } from "#backend/operations/call.ts";
import { found, invalid, Problem } from "#backend/operations/errors.ts";
import { matches, tag } from "#backend/operations/etag.ts";
import { actorOf, answers, body, created, idParam, operation } from "#backend/operations/operation.ts";
import { write } from "#backend/operations/write.ts";
import { one, removal } from "#model/answer/answer.ts";
import { id } from "#model/answer/fields.ts";
import {
  estimate,
  estimateCopy,
  estimateInput,
  estimateList,
  estimatePatch,
} from "#model/estimate/estimate.ts";
import { estimateType, sectionType } from "#model/estimate/estimate-type.ts";
import { enabledTypes } from "#model/estimate/kinds.ts";
import type { Template } from "#model/estimate/template.ts";
import { decimal } from "#model/money/decimal.ts";
import { goAheadAfterAll } from "../online/go-ahead.ts";
import { putContent, templateMeant } from "../templates/put-in.ts";
import { insertCopiedProject } from "./copied-project.ts";
import { insertNew } from "./insert-new.ts";
import { keepSize, readEstimate, readEstimateRow } from "./open-estimate.ts";
import { approvalOf, ownColumns, ownFields } from "./own-fields.ts";
import { seenRevision, unchangedSince } from "./seen-revision.ts";
import { taxToday } from "./taxed-today.ts";

/** Estimates, with their own fields (specification §7). What is in them has operations of its own. */
export const estimates = noun();

estimates.openapi(
  operation("estimates.list", {
    access: { roles: "office", modules: "estimates" },
    summary: "List a project's estimates",
    refuses: [404],
    method: "get",
    path: "/estimates",
    request: { query: z.object({ project_id: id }) },
    responses: answers(estimateList),
  }),
  (c) => {
    const { project_id } = c.req.valid("query");
    found(findProject(c.env.database, project_id));
    return c.json({ data: listEstimates(c.env.database, project_id) }, 200);
  },
);

estimates.openapi(
  operation("estimates.create", {
    access: { roles: "office", modules: "estimates", audit: "estimate" },
    summary: "Create an estimate",
    method: "post",
    path: "/estimates",
    request: body(estimateInput),
    responses: created(one(estimate)),
  }),
  (c) => {
    const input = c.req.valid("json");
    const data = write(c, estimate, ({ database, audit }) => {
      const template =
        input.template_id == null ? undefined : templateMeant(database, input.template_id, "estimate");
      const [usual, ...others] = enabledTypes(actorOf(c).modules);
      const estimate_type_id = input.estimate_type_id ?? template?.estimate_type_id ?? usual;
      if (![usual, ...others].includes(estimate_type_id))
        throw invalid("estimate_type_id", "errors.module_off");
      if (template && template.estimate_type_id !== estimate_type_id)
        throw invalid("template_id", "errors.template_type");
      const created = insertNew(database, { ...input, estimate_type_id });
      if (template) beginWith(database, created, template);
      // An offer begins with a group for its products: nobody has to think of one first.
      else if (estimate_type_id === estimateType.product)
        insertPosition(database, {
          estimate_id: created,
          stage_id: null,
          type_id: sectionType.agency,
          name: c.env.t("estimates.products"),
          name_en: "",
        });
      const after = readEstimate(database, created);
      audit(created, { after, partOf: projectOf(database, created) });
      return after;
    });
    tag(c, data);
    return c.json({ data }, 201);
  },
);

estimates.openapi(
  operation("estimates.read", {
    access: { roles: "office", modules: "estimates" },
    summary: "Read an estimate with all its lines",
    method: "get",
    path: "/estimates/{id}",
    request: idParam,
    responses: answers(one(estimate)),
  }),
  (c) => {
    const data = readEstimate(c.env.database, c.req.valid("param").id);
    tag(c, data);
    return c.json({ data }, 200);
  },
);

estimates.openapi(
  operation("estimates.update", {
    access: { roles: "office", modules: "estimates", audit: ["estimate", "project"] },
    summary: "Change or approve an estimate",
    refuses: [409, 412],
    method: "patch",
    path: "/estimates/{id}",
    request: { ...idParam, ...body(estimatePatch) },
    responses: answers(one(estimate)),
  }),
  (c) => {
    const { id } = c.req.valid("param");
    const patch = c.req.valid("json");
    const data = write(c, estimate, (unit) => {
      const { database, audit } = unit;
      const before = readEstimate(database, id);
      matches(c, before);
      updateEstimate(database, id, {
        ...ownColumns(database, before, patch),
        ...approvalOf(before, patch, actorOf(c).id),
      });
      const after = readEstimate(database, id);
      const isNewlyApproved = after.is_approved && !before.is_approved;
      // Of what it says with this change: the client may have accepted just that.
      if (isNewlyApproved && patch.unless_accepted_otherwise && isOtherThanAccepted(database, id))
        throw new Problem(409, "errors.estimate_otherwise");
      audit(id, { before: ownFields(before), after: ownFields(after), partOf: projectOf(database, id) });
      if (isNewlyApproved) goAheadAfterAll(unit, after);
      return readEstimate(database, id);
    });
    tag(c, data);
    return c.json({ data }, 200);
  },
);

estimates.openapi(
  operation("estimates.delete", {
    access: { roles: "office", modules: "estimates", audit: "estimate" },
    summary: "Delete an estimate",
    refuses: [409, 412, 422],
    method: "delete",
    path: "/estimates/{id}",
    request: { ...idParam, ...seenRevision },
    responses: answers(one(removal)),
  }),
  (c) => {
    const { id } = c.req.valid("param");
    const data = write(c, removal, ({ database, audit }) => {
      const before = readEstimate(database, id);
      matches(c, before);
      unchangedSince(c, before, before);
      if (before.is_approved) throw new Problem(409, "errors.estimate_approved");
      if (wasAccepted(database, id)) throw new Problem(409, "errors.estimate_accepted");
      if (estimateHasInvoices(database, id)) throw new Problem(409, "errors.estimate_kept");
      if (hasCosts(database, id)) throw new Problem(409, "errors.position_costs");
      if (isRepeated(database, id)) throw new Problem(409, "errors.estimate_repeated");
      const partOf = projectOf(database, id);
      for (const file of deleteEstimate(database, id)) dropFile(database, fileKey(c, file));
      audit(id, { before, partOf });
      return { id, outcome: "deleted" as const };
    });
    return c.json({ data }, 200);
  },
);

estimates.openapi(
  // A copy is a project of its own (specification 4.2): nothing is shared with the original but the client.
  operation("estimates.duplicate", {
    access: { roles: "office", modules: "estimates", audit: ["estimate", "project"] },
    summary: "Copy a project with its estimate",
    method: "post",
    path: "/estimates/{id}/duplicate",
    request: { ...idParam, ...body(estimateCopy) },
    responses: created(one(estimate)),
  }),
  (c) => {
    const { id } = c.req.valid("param");
    const input = c.req.valid("json");
    const data = write(c, estimate, ({ database, audit }) => {
      const original = readEstimateRow(database, id);
      const project_id = insertCopiedProject(database, original.project_id, input);
      audit(project_id, { after: findProject(database, project_id) }, "project");
      const copy = insertNew(database, { ...original, project_id, name: input.name });
      const { discount, vat_category, vat_rate, commentary } = original;
      updateEstimate(database, copy, { discount, vat_category, vat_rate, commentary });
      copyContent(database, id, copy);
      taxToday(database, copy);
      const after = readEstimate(database, copy);
      audit(copy, { after, partOf: projectOf(database, copy) });
      return after;
    });
    tag(c, data);
    return c.json({ data }, 201);
  },
);

/** Fills a new estimate with what a template has. */
function beginWith(database: Database, id: number, { content }: Template): void {
  updateEstimate(database, id, { discount: decimal(content.discount), commentary: content.commentary });
  putContent(database, readEstimateRow(database, id), content);
  keepSize(database, id);
}
