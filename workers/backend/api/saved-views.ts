import type { Context } from "hono";
import { z } from "zod";
import { one, removal } from "#model/answer/answer.ts";
import { columnsOfList, listNames, screenOfList } from "#model/list/list-names.ts";
import {
  type SavedView,
  savedView,
  savedViewForm,
  savedViewInput,
  savedViewList,
  savedViewPatch,
} from "#model/list/saved-view.ts";
import { isOpen, type Screen, screens } from "#model/list/screens.ts";
import { findChosenColumns } from "../db/chosen-columns.ts";
import type { Database } from "../db/database.ts";
import {
  deleteSavedView,
  findSavedView,
  insertSavedView,
  listSavedViews,
  updateSavedView,
} from "../db/saved-views.ts";
import type { Actor } from "../operations/actor.ts";
import { type Call, noun } from "../operations/call.ts";
import { checked, found, invalid, Problem } from "../operations/errors.ts";
import { matches, tag } from "../operations/etag.ts";
import { actorOf, answers, body, created, idParam, operation, turnedAway } from "../operations/operation.ts";
import { write } from "../operations/write.ts";

/** Views of lists: filters and order under a name, one's own or shared with all. */
export const savedViews = noun();

/** Views of a list at most, as all that one sees stand above it: a person's private ones, and those shared by all. */
const most = { private: 30, shared: 20 };

savedViews.openapi(
  operation("saved_views.list", {
    access: { roles: "office", modules: "always" },
    summary: "List the saved views of a list that one sees, one's columns, and what it offers",
    method: "get",
    path: "/saved_views",
    request: { query: z.object({ list: z.enum(listNames, { error: "errors.choice" }) }) },
    responses: answers(savedViewList),
  }),
  (c) => {
    const { list } = c.req.valid("query");
    mustBeOpen(c, "saved_views.list", list);
    const { id } = actorOf(c);
    const columns = findChosenColumns(c.env.database, list, id);
    const { file, many = "", estimates = "" } = columnsOfList[list];
    const data = listSavedViews(c.env.database, list, id);
    return c.json({ data, columns, file, many, estimates }, 200);
  },
);

savedViews.openapi(
  operation("saved_views.create", {
    access: { roles: "office", modules: "always", audit: "saved_view" },
    summary: "Save a view of a list",
    method: "post",
    path: "/saved_views",
    request: body(savedViewInput),
    responses: created(one(savedView)),
  }),
  (c) => {
    const input = c.req.valid("json");
    const actor = actorOf(c);
    mustBeOpen(c, "saved_views.create", input.list);
    const data = write(c, savedView, ({ database, audit }) => {
      hasRoom(database, input, actor.id, "name");
      const after = read(database, insertSavedView(database, actor.id, input), actor);
      audit(after.id, { after });
      return after;
    });
    tag(c, data);
    return c.json({ data }, 201);
  },
);

savedViews.openapi(
  operation("saved_views.read", {
    access: { roles: "office", modules: "always" },
    summary: "Read a saved view",
    method: "get",
    path: "/saved_views/{id}",
    request: idParam,
    responses: answers(one(savedView)),
  }),
  (c) => {
    const data = read(c.env.database, c.req.valid("param").id, actorOf(c));
    mustBeOpen(c, "saved_views.read", data.list);
    tag(c, data);
    return c.json({ data }, 200);
  },
);

savedViews.openapi(
  operation("saved_views.update", {
    access: { roles: "office", modules: "always", audit: "saved_view" },
    summary: "Rename a saved view, or share it",
    refuses: [412],
    method: "patch",
    path: "/saved_views/{id}",
    request: { ...idParam, ...body(savedViewPatch) },
    responses: answers(one(savedView)),
  }),
  (c) => {
    const { id } = c.req.valid("param");
    const change = c.req.valid("json");
    const actor = actorOf(c);
    const data = write(c, savedView, ({ database, audit }) => {
      const before = readOwn(database, id, actor);
      mustBeOpen(c, "saved_views.update", before.list);
      matches(c, before);
      const form = checked(savedViewForm, { ...before, ...change });
      if (!form.is_shared && before.owner?.id !== actor.id)
        throw invalid("is_shared", "errors.view_of_colleague");
      if (form.is_shared !== before.is_shared)
        hasRoom(database, { list: before.list, is_shared: form.is_shared }, actor.id, "is_shared");
      updateSavedView(database, id, form);
      const after = found(findSavedView(database, id));
      audit(id, { before, after });
      return after;
    });
    tag(c, data);
    return c.json({ data }, 200);
  },
);

savedViews.openapi(
  operation("saved_views.delete", {
    access: { roles: "office", modules: "always", audit: "saved_view" },
    summary: "Delete a saved view",
    refuses: [412],
    method: "delete",
    path: "/saved_views/{id}",
    request: idParam,
    responses: answers(one(removal)),
  }),
  (c) => {
    const { id } = c.req.valid("param");
    const actor = actorOf(c);
    const data = write(c, removal, ({ database, audit }) => {
      const before = readOwn(database, id, actor);
      mustBeOpen(c, "saved_views.delete", before.list);
      matches(c, before);
      deleteSavedView(database, id);
      audit(id, { before });
      return { id, outcome: "deleted" as const };
    });
    return c.json({ data }, 200);
  },
);

/** Refuses views of a list that the caller may not open (403), as the list itself does. */
export function mustBeOpen(c: Context<Call>, operation: string, list: string): void {
  const known = listNames.find((name) => name === list);
  if (!known) return;
  const actor = actorOf(c);
  const screen: Screen = screens[screenOfList(known)];
  if (isOpen(screen, actor)) return;
  throw turnedAway(c, operation, actor, screen.roles.includes(actor.role) ? "module" : "role");
}

/** A view that somebody may see. What others keep to themselves is not there. */
function read(database: Database, id: number, { id: userId }: Actor): SavedView {
  const view = found(findSavedView(database, id));
  return found(view.is_shared || view.owner?.id === userId ? view : undefined);
}

/**
 * Refuses a view that the list has no room for with 422: a shared one at `is_shared`, a private one at `field`. Shared views
 * leave the room of private ones alone, as their owners alone can delete them.
 */
function hasRoom(
  database: Database,
  { list, is_shared }: Pick<SavedView, "list" | "is_shared">,
  userId: number,
  field: "name" | "is_shared",
) {
  const alike = listSavedViews(database, list, userId).filter((view) => view.is_shared === is_shared);
  if (alike.length < (is_shared ? most.shared : most.private)) return;
  throw is_shared
    ? invalid("is_shared", "errors.too_many_shared_views")
    : invalid(field, "errors.too_many_views");
}

/** A view that somebody may change: one's own, and of those that are shared an administrator any. */
function readOwn(database: Database, id: number, actor: Actor): SavedView {
  const view = read(database, id, actor);
  if (view.owner?.id !== actor.id && actor.role !== "admin") throw new Problem(403, "errors.forbidden");
  return view;
}
