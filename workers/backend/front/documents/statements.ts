import { frontNoun } from "#backend/operations/call.ts";
import { checked } from "#backend/operations/errors.ts";
import { idParam, operation } from "#backend/operations/operation.ts";
import { documentLanguage } from "#model/document/parts.ts";
import { statementPeriod, typedPeriod } from "#model/statement/period.ts";
import { fileInTurn } from "./file-turn.ts";
import { pdfAnswer, pdfResponses } from "./pdf-answer.ts";
import { statementFile } from "./statement-file.ts";

/** Statements of account as PDF. */
export const statementDocuments = frontNoun();

statementDocuments.openapi(
  operation("clients.statement_pdf", {
    access: { roles: "office", modules: "estimates" },
    summary: "Statement of a client's account as PDF",
    method: "get",
    path: "/customers/{id}/statement/pdf",
    request: { ...idParam, query: typedPeriod.extend({ lang: documentLanguage }) },
    responses: pdfResponses,
  }),
  (c) => {
    const { lang, from, to } = c.req.valid("query");
    const { id } = c.req.valid("param");
    const period = checked(statementPeriod, { from, to });
    return fileInTurn(c, async () => pdfAnswer(await statementFile(c, { id, language: lang, ...period })));
  },
);
