import { one } from "#model/answer/answer.ts";
import { terms as shape, type Terms, termsInput, termsVersionPage } from "#model/company/terms.ts";
import type { Database } from "../db/database.ts";
import { currentTerms, findTerms, insertTerms, listTermsVersions } from "../db/terms.ts";
import { noun } from "../operations/call.ts";
import { found } from "../operations/errors.ts";
import { matches, tag } from "../operations/etag.ts";
import { actorOf, answers, body, idParam, listQuery, operation } from "../operations/operation.ts";
import { write } from "../operations/write.ts";

/** The agency's terms, version by version: clients accept estimates under them. */
export const terms = noun();

terms.openapi(
  operation("terms.list", {
    access: { roles: "office", modules: "always" },
    summary: "List the versions of the agency's terms",
    method: "get",
    path: "/terms_versions",
    request: { query: listQuery.omit({ q: true }) },
    responses: answers(termsVersionPage),
  }),
  (c) => c.json(listTermsVersions(c.env.database, c.req.valid("query")), 200),
);

terms.openapi(
  operation("terms.create", {
    access: { roles: "admin", modules: "always", audit: "terms" },
    summary: "Save the agency's terms as a new version; the same texts make none",
    refuses: [412],
    method: "post",
    path: "/terms",
    request: body(termsInput),
    responses: answers(one(shape)),
  }),
  (c) => {
    const input = c.req.valid("json");
    const now = readTerms(c.env.database);
    if (now.text_lv === input.text_lv && now.text_en === input.text_en) {
      tag(c, now);
      return c.json({ data: now }, 200);
    }
    const data = write(c, shape, ({ database, audit }) => {
      matches(c, readTerms(database));
      const id = insertTerms(database, { ...input, author_id: actorOf(c).id });
      const after = found(findTerms(database, id));
      audit(id, { after });
      return after;
    });
    tag(c, data);
    return c.json({ data }, 200);
  },
);

terms.openapi(
  operation("terms.read", {
    access: { roles: "office", modules: "always" },
    summary: "Read the agency's terms as they are now",
    method: "get",
    path: "/terms",
    responses: answers(one(shape)),
  }),
  (c) => {
    const data = readTerms(c.env.database);
    tag(c, data);
    return c.json({ data }, 200);
  },
);

terms.openapi(
  operation("terms.version", {
    access: { roles: "office", modules: "always" },
    summary: "Read a version of the agency's terms as it was",
    refuses: [404],
    method: "get",
    path: "/terms/{id}",
    request: idParam,
    responses: answers(one(shape)),
  }),
  (c) => c.json({ data: found(findTerms(c.env.database, c.req.valid("param").id)) }, 200),
);

/** The newest version; an empty one, numbered 0, where there is none. */
function readTerms(database: Database): Terms {
  const current = currentTerms(database);
  const saved = current && findTerms(database, current.id);
  return saved ?? { id: null, version: 0, at: null, author: null, text_lv: "", text_en: "" };
}
