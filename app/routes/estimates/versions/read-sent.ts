import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import en from "#locales/en/index.ts";
import lv from "#locales/lv/index.ts";
import { one } from "#model/answer/answer.ts";
import { showTimestamp } from "#model/date/timestamp.ts";
import { wholeVersion } from "#model/estimate/version.ts";
import { showMoney } from "#model/money/show-money.ts";
import { documentOf } from "#model/online/document-of.ts";

const words = { lv, en };

/** A version of an estimate with what it takes to show it: the document, and the words and the brand that it was sent in. */
export async function readSent({ params, context }: Pick<LoaderFunctionArgs, "params" | "context">) {
  const path = `/estimates/${params.estimateId}/versions/${params.number}`;
  const { data } = await context.api.get(path, one(wholeVersion));
  const { number, at, to, content, mail_id, pdf_name, answer, net_cents } = data;
  const { language: viewer } = await context.viewer();
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
    shown: documentOf(content.estimate, language),
    accepted: answer === "accepted" ? showMoney(net_cents, viewer) : "",
  };
}
