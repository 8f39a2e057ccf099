import { z } from "zod";
import { fileKey } from "#backend/files/file-key.ts";
import { frontNoun } from "#backend/operations/call.ts";
import { notFound } from "#backend/operations/errors.ts";
import { idParam, operation } from "#backend/operations/operation.ts";
import { one } from "#model/answer/answer.ts";
import { terms } from "#model/company/terms.ts";
import { keptFile } from "./kept-file.ts";
import { read } from "./pdf-answer.ts";

/** The agency's terms as PDF, as they came. */
export const termsFiles = frontNoun();

termsFiles.openapi(
  operation("terms.file", {
    access: { roles: "office", modules: "always" },
    summary: "The PDF of a version of the agency's terms, as it came",
    refuses: [404],
    method: "get",
    path: "/terms/{id}/file",
    request: idParam,
    responses: {
      200: { description: "The file", content: { "application/pdf": { schema: z.string() } } },
    },
  }),
  async (c) => {
    const { data } = await read(c, `/api/terms/${c.req.valid("param").id}`, one(terms));
    if (!data.file) throw notFound();
    const { file, name: file_name } = data.file;
    return keptFile(c.env.FILES, fileKey(c, file), { file_name, mime_type: "application/pdf" });
  },
);
