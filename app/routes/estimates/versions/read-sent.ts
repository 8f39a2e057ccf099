import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import en from "#locales/en/index.ts";
import lv from "#locales/lv/index.ts";
import { one } from "#model/answer/answer.ts";
import { showTimestamp } from "#model/date/timestamp.ts";
import { estimateDocument } from "#model/estimate/document.ts";
import { estimateType } from "#model/estimate/estimate-type.ts";
import { wholeVersion } from "#model/estimate/version.ts";
import { offerDocument } from "#model/offer/document.ts";
import type { FrozenEstimate } from "#model/online/frozen.ts";

const words = { lv, en };

/** A version of an estimate with what it takes to show it: the document, and the words and the brand that it was sent in. */
export async function readSent({ params, context }: Pick<LoaderFunctionArgs, "params" | "context">) {
  const path = `/estimates/${params.estimateId}/versions/${params.number}`;
  const { data } = await context.api.get(path, one(wholeVersion));
  const { number, at, to, content, mail_id, pdf_name } = data;
  const { language, title, brand } = content;
  return {
    number,
    at: showTimestamp(at),
    to,
    mail_id,
    pdf_name,
    language,
    brand: { title, logo: brand.logo },
    texts: { documents: words[language].documents },
    overrides: content.words[language],
    shown: sheetOf(content),
  };
}

function sheetOf({ estimate, language }: FrozenEstimate) {
  return estimate.estimate_type_id === estimateType.product
    ? { kind: "offer" as const, document: offerDocument(estimate, language) }
    : { kind: "estimate" as const, document: estimateDocument(estimate, language) };
}
