import type { Context } from "hono";
import { z } from "zod";
import { one } from "../../../../app/model/answer";
import { config, overridesFor } from "../../../../app/model/config";
import { today } from "../../../../app/model/dates";
import { invoiceColumns } from "../../../../app/model/invoice-columns";
import { invoiceFilters } from "../../../../app/model/invoice-filters";
import { user } from "../../../../app/model/user";
import { edgeHeaders } from "../../../edge-headers";
import { type FrontCall, frontNoun } from "../../call";
import { operation } from "../../operation";
import { texts } from "../../texts";
import { installationOf } from "../installation-of";
import { attachment } from "./attachment";
import { invoiceSheet } from "./invoice-sheet";

/** Lists as spreadsheets (specification §7): made here and not in the installation, which they would hold up. */
export const spreadsheets = frontNoun();

const path = "/invoices/export";
const contentType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

// A person who follows a link is told on a page why there is no file, and how to go on.
spreadsheets.use(path, async (c, next) => {
  await next();
  const isPerson = c.req.header("accept")?.includes("text/html");
  if (c.res.status >= 400 && isPerson) c.res = c.redirect(`${path}${new URL(c.req.url).search}`, 303);
});

spreadsheets.openapi(
  operation("invoices.export", {
    method: "get",
    path,
    request: { query: invoiceFilters },
    responses: {
      200: { description: "A spreadsheet", content: { [contentType]: { schema: z.string() } } },
    },
  }),
  async (c) => {
    const { search } = new URL(c.req.url);
    const [found, person, settings] = await Promise.all([
      ask(c, `/api/invoices/columns${search}`),
      ask(c, "/api/user"),
      ask(c, "/api/system-config"),
    ]);
    // What the installation refuses, it has already put into words.
    if (!found.ok) return found;
    const { data } = one(invoiceColumns).parse(await found.json());
    const { language } = one(user).parse(await person.json()).data;
    const own = overridesFor(one(config).parse(await settings.json()).data, language);
    const t = texts(language, own);
    const { writeSpreadsheet } = await writer();
    const title = decodeURIComponent(c.req.header(edgeHeaders.title) ?? "");
    return new Response(writeSpreadsheet(invoiceSheet(data, t)), {
      headers: {
        "Content-Type": contentType,
        "Content-Disposition": attachment(`${title} ${t("invoices.title")} ${today()}.xlsx`),
      },
    });
  },
);

/** Loaded with the first spreadsheet, as no other request needs it. */
const writer = () => import("../../documents/spreadsheet");

/** Asks the installation in the caller's own name, so that it decides what the caller may see. */
function ask(c: Context<FrontCall>, path: string): Promise<Response> {
  const { url, headers } = c.req.raw;
  return installationOf(c.req.raw, c.env).fetch(new Request(new URL(path, url), { headers }));
}
