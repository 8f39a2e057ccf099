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
import { type Unit, write } from "#backend/operations/write.ts";
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
import { readEstimate, readPosition, readStage } from "../estimates/open-estimate.ts";
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
    const data = read(c.env.database, c.req.valid("param").id);
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
    const input = c.req.valid("json");
    const keptOf = (database: Database) => keptEstimate(readEstimate(database, id));
    const data = write(c, listedTemplate, (unit) => keep(c, unit, input, keptOf(unit.database)));
    tag(c, data);
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
    const input = c.req.valid("json");
    const data = write(c, listedTemplate, (unit) => {
      const { estimate_id } = readStage(unit.database, id);
      const stage = shownStage(unit.database, estimate_id, id);
      return keep(c, unit, input, keptStageOf(readEstimate(unit.database, estimate_id), stage));
    });
    tag(c, data);
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
    const input = c.req.valid("json");
    const data = write(c, listedTemplate, (unit) => {
      const { estimate_id } = readPosition(unit.database, id);
      const position = shownPosition(unit.database, estimate_id, id);
      return keep(c, unit, input, keptPositionOf(readEstimate(unit.database, estimate_id), position));
    });
    tag(c, data);
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
      const before = listed(read(database, id));
      matches(c, before);
      const holder = findTemplateNamed(database, name);
      if (holder !== undefined && holder !== id) throw invalid("name", "errors.template_exists");
      renameTemplate(database, id, name);
      const after = listed(read(database, id));
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
      const before = read(database, id);
      matches(c, listed(before));
      deleteTemplate(database, id);
      audit(id, { before });
      return { id, outcome: "deleted" as const };
    });
    return c.json({ data }, 200);
  },
);

const read = (database: Database, id: number): Template => found(findTemplate(database, id));

/** Says as well which template has the name: whoever means to replace it, replaces that one. */
const taken = (current: ListedTemplate) =>
  new Problem(422, "errors.template_exists", { fields: { name: ["errors.template_exists"] }, current });

const listed = ({ content, ...own }: Template) => own;

/** Keeps something under a name: as another template, or in the place of the one that is called so where that is meant. */
function keep(
  c: Context<Call>,
  { database, audit }: Unit,
  { name, replaces }: { name: string; replaces: boolean },
  kept: Kept,
) {
  const holder = findTemplateNamed(database, name);
  const before = holder === undefined ? undefined : read(database, holder);
  if (before && !replaces) throw taken(listed(before));
  matchesOrGone(c, before && listed(before));
  const id = before?.id ?? insertTemplate(database, { name, ...kept });
  if (before) replaceTemplate(database, id, { name, ...kept });
  const after = read(database, id);
  audit(id, before ? { before, after } : { after });
  return listed(after);
}
