import type { Context } from "hono";
import { z } from "zod";
import { one } from "#model/answer/answer.ts";
import { terms as shape, type Terms, termsInput, termsVersionPage } from "#model/company/terms.ts";
import type { TermsFile } from "#model/company/terms-file.ts";
import { type Database, transaction } from "../db/database.ts";
import { dropFile } from "../db/file-removals.ts";
import { currentTerms, findTerms, insertTerms, listTermsVersions } from "../db/terms.ts";
import { fileKey } from "../files/file-key.ts";
import { filesOf, type SentFile } from "../files/sent-files.ts";
import { type Call, noun } from "../operations/call.ts";
import { found, invalid, notFound } from "../operations/errors.ts";
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
    summary: "Save the texts of the agency's terms as a new version; the same ones make none",
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
    const data = addVersion(c, (before) => ({ ...input, file: before.file ?? null }));
    tag(c, data);
    return c.json({ data }, 200);
  },
);

terms.openapi(
  operation("terms.attach", {
    access: { roles: "admin", modules: "always", audit: "terms" },
    summary: "Save a PDF as the agency's terms; the texts stay, the same file makes no version",
    refuses: [412, 413],
    method: "post",
    path: "/terms/file",
    request: body(z.object({})),
    responses: answers(one(shape)),
  }),
  (c) => {
    const { files, dropped } = filesOf(c);
    const [sent] = files;
    if (!sent) throw invalid("file", "errors.required");
    if (dropped > 0) throw invalid("file", "errors.too_many");
    const { database } = c.env;
    const now = readTerms(database);
    if (now.file?.sha256 === sent.sha256 && now.file.name === sent.original) {
      transaction(database, () => dropFile(database, fileKey(c, sent.name)));
      c.env.dispatch();
      tag(c, now);
      return c.json({ data: now }, 200);
    }
    const data = addVersion(c, (before) => ({ ...textsOf(before), file: fileIn(sent) }));
    tag(c, data);
    return c.json({ data }, 200);
  },
);

terms.openapi(
  operation("terms.detach", {
    access: { roles: "admin", modules: "always", audit: "terms" },
    summary: "Save the agency's terms without their PDF; earlier versions keep it",
    refuses: [404, 412],
    method: "delete",
    path: "/terms/file",
    responses: answers(one(shape)),
  }),
  (c) => {
    if (!readTerms(c.env.database).file) throw notFound();
    const data = addVersion(c, (before) => ({ ...textsOf(before), file: null }));
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

interface Said {
  text_lv: string;
  text_en: string;
  file: TermsFile | null;
}

/** Adds what is made of the newest version as the next one. */
function addVersion(c: Context<Call>, make: (before: Terms) => Said): Terms {
  return write(c, shape, ({ database, audit }) => {
    const before = readTerms(database);
    matches(c, before);
    const id = insertTerms(database, { ...make(before), author_id: actorOf(c).id });
    const after = found(findTerms(database, id));
    audit(id, { after });
    return after;
  });
}

const textsOf = ({ text_lv, text_en }: Terms) => ({ text_lv, text_en });

/** A file that came, in the order in which it is frozen. */
const fileIn = ({ name, original, size, sha256 }: SentFile): TermsFile => ({
  file: name,
  name: original,
  size,
  sha256,
});

/** The newest version; an empty one, numbered 0, where there is none. */
function readTerms(database: Database): Terms {
  const current = currentTerms(database);
  const saved = current && findTerms(database, current.id);
  return saved ?? { id: null, version: 0, at: null, author: null, text_lv: "", text_en: "", file: null };
}
