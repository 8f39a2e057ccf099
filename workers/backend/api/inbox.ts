import { one } from "#model/answer/answer.ts";
import { inboxAnswer, inboxDigest, readItems, unreadCount } from "#model/inbox/inbox.ts";
import { hasDigest, setDigest } from "../db/inbox/digests.ts";
import { countUnread, readInbox, readItemsOf } from "../db/inbox/items.ts";
import { readerOf } from "../db/inbox/reader.ts";
import { senderOf } from "../mail/sender.ts";
import { noun } from "../operations/call.ts";
import { actorOf, answers, body, operation } from "../operations/operation.ts";
import { plain } from "../operations/readable.ts";
import { write } from "../operations/write.ts";

/** What waits for somebody, and how far they have read it (docs/decisions/067-inbox.md). */
export const inbox = noun();

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
      meta: plain("unread", "has_digest"),
    },
  ),
  (c) => {
    const { database } = c.env;
    const actor = actorOf(c);
    const { data, meta } = readInbox(database, readerOf(actor));
    return c.json({ data, meta: { ...meta, has_digest: hasDigest(database, actor.id) } }, 200);
  },
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
      readItemsOf(database, readerOf(actor), items);
      audit(actor.id, { after: { items: items.length } });
      return { unread: countUnread(database, readerOf(actor)) };
    });
    return c.json({ data }, 200);
  },
);

for (const [name, method, summary] of [
  ["inbox.digest", "post", "Have what is not read sent by mail on the mornings of working days"],
  ["inbox.no_digest", "delete", "Have it sent no more"],
] as const)
  inbox.openapi(
    operation(
      name,
      {
        access: { roles: "everybody", modules: "always", audit: "inbox" },
        summary,
        method,
        path: "/inbox/digest",
        responses: answers(one(inboxDigest)),
      },
      { data: plain("has_digest") },
    ),
    (c) => {
      const { id } = actorOf(c);
      const isOn = method === "post";
      const data = write(c, inboxDigest, ({ database, audit }) => {
        setDigest(database, id, isOn ? senderOf(c) : null);
        const state = { has_digest: true };
        audit(id, isOn ? { after: state } : { before: state });
        return { has_digest: isOn };
      });
      return c.json({ data }, 200);
    },
  );
