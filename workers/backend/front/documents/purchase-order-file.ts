import type { Context } from "hono";
import { addressOf } from "#backend/operations/address.ts";
import type { FrontCall } from "#backend/operations/call.ts";
import documentsEn from "#locales/en/documents.json" with { type: "json" };
import en from "#locales/en/purchase_orders.json" with { type: "json" };
import documentsLv from "#locales/lv/documents.json" with { type: "json" };
import lv from "#locales/lv/purchase_orders.json" with { type: "json" };
import { one } from "#model/answer/answer.ts";
import { config } from "#model/branding/config.ts";
import { orderDocument } from "#model/purchase-order/document.ts";
import { type PurchaseOrder, purchaseOrder } from "#model/purchase-order/purchase-order.ts";
import type { Language } from "#model/text/language.ts";
import { edgeHeaders } from "#protocol/edge-headers.ts";
import { lookOf } from "./look.ts";
import { read, renderer } from "./pdf-answer.ts";
import { hash, issuedRendering, rendering } from "./rendering.ts";

/** A document with an older word in it is another one. */
const words = { lv: [lv.document, documentsLv], en: [en.document, documentsEn] };

/** An order to a supplier as PDF. Without a language it is that of the supplier's documents. */
export async function orderFile(c: Context<FrontCall>, id: number, asked?: Language) {
  const { everything, render, name } = await prepared(c, id, asked);
  return { ...(await rendering(c, everything, render)), name };
}

/** The same kept for good, as it is mailed; null of a draft, which nobody is sent. */
export async function frozenOrder(c: Context<FrontCall>, id: number, language: Language) {
  const { order, everything, render, name } = await prepared(c, id, language);
  if (order.state === "draft") return null;
  const kept = await issuedRendering(c, `purchase-order-${id}-${await hash(everything)}`, async () => {
    const { content } = await rendering(c, everything, render);
    return new Response(content).blob();
  });
  return { ...kept, name };
}

async function prepared(c: Context<FrontCall>, id: number, asked: Language | undefined) {
  const [{ data: order }, settings] = await Promise.all([
    read(c, `/api/purchase_orders/${id}`, one(purchaseOrder)),
    read(c, `/api/system-config?address=${addressOf(c)}`, one(config)),
  ]);
  const language = asked ?? order.language;
  const company = order.agency.name || decodeURIComponent(c.req.header(edgeHeaders.title) ?? "");
  const shown = orderDocument(order, language);
  const { colors, images, version } = settings.data;
  const look = await lookOf(c, { config: settings.data, company, language }, new Map());
  return {
    order,
    everything: { shown, company, language, words: words[language], colors, images, version, id },
    name: nameOf(order, look.t("purchase_orders.document.title")),
    render: async () => {
      const { renderOrder } = await renderer();
      return renderOrder(shown, look, language);
    },
  };
}

/** What it is saved under: its number, or what it is while it has none, and the supplier. */
const nameOf = ({ number, supplier }: PurchaseOrder, title: string): string =>
  [number || title, supplier?.name ?? ""].filter(Boolean).join(" ");
