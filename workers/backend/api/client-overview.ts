import { one } from "#model/answer/answer.ts";
import { clientOverview } from "#model/client/overview.ts";
import { today } from "#model/date/dates.ts";
import { historyPage } from "#model/history/history.ts";
import { readClientOverview } from "../db/client-overview.ts";
import { findClient } from "../db/clients.ts";
import { readHistory } from "../db/history.ts";
import { noun } from "../operations/call.ts";
import { found } from "../operations/errors.ts";
import { answers, idParam, listQuery, operation } from "../operations/operation.ts";

/** How things stand with a client: figures, and what is open now. */
export const clientOverviews = noun();

clientOverviews.openapi(
  operation("clients.overview", {
    access: { roles: "office", modules: "estimates" },
    summary: "Figures of a client, and what is open",
    method: "get",
    path: "/customers/{id}/overview",
    request: idParam,
    responses: answers(one(clientOverview)),
  }),
  (c) => {
    const { id } = c.req.valid("param");
    found(findClient(c.env.database, id));
    return c.json({ data: readClientOverview(c.env.database, id, today()) }, 200);
  },
);

clientOverviews.openapi(
  operation("clients.history", {
    access: { roles: "office", modules: "always" },
    summary: "What happened to a client, its people and its prices",
    method: "get",
    path: "/customers/{id}/history",
    request: { ...idParam, query: listQuery.omit({ q: true }) },
    responses: answers(historyPage),
  }),
  (c) => {
    const { id } = c.req.valid("param");
    found(findClient(c.env.database, id));
    return c.json(readHistory(c.env.database, { entity: "client", id }, c.req.valid("query")), 200);
  },
);
