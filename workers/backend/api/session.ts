import { z } from "zod";
import { one } from "../../../app/model/answer";
import { ownInformation, user } from "../../../app/model/user";
import { noun } from "../call";
import { closeSession } from "../db/sessions";
import { findUser, setLanguage, showUser } from "../db/users";
import { write } from "../db/write";
import { Problem } from "../errors";
import { actorOf, answers, body, operation } from "../operation";

/** The caller's own session and settings. Signing in is in front/, where passwords are hashed (design §3.7). */
export const session = noun();

session.openapi(
  operation("session.user", { method: "get", path: "/user", responses: answers(one(user)) }),
  (c) => {
    const row = findUser(c.env.database, actorOf(c).id);
    if (!row) throw new Problem(401, "errors.signed_out");
    return c.json({ data: showUser(row) }, 200);
  },
);

session.openapi(
  operation("session.information", {
    method: "patch",
    path: "/user/update-info",
    request: body(ownInformation),
    responses: answers(one(user)),
  }),
  (c) => {
    const { language } = c.req.valid("json");
    const data = write(c, user, ({ database, audit }) => {
      const { id } = actorOf(c);
      const before = findUser(database, id);
      if (!before) throw new Problem(401, "errors.signed_out");
      if (language) setLanguage(database, id, language);
      const after = showUser({ ...before, language: language ?? before.language });
      audit("user", id, { before: showUser(before), after });
      return after;
    });
    return c.json({ data }, 200);
  },
);

const closed = z.object({ message: z.string() });

session.openapi(
  // A state change by GET: the contract has it so (domain H18). The gate lets only same-origin requests through to it.
  operation("session.close", { method: "get", path: "/logout", responses: answers(closed) }),
  (c) => {
    const { sessionId } = actorOf(c);
    write(c, closed, ({ database, audit }) => {
      closeSession(database, sessionId);
      audit("session", sessionId, {});
      return { message: "" };
    });
    c.env.expel([sessionId]);
    return c.json({ message: c.env.t("errors.signed_out") }, 200);
  },
);
