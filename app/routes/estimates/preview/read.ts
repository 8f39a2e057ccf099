import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import en from "#locales/en/index.ts";
import lv from "#locales/lv/index.ts";
import { one } from "#model/answer/answer.ts";
import { overridesFor } from "#model/branding/config.ts";
import { documentLanguage } from "#model/document/parts.ts";
import { type Estimate, estimate } from "#model/estimate/estimate.ts";
import { estimateType } from "#model/estimate/estimate-type.ts";
import type { Language } from "#model/text/language.ts";

const words = { lv, en };

/**
 * An estimate as one of its documents shows it, in the language that the address asks for; where it asks for none, in
 * the client's, or else the reader's own, with the words of that language: the page itself may be in the other one.
 */
export async function readDocument<Document>(
  { request, params, context }: Pick<LoaderFunctionArgs, "request" | "params" | "context">,
  show: (estimate: Estimate, language: Language) => Document,
) {
  const [{ data }, viewer] = await Promise.all([
    context.api.get(`/estimates/${params.estimateId}`, one(estimate)),
    context.viewer(),
  ]);
  const asked = new URL(request.url).searchParams.get("lang");
  const ofClient = data.project.customer?.document_language;
  const language = documentLanguage.safeParse(asked).data ?? (ofClient || viewer.language);
  const { documents } = words[language];
  return {
    estimateId: data.id,
    isOffer: data.estimate_type_id === estimateType.product,
    language,
    texts: { documents },
    overrides: overridesFor(viewer.config, language),
    document: show(data, language),
  };
}
