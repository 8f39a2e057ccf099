import type { Context } from "hono";
import { addressOf } from "#backend/operations/address.ts";
import type { FrontCall } from "#backend/operations/call.ts";
import documentsEn from "#locales/en/documents.json" with { type: "json" };
import en from "#locales/en/statement.json" with { type: "json" };
import documentsLv from "#locales/lv/documents.json" with { type: "json" };
import lv from "#locales/lv/statement.json" with { type: "json" };
import { one } from "#model/answer/answer.ts";
import { config } from "#model/branding/config.ts";
import { statementDocument } from "#model/statement/document.ts";
import { statement } from "#model/statement/statement.ts";
import type { Language } from "#model/text/language.ts";
import { edgeHeaders } from "#protocol/edge-headers.ts";
import { lookOf } from "./look.ts";
import { read, renderer } from "./pdf-answer.ts";
import { hash, issuedRendering, rendering } from "./rendering.ts";

/** A document with an older word in it is another one. */
const words = { lv: [lv, documentsLv], en: [en, documentsEn] };

interface Asked {
  id: number;
  language: Language;
  /** The period, as it was asked for; either may be missing. */
  from: string | undefined;
  to: string | undefined;
}

/** A statement of a client's account as PDF, for the period that is asked for. */
export async function statementFile(c: Context<FrontCall>, asked: Asked) {
  const { everything, render, name } = await prepared(c, asked);
  return { ...(await rendering(c, everything, render)), name };
}

/** The same kept for good, as it is mailed. `seen` stands for all that it says. */
export async function frozenStatement(c: Context<FrontCall>, asked: Asked) {
  const { everything, render, name, seen } = await prepared(c, asked);
  const kept = await issuedRendering(c, `statement-${asked.id}-${await hash(everything)}`, async () => {
    const { content } = await rendering(c, everything, render);
    return new Response(content).blob();
  });
  return { ...kept, name, seen };
}

async function prepared(c: Context<FrontCall>, { id, language, from, to }: Asked) {
  const period = new URLSearchParams([...(from ? [["from", from]] : []), ...(to ? [["to", to]] : [])]);
  const [{ data }, settings] = await Promise.all([
    read(c, `/api/customers/${id}/statement?${period}`, one(statement)),
    read(c, `/api/system-config?address=${addressOf(c)}`, one(config)),
  ]);
  const company = data.seller.name || decodeURIComponent(c.req.header(edgeHeaders.title) ?? "");
  const shown = statementDocument(data, language);
  const { colors, images, version } = settings.data;
  const look = await lookOf(c, { config: settings.data, company, language }, new Map());
  return {
    seen: data.seen,
    everything: { shown, company, language, words: words[language], colors, images, version, id },
    name: `${look.t("statement.title")} ${shown.from}–${shown.to} ${data.buyer.name}`,
    render: async () => {
      const { renderStatement } = await renderer();
      return renderStatement(shown, look, language);
    },
  };
}
