import type { Context } from "hono";
import type { Database } from "#backend/db/database.ts";
import {
  deleteTemplate,
  findTemplate,
  findTemplateNamed,
  insertTemplate,
  listTemplates,
  renameTemplate,
  replaceTemplate,
} from "#backend/db/estimate-templates.ts";
import { type Call, noun } from "#backend/operations/call.ts";
import { found, invalid, Problem } from "#backend/operations/errors.ts";
import { matches, matchesOrGone, tag } from "#backend/operations/etag.ts";
import { answers, body, created, idParam, listQuery, operation } from "#backend/operations/operation.ts";
import { write } from "#backend/operations/write.ts";
import { one, removal } from "#model/answer/answer.ts";
import {
  type ListedTemplate,
  listedTemplate,
  type Template,
  template,
  templateFilters,
  templateInput,
  templatePage,
  templatePatch,
} from "#model/estimate/template.ts";
import { readEstimate, readEstimateRow, readPosition, readStage } from "../estimates/open-estimate.ts";
import { shownPosition, shownStage } from "../estimates/shown.ts";
import { type Kept, keptEstimate, keptPositionOf, keptStageOf } from "./kept.ts";

/** Estimates and blocks of them that others begin with (docs/decisions/076). */
export const templates = noun();

templates.openapi(
  operation("estimate_templates.list", {
    access: { roles: "office", modules: "estimates" },
    summary: "List the templates of estimates and blocks, without what is in them",
    method: "get",
    path: "/estimate_templates",
    request: { query: listQuery.extend(templateFilters.shape) },
    responses: answers(templatePage),
  }),
  (c) => {
    const { q, ...query } = c.req.valid("query");
    return c.json(listTemplates(c.env.database, { ...query, search: q }), 200);
  },
);

templates.openapi(
  operation("estimate_templates.read", {
    access: { roles: "office", modules: "estimates" },
    summary: "Read a template with all that is in it",
    method: "get",
    path: "/estimate_templates/{id}",
    request: idParam,
    responses: answers(one(template)),
  }),
  (c) => {
    const data = readTemplate(c.env.database, c.req.valid("param").id);
    tag(c, data);
    return c.json({ data }, 200);
  },
);

templates.openapi(
  operation("estimate_templates.of_estimate", {
    access: { roles: "office", modules: "estimates", audit: "estimate_template" },
    summary: "Keep an estimate as a template",
    refuses: [412],
    method: "post",
    path: "/estimates/{id}/templates",
    request: { ...idParam, ...body(templateInput) },
    responses: created(one(listedTemplate)),
  }),
  (c) => {
    const { id } = c.req.valid("param");
    const data = keep(c, c.req.valid("json"), (database) => keptEstimate(readEstimate(database, id)));
    return c.json({ data }, 201);
  },
);

templates.openapi(
  operation("estimate_templates.of_stage", {
    access: { roles: "office", modules: "estimates", audit: "estimate_template" },
    summary: "Keep a stage as a template of a block",
    refuses: [412],
    method: "post",
    path: "/stages/{id}/templates",
    request: { ...idParam, ...body(templateInput) },
    responses: created(one(listedTemplate)),
  }),
  (c) => {
    const { id } = c.req.valid("param");
    const data = keep(c, c.req.valid("json"), (database) => {
      const { estimate_id } = readStage(database, id);
      return keptStageOf(readEstimateRow(database, estimate_id), shownStage(database, estimate_id, id));
    });
    return c.json({ data }, 201);
  },
);

templates.openapi(
  operation("estimate_templates.of_position", {
    access: { roles: "office", modules: "estimates", audit: "estimate_template" },
    summary: "Keep a position as a template of a block",
    refuses: [412],
    method: "post",
    path: "/positions/{id}/templates",
    request: { ...idParam, ...body(templateInput) },
    responses: created(one(listedTemplate)),
  }),
  (c) => {
    const { id } = c.req.valid("param");
    const data = keep(c, c.req.valid("json"), (database) => {
      const { estimate_id } = readPosition(database, id);
      return keptPositionOf(readEstimateRow(database, estimate_id), shownPosition(database, estimate_id, id));
    });
    return c.json({ data }, 201);
  },
);

templates.openapi(
  operation("estimate_templates.update", {
    access: { roles: "office", modules: "estimates", audit: "estimate_template" },
    summary: "Rename a template",
    refuses: [412],
    method: "patch",
    path: "/estimate_templates/{id}",
    request: { ...idParam, ...body(templatePatch) },
    responses: answers(one(listedTemplate)),
  }),
  (c) => {
    const { id } = c.req.valid("param");
    const { name } = c.req.valid("json");
    const data = write(c, listedTemplate, ({ database, audit }) => {
      const before = listed(readTemplate(database, id));
      matches(c, before);
      const holder = findTemplateNamed(database, name);
      if (holder !== undefined && holder !== id) throw invalid("name", "errors.template_exists");
      renameTemplate(database, id, name);
      const after = listed(readTemplate(database, id));
      audit(id, { before, after });
      return after;
    });
    tag(c, data);
    return c.json({ data }, 200);
  },
);

templates.openapi(
  operation("estimate_templates.delete", {
    access: { roles: "office", modules: "estimates", audit: "estimate_template" },
    summary: "Delete a template; what was made from it stays",
    refuses: [412],
    method: "delete",
    path: "/estimate_templates/{id}",
    request: idParam,
    responses: answers(one(removal)),
  }),
  (c) => {
    const { id } = c.req.valid("param");
    const data = write(c, removal, ({ database, audit }) => {
      const before = readTemplate(database, id);
      matches(c, listed(before));
      deleteTemplate(database, id);
      audit(id, { before });
      return { id, outcome: "deleted" as const };
    });
    return c.json({ data }, 200);
  },
);

const readTemplate = (database: Database, id: number): Template => found(findTemplate(database, id));

/** Says as well which template has the name: whoever means to replace it, replaces that one. */
const taken = (current: ListedTemplate) =>
  new Problem(422, "errors.template_exists", { fields: { name: ["errors.template_exists"] }, current });

const listed = ({ content, ...own }: Template) => own;

/** Keeps something under a name: as another template, or in the place of the one that is called so where that is meant. */
function keep(
  c: Context<Call>,
  { name, replaces }: { name: string; replaces: boolean },
  read: (database: Database) => Kept,
): ListedTemplate {
  const data = write(c, listedTemplate, ({ database, audit }) => {
    const kept = { name, ...read(database) };
    const holder = findTemplateNamed(database, name);
    const before = holder === undefined ? undefined : readTemplate(database, holder);
    if (before && !replaces) throw taken(listed(before));
    matchesOrGone(c, before && listed(before));
    const id = before?.id ?? insertTemplate(database, kept);
    if (before) replaceTemplate(database, id, kept);
    const after = readTemplate(database, id);
    audit(id, before ? { before, after } : { after });
    return listed(after);
  });
  tag(c, data);
  return data;
}
