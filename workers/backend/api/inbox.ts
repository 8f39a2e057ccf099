import { one } from "#model/answer/answer.ts";
import { inboxAnswer, readItems, unreadCount } from "#model/inbox/inbox.ts";
import { isOpen, screens } from "#model/list/screens.ts";
import { manageCalendar } from "#model/user/role.ts";
import { countUnread, readInbox } from "../db/inbox/items.ts";
import type { Reader } from "../db/inbox/reader.ts";
import { noteRead } from "../db/inbox/reads.ts";
import type { Actor } from "../operations/actor.ts";
import { noun } from "../operations/call.ts";
import { actorOf, answers, body, operation } from "../operations/operation.ts";
import { plain } from "../operations/readable.ts";
import { write } from "../operations/write.ts";

/** What waits for somebody, and how far they have read it (docs/decisions/067-inbox.md). */
export const inbox = noun();

/** Whose inbox it is, and what it tells them. */
export const readerOf = ({ id, role, modules, permissions }: Actor): Reader => ({
  id,
  hasProjects: isOpen(screens.projects, { role, modules }),
  hasCosts: isOpen(screens.costs, { role, modules }),
  hasCalendar: isOpen(screens.calendar, { role, modules }),
  plans: role === "admin" || permissions.includes(manageCalendar),
});

const load = plain("planned_hours", "capacity_hours");

inbox.openapi(
  operation(
    "inbox.list",
    {
      access: { roles: "everybody", modules: "always" },
      summary: "What waits for the caller, and how much of it is not read",
      method: "get",
      path: "/inbox",
      responses: answers(inboxAnswer),
    },
    {
      data: {
        ...plain("kind", "key", "mark", "is_unread", "from", "to"),
        ...load,
        people: { ...plain("id", "name"), ...load },
      },
      meta: plain("unread"),
    },
  ),
  (c) => c.json(readInbox(c.env.database, readerOf(actorOf(c))), 200),
);

inbox.openapi(
  operation(
    "inbox.read",
    {
      access: { roles: "everybody", modules: "always", audit: "inbox" },
      summary: "Note what the caller has read of it",
      method: "post",
      path: "/inbox/read",
      request: body(readItems),
      responses: answers(one(unreadCount)),
    },
    { data: plain("unread") },
  ),
  (c) => {
    const actor = actorOf(c);
    const { items } = c.req.valid("json");
    const data = write(c, unreadCount, ({ database, audit }) => {
      noteRead(database, actor.id, items);
      audit(actor.id, { after: { items: items.length } });
      return { unread: countUnread(database, readerOf(actor)) };
    });
    return c.json({ data }, 200);
  },
);
