import { z } from "zod";
import type { Database } from "#backend/db/database.ts";
import { projectOf } from "#backend/db/estimates/estimates.ts";
import {
  deleteFileRow,
  type FileRow,
  findFile,
  insertFile,
  showFile,
  updateFile,
} from "#backend/db/estimates/files.ts";
import { dropFile } from "#backend/db/file-removals.ts";
import { fileKey } from "#backend/files/file-key.ts";
import { filesOf, type SentFile } from "#backend/files/sent-files.ts";
import { noun } from "#backend/operations/call.ts";
import { found, invalid } from "#backend/operations/errors.ts";
import { matches, tag } from "#backend/operations/etag.ts";
import { answers, body, created, idParam, operation } from "#backend/operations/operation.ts";
import { write } from "#backend/operations/write.ts";
import { one, removal } from "#model/answer/answer.ts";
import { id } from "#model/answer/fields.ts";
import { estimateFile, estimateFileInput, estimateFilePatch } from "#model/estimate/file.ts";
import { readEstimateRow } from "./open-estimate.ts";

/**
 * Files beside estimates (specification §5, §7): images and PDFs, which are in R2 before a request gets here
 * (front/uploads.ts). No document shows them, so that an approved estimate takes them as well.
 */
export const estimateFiles = noun();

estimateFiles.openapi(
  operation("estimate_files.create", {
    access: { roles: "office", modules: "estimates", audit: "estimate_file" },
    summary: "Attach a file to an estimate",
    method: "post",
    path: "/estimates/{id}/files",
    request: { ...idParam, ...body(estimateFileInput) },
    responses: created(one(estimateFile)),
  }),
  (c) => {
    const { id } = c.req.valid("param");
    const { description } = c.req.valid("json");
    const { files, dropped } = filesOf(c);
    const [file] = files;
    const data = write(c, estimateFile, ({ database, audit }) => {
      readEstimateRow(database, id);
      if (!file) throw invalid("file", "errors.required");
      if (dropped > 0) throw invalid("file", "errors.too_many");
      const row = { estimate_id: id, ...contentOf(file), description };
      const after = showFile(insertFile(database, row));
      audit(after.id, { after, partOf: projectOf(database, id) });
      return after;
    });
    tag(c, data);
    return c.json({ data }, 201);
  },
);

const ofEstimate = { params: z.object({ id, fileId: id }) };

estimateFiles.openapi(
  operation("estimate_files.read", {
    access: { roles: "office", modules: "estimates" },
    summary: "Read an attached file's description",
    method: "get",
    path: "/estimates/{id}/files/{fileId}",
    request: ofEstimate,
    responses: answers(one(estimateFile)),
  }),
  (c) => {
    const data = showFile(readFile(c.env.database, c.req.valid("param")));
    tag(c, data);
    return c.json({ data }, 200);
  },
);

estimateFiles.openapi(
  operation("estimate_files.update", {
    access: { roles: "office", modules: "estimates", audit: "estimate_file" },
    summary: "Change an attached file or its description",
    refuses: [412],
    method: "patch",
    path: "/estimates/{id}/files/{fileId}",
    request: { ...ofEstimate, ...body(estimateFilePatch) },
    responses: answers(one(estimateFile)),
  }),
  (c) => {
    const { description } = c.req.valid("json");
    const { files, dropped } = filesOf(c);
    const [file] = files;
    const data = write(c, estimateFile, ({ database, audit }) => {
      const row = readFile(database, c.req.valid("param"));
      const before = showFile(row);
      matches(c, before);
      if (dropped > 0) throw invalid("file", "errors.too_many");
      const content = file && contentOf(file);
      if (content) dropFile(database, fileKey(c, row.file));
      const after = showFile(updateFile(database, before.id, { description, ...content }));
      audit(before.id, { before, after, partOf: projectOf(database, row.estimate_id) });
      return after;
    });
    tag(c, data);
    return c.json({ data }, 200);
  },
);

estimateFiles.openapi(
  operation("estimate_files.delete", {
    access: { roles: "office", modules: "estimates", audit: "estimate_file" },
    summary: "Delete an attached file",
    refuses: [412],
    method: "delete",
    path: "/estimates/{id}/files/{fileId}",
    request: ofEstimate,
    responses: answers(one(removal)),
  }),
  (c) => {
    const data = write(c, removal, ({ database, audit }) => {
      const row = readFile(database, c.req.valid("param"));
      const before = showFile(row);
      matches(c, before);
      deleteFileRow(database, before.id);
      dropFile(database, fileKey(c, row.file));
      audit(before.id, { before, partOf: projectOf(database, row.estimate_id) });
      return { id: before.id, outcome: "deleted" as const };
    });
    return c.json({ data }, 200);
  },
);

/** What a row says of the content that came with a form. */
const contentOf = ({ name, original, mime_type, size }: SentFile) => ({
  file: name,
  name: original,
  mime_type,
  size,
});

/** The file of this estimate, or a 404. */
const readFile = (database: Database, { id, fileId }: { id: number; fileId: number }): FileRow =>
  found(findFile(database, id, fileId));
