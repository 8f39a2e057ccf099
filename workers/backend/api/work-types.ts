import { one, removal } from "#model/answer/answer.ts";
import { workType, workTypeInput, workTypeList, workTypePatch } from "#model/stock/work-type.ts";
import { workTypeIsInCalendar } from "../db/calendar-references.ts";
import type { Database } from "../db/database.ts";
import {
  deleteWorkType,
  findWorkType,
  insertWorkType,
  listWorkTypes,
  updateWorkType,
} from "../db/work-types.ts";
import { noun } from "../operations/call.ts";
import { found, Problem } from "../operations/errors.ts";
import { matches, tag } from "../operations/etag.ts";
import { answers, body, created, idParam, operation } from "../operations/operation.ts";
import { write } from "../operations/write.ts";
import { readableWorkType } from "./calendar-readable.ts";

/**
 * Kinds of work, also called job categories and vacancies (specification §3, §7). Calendars are told of every change, as
 * they list them.
 */
export const workTypes = noun();

// The calendar shows everybody what kind of work an entry is.
workTypes.openapi(
  operation(
    "work_types.list",
    {
      access: { roles: "everybody", modules: "work" },
      summary: "List work types",
      method: "get",
      path: "/work-types",
      responses: answers(workTypeList),
    },
    { data: readableWorkType },
  ),
  (c) => c.json({ data: listWorkTypes(c.env.database) }, 200),
);

workTypes.openapi(
  operation("work_types.create", {
    access: { roles: "admin", modules: "work", audit: "work_type" },
    summary: "Create a work type",
    method: "post",
    path: "/work-types",
    request: body(workTypeInput),
    responses: created(one(workType)),
  }),
  (c) => {
    const input = c.req.valid("json");
    const data = write(c, workType, ({ database, audit, announce }) => {
      const after = insertWorkType(database, input);
      audit(after.id, { after });
      announce({ updated: "projects", method: "POST", calendar: { id: after.id } });
      return after;
    });
    return c.json({ data }, 201);
  },
);

workTypes.openapi(
  operation("work_types.update", {
    access: { roles: "admin", modules: "work", audit: "work_type" },
    summary: "Change a work type",
    refuses: [412],
    method: "patch",
    path: "/work-types/{id}",
    request: { ...idParam, ...body(workTypePatch) },
    responses: answers(one(workType)),
  }),
  (c) => {
    const { id } = c.req.valid("param");
    const change = c.req.valid("json");
    const data = write(c, workType, ({ database, audit, announce }) => {
      const before = read(database, id);
      matches(c, before);
      const after = updateWorkType(database, id, { ...before, ...change });
      audit(id, { before, after });
      announce({ updated: "projects", method: "PATCH", calendar: { id } });
      return after;
    });
    tag(c, data);
    return c.json({ data }, 200);
  },
);

workTypes.openapi(
  operation("work_types.delete", {
    access: { roles: "admin", modules: "work", audit: "work_type" },
    summary: "Delete a work type",
    refuses: [409, 412],
    method: "delete",
    path: "/work-types/{id}",
    request: idParam,
    responses: answers(one(removal)),
  }),
  (c) => {
    const { id } = c.req.valid("param");
    const data = write(c, removal, ({ database, audit, announce }) => {
      const before = read(database, id);
      matches(c, before);
      if (workTypeIsInCalendar(database, id)) throw new Problem(409, "errors.work_type_used");
      deleteWorkType(database, id);
      audit(id, { before });
      announce({ updated: "projects", method: "DELETE", calendar: { id } });
      return { id, outcome: "deleted" as const };
    });
    return c.json({ data }, 200);
  },
);

const read = (database: Database, id: number) => found(findWorkType(database, id));
