import { z } from "zod";
import { fileKey } from "#backend/files/file-key.ts";
import { frontNoun } from "#backend/operations/call.ts";
import { idParam, operation } from "#backend/operations/operation.ts";
import { one } from "#model/answer/answer.ts";
import { statementRow } from "#model/bank-entry/bank-entry.ts";
import { keptFile } from "./kept-file.ts";
import { read } from "./pdf-answer.ts";

/** Bank statements as they came. */
export const statementFiles = frontNoun();

statementFiles.openapi(
  operation("bank_statements.file", {
    access: { roles: "bookkeepers", modules: "bank" },
    summary: "The file that a bank statement came in",
    method: "get",
    path: "/bank/statements/{id}/file",
    request: idParam,
    responses: {
      200: { description: "The file", content: { "application/xml": { schema: z.string() } } },
    },
  }),
  async (c) => {
    const path = `/api/bank/statements/${c.req.valid("param").id}`;
    const { data } = await read(c, path, one(statementRow));
    const { file, file_name } = data;
    return keptFile(c.env.FILES, fileKey(c, file), { file_name, mime_type: "application/xml" });
  },
);
