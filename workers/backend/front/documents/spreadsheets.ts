import type { Context, MiddlewareHandler } from "hono";
import { z } from "zod";
import type { Spreadsheet } from "#backend/documents/spreadsheet.ts";
import { installationOf } from "#backend/installation-of.ts";
import { type FrontCall, frontNoun } from "#backend/operations/call.ts";
import { operation } from "#backend/operations/operation.ts";
import { texts } from "#backend/words/texts.ts";
import { one } from "#model/answer/answer.ts";
import { config, overridesFor } from "#model/branding/config.ts";
import { today } from "#model/date/dates.ts";
import { invoiceColumns } from "#model/invoice/columns.ts";
import { invoiceFileFilters } from "#model/invoice/filters.ts";
import { user } from "#model/user/user.ts";
import { edgeHeaders } from "#protocol/edge-headers.ts";
import { attachment } from "./attachment.ts";
import { fileInTurn } from "./file-turn.ts";
import { invoiceSheet } from "./invoice-sheet.ts";

/** Lists as spreadsheets (specification §7): made here and not in the installation, which they would hold up. */
export const spreadsheets = frontNoun();

const path = "/invoices/export";
export const contentType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

spreadsheets.use(
  path,
  insteadOfFile((query) => `${path}?${query}`),
);

spreadsheets.openapi(
  operation("invoices.export", {
    access: { roles: "office", modules: "estimates" },
    summary: "Documents as a spreadsheet",
    refuses: [413],
    method: "get",
    path,
    request: { query: invoiceFileFilters },
    responses: {
      200: { description: "A spreadsheet", content: { [contentType]: { schema: z.string() } } },
    },
  }),
  (c) =>
    fileInTurn(c, async () => {
      const { search } = new URL(c.req.url);
      const [found, reader] = await Promise.all([ask(c, `/api/invoices/columns${search}`), readerOf(c)]);
      // What the installation refuses, it has already put into words.
      if (!found.ok) return found;
      const { data } = one(invoiceColumns).parse(await found.json());
      const sheet = invoiceSheet(data, { ...reader, filters: c.req.valid("query") });
      return spreadsheetAnswer(c, sheet, `${reader.t("invoices.title")} ${today()}`);
    }),
);

/** A person who follows a link is told on a page why there is no file, and how to go on. */
export function insteadOfFile(
  page: (query: URLSearchParams, status: number) => string,
): MiddlewareHandler<FrontCall> {
  return async (c, next) => {
    await next();
    const isPerson = c.req.header("accept")?.includes("text/html");
    const { searchParams } = new URL(c.req.url);
    if (c.res.status >= 400 && isPerson) c.res = c.redirect(page(searchParams, c.res.status), 303);
  };
}

/** Loaded with the first spreadsheet, as no other request needs it. */
const writer = () => import("#backend/documents/spreadsheet.ts");

/** A spreadsheet to be saved under a name that begins with the company's title (specification §7). */
export async function spreadsheetAnswer(
  c: Context<FrontCall>,
  sheet: Spreadsheet,
  name: string,
): Promise<Response> {
  const { writeSpreadsheet } = await writer();
  const title = decodeURIComponent(c.req.header(edgeHeaders.title) ?? "");
  return new Response(writeSpreadsheet(sheet), {
    headers: {
      "Content-Type": contentType,
      "Content-Disposition": attachment(`${title} ${name}.xlsx`),
    },
  });
}

/** Who asks: their language, and the installation's words in it. */
export async function readerOf(c: Context<FrontCall>) {
  const [person, settings] = await Promise.all([ask(c, "/api/user"), ask(c, "/api/system-config")]);
  const { language } = one(user).parse(await person.json()).data;
  const own = overridesFor(one(config).parse(await settings.json()).data, language);
  return { language, t: texts(language, own) };
}

/** Asks the installation in the caller's own name, so that it decides what the caller may see. */
export function ask(c: Context<FrontCall>, path: string, body?: object): Promise<Response> {
  const { url, headers } = c.req.raw;
  const asked = new URL(path, url);
  if (!body) return installationOf(c.req.raw, c.env).fetch(new Request(asked, { headers }));
  const sent = new Headers(headers);
  sent.set("Content-Type", "application/json");
  return installationOf(c.req.raw, c.env).fetch(
    new Request(asked, { method: "POST", headers: sent, body: JSON.stringify(body) }),
  );
}
