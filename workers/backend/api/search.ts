import { z } from "zod";
import { isOpen, screens } from "#model/list/screens.ts";
import { foundKinds, foundList, screenOf } from "#model/search/found.ts";
import { search as find } from "../db/search.ts";
import { noun } from "../operations/call.ts";
import { actorOf, answers, operation } from "../operations/operation.ts";

/** One search over everything that the caller may see on a screen. */
export const search = noun();

search.openapi(
  operation("search", {
    access: { roles: "office", modules: "always" },
    summary: "Find clients, projects, estimates, invoices, products, stock items and people",
    method: "get",
    path: "/search",
    request: { query: z.object({ q: z.string().max(200, "errors.too_long").default("") }) },
    responses: answers(foundList),
  }),
  (c) => {
    const seen = foundKinds.filter((kind) => isOpen(screens[screenOf[kind]], actorOf(c)));
    return c.json({ data: find(c.env.database, c.req.valid("query").q, seen) }, 200);
  },
);
