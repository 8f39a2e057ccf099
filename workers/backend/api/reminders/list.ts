import { z } from "@hono/zod-openapi";
import { listReminded } from "#backend/db/reminders/list.ts";
import { noun } from "#backend/operations/call.ts";
import { answers, listQuery, operation } from "#backend/operations/operation.ts";
import { remindedPage, reminderStates } from "#model/invoice/reminder.ts";

/** What is not paid, what its clients were reminded of, and what comes next. */
export const reminders = noun();

reminders.openapi(
  operation("reminders.list", {
    access: { roles: "office", modules: "estimates" },
    summary: "List unpaid documents: what they were reminded of, and what comes next",
    method: "get",
    path: "/reminders",
    request: { query: listQuery.extend({ state: z.enum(reminderStates).optional() }) },
    responses: answers(remindedPage),
  }),
  (c) => {
    const { q, ...query } = c.req.valid("query");
    return c.json(listReminded(c.env.database, { ...query, search: q, now: Date.now() }), 200);
  },
);
