import { z } from "zod";
import { one } from "#model/answer/answer.ts";
import { ownInformation, ownPassword } from "#model/user/own-profile.ts";
import { user } from "#model/user/user.ts";
import type { Database } from "../db/database.ts";
import { recallUnread } from "../db/inbox/items.ts";
import { readerOf } from "../db/inbox/reader.ts";
import { closeOtherSessions, closePasswordLinks, closeSession } from "../db/sessions.ts";
import { findUser, findUserByEmail, readUser, setPasswordHash, updateUser } from "../db/users.ts";
import { noun } from "../operations/call.ts";
import { invalid, Problem } from "../operations/errors.ts";
import { matches, tag } from "../operations/etag.ts";
import { innerHeaders, passwordHashOf } from "../operations/inner-headers.ts";
import { actorOf, answers, body, eitherEnd, operation } from "../operations/operation.ts";
import { plain } from "../operations/readable.ts";
import type { Readable } from "../operations/readable-fields.ts";
import { write } from "../operations/write.ts";

/** The caller's own session and settings. Signing in is in front/, where passwords are hashed (design §3.7). */
export const session = noun();

/** An employee's own record (domain H13). */
const ownRecord: Readable = {
  data: {
    ...plain(
      "id",
      "name",
      "email",
      "role_id",
      "is_active",
      "language",
      "permissions",
      "version",
      "inbox_unread",
    ),
    role: plain("id", "name"),
    stock_item: plain("id", "name"),
  },
};

session.openapi(
  operation(
    "session.user",
    {
      access: { roles: "everybody", modules: "always" },
      summary: "Who is signed in",
      method: "get",
      path: "/user",
      responses: answers(one(user)),
    },
    ownRecord,
  ),
  (c) => {
    const { database } = c.env;
    const actor = actorOf(c);
    const data = { ...read(database, actor.id), inbox_unread: recallUnread(database, readerOf(actor)) };
    return c.json({ data }, 200);
  },
);

session.openapi(
  operation(
    "session.information",
    {
      access: { roles: "everybody", modules: "always", audit: "user" },
      summary: "Change one's own name, e-mail or language",
      refuses: [412, 429],
      method: "patch",
      path: "/user/update-info",
      request: body(ownInformation),
      responses: answers(one(user)),
    },
    ownRecord,
  ),
  (c) => {
    const { current_password, ...change } = c.req.valid("json");
    const compared = c.req.header(innerHeaders.comparedHash);
    const data = write(c, user, ({ database, audit, announce }) => {
      const { id } = actorOf(c);
      const before = read(database, id);
      matches(c, before);
      const isOtherKey = change.email !== undefined && change.email !== before.email;
      if (isOtherKey || current_password !== undefined) prove(database, id, compared);
      const holder = change.email === undefined ? undefined : findUserByEmail(database, change.email);
      if (holder && holder.id !== id) throw invalid("email", "errors.email_taken");
      const { name, email, language } = before;
      updateUser(database, id, { name, email, language, ...change });
      // A link is for the mailbox that it went to.
      if (isOtherKey) closePasswordLinks(database, id);
      const after = read(database, id);
      audit(id, { before, after });
      // The calendar shows the name: its lists are to be read again.
      if (after.name !== before.name) announce({ updated: "projects", method: "PATCH", calendar: { id } });
      return after;
    });
    tag(c, data);
    return c.json({ data }, 200);
  },
);

const done = z.object({ message: z.string() });

for (const { path, hide } of eitherEnd("/user/update-password"))
  session.openapi(
    operation("session.password", {
      access: { roles: "everybody", modules: "always", audit: "user" },
      summary: "Change one's own password",
      refuses: [429],
      method: "patch",
      path,
      hide,
      request: body(ownPassword),
      responses: answers(done),
    }),
    (c) => {
      const hash = passwordHashOf(c);
      const compared = c.req.header(innerHeaders.comparedHash);
      let ended: number[] = [];
      write(c, done, ({ database, audit }) => {
        const { id, sessionId } = actorOf(c);
        prove(database, id, compared);
        if (!hash) throw new Error("A new password came without its hash");
        setPasswordHash(database, id, hash);
        closePasswordLinks(database, id);
        // Where the password was changed one stays signed in; everywhere else one has to know the new one.
        ended = closeOtherSessions(database, id, sessionId);
        audit(id, {});
        return { message: "" };
      });
      c.env.expel(ended);
      return c.json({ message: c.env.t("profile.password_changed") }, 200);
    },
  );

session.openapi(
  // A state change by GET: the contract has it so (domain H18). The gate lets only same-origin requests through to it.
  operation("session.close", {
    access: { roles: "everybody", modules: "always", audit: "session" },
    summary: "Sign out: the token ends",
    method: "get",
    path: "/logout",
    responses: answers(done),
  }),
  (c) => {
    const { sessionId } = actorOf(c);
    write(c, done, ({ database, audit }) => {
      closeSession(database, sessionId);
      audit(sessionId, {});
      return { message: "" };
    });
    c.env.expel([sessionId]);
    return c.json({ message: c.env.t("errors.signed_out") }, 200);
  },
);

function read(database: Database, id: number) {
  const found = readUser(database, id);
  if (!found) throw new Problem(401, "errors.signed_out");
  return found;
}

/** Refuses a change of the keys to sign in without the password as it is now; the front has compared it. */
function prove(database: Database, id: number, compared: string | undefined): void {
  if (!compared || findUser(database, id)?.password_hash !== compared)
    throw invalid("current_password", "errors.current_password");
}
