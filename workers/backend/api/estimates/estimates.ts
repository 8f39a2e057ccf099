import { z } from "zod";
import { one, removal } from "../../../../app/model/answer";
import { today } from "../../../../app/model/dates";
import { decimal } from "../../../../app/model/decimal";
import {
  estimate,
  estimateCopy,
  estimateInput,
  estimateList,
  estimatePatch,
  estimateType,
  sectionType,
} from "../../../../app/model/estimate";
import { enabledTypes } from "../../../../app/model/estimate-kinds";
import { id } from "../../../../app/model/fields";
import { noun } from "../../call";
import { readCompany } from "../../db/company";
import type { Database } from "../../db/database";
import { listEstimates } from "../../db/estimates/content";
import { copyContent } from "../../db/estimates/copy";
import { hasCosts } from "../../db/estimates/costs";
import { insertEstimate, updateEstimate } from "../../db/estimates/estimates";
import { insertPosition } from "../../db/estimates/positions";
import { deleteEstimate } from "../../db/estimates/removal";
import { dropFile } from "../../db/file-removals";
import { estimateHasInvoices } from "../../db/invoices/invoices";
import { findProject } from "../../db/projects";
import { write } from "../../db/write";
import { invalid, notFound, Problem } from "../../errors";
import { matches, tag } from "../../etag";
import { fileKey } from "../../file-key";
import { actorOf, answers, body, created, idParam, operation } from "../../operation";
import { vatToday } from "../vat-check";
import { insertCopiedProject } from "./copied-project";
import { readEstimate, readEstimateRow } from "./open-estimate";
import { approvalOf, ownColumns, ownFields } from "./own-fields";
import { taxToday } from "./taxed-today";

/** Estimates, with their own fields (specification §7). What is in them has operations of its own. */
export const estimates = noun();

estimates.openapi(
  operation("estimates.list", {
    summary: "List a project's estimates",
    refuses: [404],
    method: "get",
    path: "/estimates",
    request: { query: z.object({ project_id: id }) },
    responses: answers(estimateList),
  }),
  (c) => {
    const { project_id } = c.req.valid("query");
    if (!findProject(c.env.database, project_id)) throw notFound();
    return c.json({ data: listEstimates(c.env.database, project_id) }, 200);
  },
);

estimates.openapi(
  operation("estimates.create", {
    summary: "Create an estimate",
    method: "post",
    path: "/estimates",
    request: body(estimateInput),
    responses: created(one(estimate)),
  }),
  (c) => {
    const input = c.req.valid("json");
    const [usual, ...others] = enabledTypes(actorOf(c).modules);
    const estimate_type_id = input.estimate_type_id ?? usual;
    if (![usual, ...others].includes(estimate_type_id))
      throw invalid("estimate_type_id", "errors.module_off");
    const data = write(c, estimate, ({ database, audit }) => {
      const created = insertNew(database, { ...input, estimate_type_id });
      // An offer begins with a group for its products: nobody has to think of one first.
      if (estimate_type_id === estimateType.product)
        insertPosition(database, {
          ...{ estimate_id: created, stage_id: null, type_id: sectionType.agency },
          name: c.env.t("estimates.products"),
          name_en: "",
        });
      const after = readEstimate(database, created);
      audit("estimate", created, { after });
      return after;
    });
    tag(c, data);
    return c.json({ data }, 201);
  },
);

estimates.openapi(
  operation("estimates.read", {
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
    const data = write(c, estimate, ({ database, audit }) => {
      const before = readEstimate(database, id);
      matches(c, before);
      updateEstimate(database, id, {
        ...ownColumns(database, before, patch),
        ...approvalOf(before, patch, actorOf(c).id),
      });
      const after = readEstimate(database, id);
      audit("estimate", id, { before: ownFields(before), after: ownFields(after) });
      return after;
    });
    tag(c, data);
    return c.json({ data }, 200);
  },
);

estimates.openapi(
  operation("estimates.delete", {
    summary: "Delete an estimate",
    refuses: [409, 412],
    method: "delete",
    path: "/estimates/{id}",
    request: idParam,
    responses: answers(one(removal)),
  }),
  (c) => {
    const { id } = c.req.valid("param");
    const data = write(c, removal, ({ database, audit }) => {
      const before = readEstimate(database, id);
      matches(c, before);
      if (before.is_approved) throw new Problem(409, "errors.estimate_approved");
      if (estimateHasInvoices(database, id)) throw new Problem(409, "errors.estimate_kept");
      if (hasCosts(database, id)) throw new Problem(409, "errors.position_costs");
      for (const file of deleteEstimate(database, id)) dropFile(database, fileKey(c, file));
      audit("estimate", id, { before });
      return { id, outcome: "deleted" as const };
    });
    return c.json({ data }, 200);
  },
);

estimates.openapi(
  // A copy is a project of its own (specification 4.2): nothing is shared with the original but the client.
  operation("estimates.duplicate", {
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
      audit("project", project_id, { after: findProject(database, project_id) });
      const copy = insertNew(database, { ...original, project_id, name: input.name });
      const { discount, vat_category, vat_rate, commentary } = original;
      updateEstimate(database, copy, { discount, vat_category, vat_rate, commentary });
      copyContent(database, id, copy);
      taxToday(database, copy);
      const after = readEstimate(database, copy);
      audit("estimate", copy, { after });
      return after;
    });
    tag(c, data);
    return c.json({ data }, 201);
  },
);

type New = { name: string; project_id: number; estimate_type_id?: number | undefined };

/** Adds an empty estimate. */
function insertNew(database: Database, { name, project_id, estimate_type_id }: New): number {
  const project = findProject(database, project_id);
  if (!project) throw invalid("project_id", "errors.project_gone");
  const { vat_category, vat_rate } = readCompany(database);
  return insertEstimate(database, {
    ...{ name, project_id, project_nr: project.project_nr },
    estimate_type_id: estimate_type_id ?? estimateType.position,
    date: today(),
    vat: vatToday(database, { category: vat_category, rate: decimal(vat_rate) }),
  });
}
