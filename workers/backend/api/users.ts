import { z } from "zod";
import { one, removal } from "#model/answer/answer.ts";
import { oneOf } from "#model/answer/fields.ts";
import { userSortings } from "#model/list/sortings.ts";
import { roleIds } from "#model/user/role.ts";
import { sentUser, type User, user, userChoices, userInput, userPage, userPatch } from "#model/user/user.ts";
import { hasActed } from "../db/audit.ts";
import { userIsInCalendar } from "../db/calendar-references.ts";
import type { Database } from "../db/database.ts";
import { managesProjects } from "../db/projects.ts";
import { closePasswordLinks, closeSessionsOf } from "../db/sessions.ts";
import { listPositions } from "../db/stock-items.ts";
import { deactivateUser, deleteUser, insertUser, listUsers, readUser, updateUser } from "../db/users.ts";
import { noun } from "../operations/call.ts";
import { checked, found, Problem } from "../operations/errors.ts";
import { matches, tag } from "../operations/etag.ts";
import { passwordHashOf } from "../operations/inner-headers.ts";
import { answers, body, created, idParam, listQuery, operation } from "../operations/operation.ts";
import { write } from "../operations/write.ts";
import { invite, isWaiting } from "../sign-in/invitation.ts";
import { check, isLastAdministrator, refuseOthers, refuseOwnKeys, valuesOf } from "./user-checks.ts";

/** The people who work here (specification §3, §7). Only administrators get as far as here. */
export const users = noun();

const query = listQuery.extend({
  role_id: oneOf(Object.values(roleIds)).optional(),
  sorting: z.enum(userSortings).optional(),
});

users.openapi(
  operation("users.list", {
    access: { roles: "admin", modules: "always" },
    summary: "List users",
    method: "get",
    path: "/users",
    request: { query },
    responses: answers(userPage),
  }),
  (c) => c.json(listUsers(c.env.database, c.req.valid("query")), 200),
);

users.openapi(
  operation("users.choices", {
    access: { roles: "admin", modules: "always" },
    summary: "Roles and positions to choose from for a user",
    method: "get",
    path: "/users/create",
    responses: answers(userChoices),
  }),
  (c) => {
    const roles = Object.entries(roleIds).map(([name, id]) => ({
      id,
      display_name: c.env.t(`users.roles.${name}`),
    }));
    return c.json({ data: { roles, stock_items: listPositions(c.env.database) } }, 200);
  },
);

users.openapi(
  operation("users.create", {
    access: { roles: "admin", modules: "always", audit: "user" },
    summary: "Create a user",
    method: "post",
    path: "/register",
    request: body(sentUser),
    responses: created(one(user)),
  }),
  (c) => {
    const sent = c.req.valid("json");
    const { password: _, ...input } = checked(userInput, sent);
    refuseOthers(sent, input);
    const data = write(c, user, ({ database, audit, announce }) => {
      const person = check(database, input);
      const language = readUser(database, c.env.actor?.id ?? 0)?.language ?? "lv";
      const row = insertUser(database, { ...person, language, password_hash: passwordHashOf(c) });
      // Anyone who was given a password needs no link that sets another one.
      if (isWaiting(database, row.id)) invite(c, database, row.id);
      const after = read(database, row.id);
      audit(row.id, { after });
      announce({ updated: "projects", method: "POST", calendar: { id: row.id } });
      return after;
    });
    return c.json({ data }, 201);
  },
);

users.openapi(
  operation("users.read", {
    access: { roles: "admin", modules: "always" },
    summary: "Read a user",
    method: "get",
    path: "/users/{id}",
    request: idParam,
    responses: answers(one(user)),
  }),
  (c) => c.json({ data: read(c.env.database, c.req.valid("param").id) }, 200),
);

users.openapi(
  operation("users.update", {
    access: { roles: "admin", modules: "always", audit: "user" },
    summary: "Change a user",
    refuses: [412],
    method: "patch",
    path: "/users/{id}",
    request: { ...idParam, ...body(userPatch) },
    responses: answers(one(user)),
  }),
  (c) => {
    const { id } = c.req.valid("param");
    const { password: _, ...change } = c.req.valid("json");
    const password_hash = passwordHashOf(c);
    let ended: number[] = [];
    const data = write(c, user, ({ database, audit, announce }) => {
      const before = read(database, id);
      matches(c, before);
      if (id === c.env.actor?.id) refuseOwnKeys(before, change.email, password_hash);
      const whole = checked(userInput, { ...valuesOf(before), ...change });
      refuseOthers(change, whole, before);
      const { password: __, ...person } = check(database, whole, before);
      updateUser(database, id, { ...person, ...(password_hash && { password_hash }) });
      // A link is for the mailbox that it went to, and anyone who has no password yet needs another.
      const isElsewhere = person.email !== before.email;
      if (password_hash || isElsewhere) closePasswordLinks(database, id);
      if (isWaiting(database, id) && (isElsewhere || !before.is_active)) invite(c, database, id);
      const isOutside = !person.is_active || person.role_id !== before.role_id || password_hash !== null;
      ended = isOutside ? closeSessionsOf(database, id) : [];
      const after = read(database, id);
      audit(id, { before, after });
      if (looksOtherInCalendar(before, after))
        announce({ updated: "projects", method: "PATCH", calendar: { id } });
      return after;
    });
    c.env.expel(ended);
    tag(c, data);
    return c.json({ data }, 200);
  },
);

users.openapi(
  operation("users.delete", {
    access: { roles: "admin", modules: "always", audit: "user" },
    summary: "Delete a user, or deactivate one that is in use",
    refuses: [409, 412],
    method: "delete",
    path: "/users/{id}",
    request: idParam,
    responses: answers(one(removal)),
  }),
  (c) => {
    const { id } = c.req.valid("param");
    let ended: number[] = [];
    const data = write(c, removal, ({ database, audit, announce }) => {
      const before = read(database, id);
      matches(c, before);
      if (isLastAdministrator(database, before)) throw new Problem(409, "errors.last_administrator");
      ended = closeSessionsOf(database, id);
      closePasswordLinks(database, id);
      announce({ updated: "projects", method: "DELETE", calendar: { id } });
      // Anyone who stands in a project, the calendar or the log keeps the name there (domain H12).
      if (managesProjects(database, id) || userIsInCalendar(database, id) || hasActed(database, id)) {
        deactivateUser(database, id);
        const after = read(database, id);
        audit(id, { before, after });
        return { id, outcome: "archived" as const, version: after.version };
      }
      deleteUser(database, id);
      audit(id, { before });
      return { id, outcome: "deleted" as const };
    });
    c.env.expel(ended);
    return c.json({ data }, 200);
  },
);

const read = (database: Database, id: number): User => found(readUser(database, id));

/** Whether a calendar has to read its people again: its rows are employees, its filter offers managers. */
const looksOtherInCalendar = (before: User, after: User) =>
  before.name !== after.name ||
  before.role_id !== after.role_id ||
  before.is_active !== after.is_active ||
  before.stock_item?.id !== after.stock_item?.id;
