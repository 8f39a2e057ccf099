import { z } from "zod";
import { one, removal } from "#model/answer/answer.ts";
import {
  type CalendarEntry,
  calendarEntry,
  calendarEntryCopy,
  calendarEntryInput,
  calendarEntryPatch,
  calendarEvent,
} from "#model/calendar/entry.ts";
import { lastDeleted } from "../db/audit.ts";
import {
  deleteEntry,
  findEntry,
  insertEntry,
  type Plan,
  restoreEntry,
  updateEntry,
} from "../db/calendar-entries.ts";
import { findPlannedProject } from "../db/calendar-lists.ts";
import type { Database } from "../db/database.ts";
import { findUser } from "../db/users.ts";
import { noun } from "../operations/call.ts";
import { found, invalid, notFound, Problem } from "../operations/errors.ts";
import { matches, tag } from "../operations/etag.ts";
import { actorOf, answers, body, created, idParam, operation } from "../operations/operation.ts";
import { type Unit, write } from "../operations/write.ts";
import { noted, placeOf, planOf } from "./calendar-plan.ts";
import { readableEntry, readableEvent, readableRemoval } from "./calendar-readable.ts";
import { checkPlace, checkSubject, permit } from "./calendar-rights.ts";

/** The entries of the weekly calendar, one by one (specification §3, §7). */
export const calendar = noun();

/** `override=1` opens past weeks to those who may plan everything (specification 4.6, domain H10). */
const opening = { query: z.object({ override: z.string().optional() }) };
const madeEntry = z.object({ calendar_id: z.number().int(), data: calendarEntry });

calendar.openapi(
  operation(
    "calendar.create",
    {
      access: { roles: "everybody", modules: "calendar", audit: "calendar_entry" },
      summary: "Plan an entry",
      refuses: [409],
      method: "post",
      path: "/calendar",
      request: { ...opening, ...body(calendarEntryInput) },
      responses: created(madeEntry),
    },
    readableEntry,
  ),
  (c) => {
    const { project_id = null, work_type_id = null, ...input } = c.req.valid("json");
    const plan = { ...input, project_id, work_type_id };
    const answer = write(c, madeEntry, (unit) => {
      checkSubject(unit.database, plan);
      const isOverridden = permit(c, [{ entry: plan, weeks: [plan.date] }]);
      checkPlace(unit.database, plan);
      return add(unit, plan, { actorId: actorOf(c).id, isOverridden });
    });
    tag(c, answer.data);
    return c.json(answer, 201);
  },
);

calendar.openapi(
  operation(
    "calendar.read",
    {
      access: { roles: "everybody", modules: "calendar" },
      summary: "Read an entry",
      method: "get",
      path: "/calendar/{id}",
      request: idParam,
      responses: answers(one(calendarEvent)),
    },
    readableEvent,
  ),
  (c) => {
    const { database } = c.env;
    const entry = read(database, c.req.valid("param").id);
    const user = findUser(database, entry.user_id);
    const data = {
      ...entry,
      user: user ? { id: user.id, name: user.name } : null,
      project: entry.project_id === null ? null : findPlannedProject(database, entry.project_id),
    };
    tag(c, data);
    return c.json({ data }, 200);
  },
);

calendar.openapi(
  operation(
    "calendar.update",
    {
      access: { roles: "everybody", modules: "calendar", audit: "calendar_entry" },
      summary: "Move or change an entry",
      refuses: [409, 412],
      method: "patch",
      path: "/calendar/{id}",
      request: { ...idParam, ...opening, ...body(calendarEntryPatch) },
      responses: answers(one(calendarEntry)),
    },
    readableEntry,
  ),
  (c) => {
    const { id } = c.req.valid("param");
    const { calendar_id, ...patch } = c.req.valid("json");
    if (calendar_id !== undefined && calendar_id !== id) throw invalid("calendar_id", "errors.choice");
    const data = write(c, calendarEntry, ({ database, audit, announce }) => {
      const before = read(database, id);
      matches(c, before);
      const plan = { ...planOf(before), ...patch };
      checkSubject(database, plan, before);
      const isOverridden = permit(c, [
        { entry: before, weeks: [before.date] },
        { entry: plan, weeks: [before.date, plan.date] },
      ]);
      checkPlace(database, plan, before);
      updateEntry(database, id, plan, actorOf(c).id);
      const after = read(database, id);
      audit(id, { before, after: noted(after, isOverridden) });
      announce({ updated: "calendar", method: "PATCH", calendar: after, previous: placeOf(before) });
      return after;
    });
    tag(c, data);
    return c.json({ data }, 200);
  },
);

calendar.openapi(
  operation(
    "calendar.delete",
    {
      access: { roles: "everybody", modules: "calendar", audit: "calendar_entry" },
      summary: "Delete an entry",
      refuses: [412],
      method: "delete",
      path: "/calendar/{id}",
      request: { ...idParam, ...opening },
      responses: answers(one(removal)),
    },
    readableRemoval,
  ),
  (c) => {
    const { id } = c.req.valid("param");
    const data = write(c, removal, ({ database, audit, announce }) => {
      const before = read(database, id);
      matches(c, before);
      const isOverridden = permit(c, [{ entry: before, weeks: [before.date] }]);
      deleteEntry(database, id);
      audit(id, { before: noted(before, isOverridden) });
      announce({ updated: "calendar", method: "DELETE", calendar: before, previous: placeOf(before) });
      return { id, outcome: "deleted" as const };
    });
    return c.json({ data }, 200);
  },
);

calendar.openapi(
  operation(
    "calendar.duplicate",
    {
      access: { roles: "everybody", modules: "calendar", audit: "calendar_entry" },
      summary: "Plan an entry once more, elsewhere",
      refuses: [409],
      method: "post",
      path: "/calendar/{id}/duplicate",
      request: { ...idParam, ...opening, ...body(calendarEntryCopy) },
      responses: created(madeEntry),
    },
    readableEntry,
  ),
  (c) => {
    const { id } = c.req.valid("param");
    const copy = c.req.valid("json");
    const answer = write(c, madeEntry, (unit) => {
      const original = read(unit.database, id);
      const plan = { ...planOf(original), ...copy };
      checkSubject(unit.database, plan, original);
      const isOverridden = permit(c, [{ entry: plan, weeks: [original.date, plan.date] }]);
      checkPlace(unit.database, plan);
      return add(unit, plan, { actorId: actorOf(c).id, isOverridden });
    });
    tag(c, answer.data);
    return c.json(answer, 201);
  },
);

// Beyond the contract: what was deleted comes back under its own id, so that links and open dialogs stay right.
calendar.openapi(
  operation(
    "calendar.restore",
    {
      access: { roles: "everybody", modules: "calendar", audit: "calendar_entry" },
      summary: "Put a deleted entry back",
      refuses: [409],
      method: "post",
      path: "/calendar/{id}/restore",
      request: { ...idParam, ...opening },
      responses: created(madeEntry),
    },
    readableEntry,
  ),
  (c) => {
    const { id } = c.req.valid("param");
    const answer = write(c, madeEntry, ({ database, audit, announce }) => {
      const current = findEntry(database, id);
      if (current) throw new Problem(409, "errors.slot_taken", { current });
      const before = calendarEntry.safeParse(lastDeleted(database, "calendar_entry", id)).data;
      if (!before) throw notFound();
      const plan = planOf(before);
      checkSubject(database, plan);
      const isOverridden = permit(c, [{ entry: plan, weeks: [plan.date] }]);
      checkPlace(database, plan);
      restoreEntry(database, before, plan, actorOf(c).id);
      const data = read(database, id);
      audit(id, { after: noted(data, isOverridden) });
      announce({ updated: "calendar", method: "POST", calendar: data, previous: null });
      return { calendar_id: id, data };
    });
    tag(c, answer.data);
    return c.json(answer, 201);
  },
);

const read = (database: Database, id: number): CalendarEntry => found(findEntry(database, id));

function add(
  { database, audit, announce }: Unit,
  plan: Plan,
  by: { actorId: number; isOverridden: boolean },
) {
  const id = insertEntry(database, plan, by.actorId);
  const after = read(database, id);
  audit(id, { after: noted(after, by.isOverridden) });
  announce({ updated: "calendar", method: "POST", calendar: after, previous: null });
  return { calendar_id: id, data: after };
}
