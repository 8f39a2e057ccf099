import type { AppLoadContext } from "@remix-run/cloudflare";
import { z } from "zod";
import { one } from "#model/answer/answer.ts";
import { isApiError } from "#model/answer/api-error.ts";
import { language } from "#model/answer/fields.ts";
import { showDate } from "#model/date/dates.ts";
import { showTimestamp } from "#model/date/timestamp.ts";
import { inLanguage } from "#model/document/parts.ts";
import { withChosen } from "#model/estimate/client-choice.ts";
import { itemsOf } from "#model/estimate/counted-estimate.ts";
import type { Estimate } from "#model/estimate/estimate.ts";
import { showPercent } from "#model/money/show-money.ts";
import { asDecided } from "#model/online/accepted-document.ts";
import { type ClientAnswer, type OnlineDocument, onlineDocument } from "#model/online/document.ts";
import { documentOf } from "#model/online/document-of.ts";
import type { FrozenEstimate, FrozenTerms } from "#model/online/frozen.ts";
import type { Language } from "#model/text/language.ts";
import { brandIn } from "./brand.ts";
import { decidedIn } from "./choices.ts";
import { shownInvoice } from "./read-invoice.ts";

/** The document of a link in the API. */
export const pathOf = (token: string | undefined): string =>
  `/online_documents/${encodeURIComponent(token ?? "")}`;

/**
 * What the page of a link shows, in the language that its address asks for or that the document was sent in. Notes that a
 * client has opened it; who is signed in looks without leaving a trace. Throws a Response where there is nothing to show.
 */
export async function readOnline(
  { api, session }: AppLoadContext,
  { token, request }: { token: string | undefined; request: Request },
) {
  const path = pathOf(token);
  const read = await api.get(path, one(onlineDocument)).catch((error: unknown) => {
    if (!isApiError(error)) throw error;
    throw Response.json(null, { status: error.status || 503 });
  });
  const { data } = read;
  const isOpened = session.token === null && request.method === "GET" && data.content !== null;
  if (isOpened) await api.send("POST", `${path}/visits`, z.unknown());
  const { searchParams } = new URL(request.url);
  const asked = language.safeParse(searchParams.get("lang")).data;
  const shownIn = asked ?? data.language;
  const isAgency = session.token !== null;
  if (data.document === "invoice") return { ...shownInvoice(data, shownIn, token ?? ""), isAgency };
  return { ...shownOnline(data, shownIn, token ?? ""), isAgency };
}

function shownOnline(data: OnlineDocument, language: Language, token: string) {
  const { content: frozen, answer, questions, signed, owed: _, credited_by: __, ...told } = data;
  const content = frozen?.document === "estimate" ? frozen : null;
  const estimate = content && withChosen(content.estimate, data.chosen);
  const isAccepted = answer?.kind === "accepted";
  const shown = content &&
    estimate && { ...sheetOf(estimate, language, { token, isAccepted }), ...looksOf(content) };
  const lines = content ? linesOf(content, language) : [];
  return {
    ...told,
    document: "estimate" as const,
    ...brandIn(data),
    language,
    token,
    /** Makes a form of the page that is sent twice one write. */
    formKey: crypto.randomUUID(),
    valid_until: showDate(data.valid_until),
    /** Whether it holds longer than the document says of itself. */
    isExtended: content !== null && data.valid_until > content.valid_until,
    answer: answer && { ...answer, at: dayOf(answer) },
    questions: questions.map((one) => ({
      ...one,
      at: showTimestamp(one.at),
      about: lines.find(({ id }) => id === one.item_id)?.name ?? "",
    })),
    isSignedAnswered: questions.some(({ is_agency, at }) => is_agency && at > (signed.at(-1)?.at ?? "")),
    signed: signed.map((one) => ({ ...one, at: showTimestamp(one.at) })),
    lines,
    decisions: estimate ? decidedIn(estimate, language) : [],
    sums: shown ? shown.document.sums : [],
    advance:
      Number(content?.advance_percentage ?? 0) > 0
        ? showPercent(content?.advance_percentage ?? "0", language)
        : "",
    terms: termsIn(content?.terms ?? null, language),
    files: content?.files ?? [],
    shown,
  };
}

/** When it was answered: here, or otherwise on a day that the agency has noted. */
const dayOf = ({ at, accepted_on }: ClientAnswer) =>
  accepted_on ? showDate(accepted_on) : showTimestamp(at);

export type Shown = ReturnType<typeof shownOnline> & {
  /** Whether somebody of the agency looks, who cannot answer. */
  isAgency: boolean;
};

const looksOf = ({ brand, title, words }: FrozenEstimate) => ({
  brand: { title, logo: brand.logo },
  words,
});

/** The document itself. Its pictures are asked for by its token, as nothing else of the installation is open to a client. */
function sheetOf(
  estimate: Estimate,
  language: Language,
  { token, isAccepted }: { token: string; isAccepted: boolean },
) {
  const shown = documentOf(estimate, language);
  if (shown.kind === "estimate")
    return { ...shown, document: isAccepted ? asDecided(shown.document) : shown.document };
  const { pages, ...offer } = isAccepted ? asDecided(shown.document) : shown.document;
  const own = (url: string) => url.replace(/^\/api\/files\//, `/api/online_documents/${token}/files/`);
  const items = pages.flat().map(({ images, ...item }) => ({ ...item, images: images.map(own) }));
  return { ...shown, document: { ...offer, pages: [items] } };
}

/** The lines that can be asked about, as the document calls them. */
const linesOf = ({ estimate }: FrozenEstimate, language: Language) =>
  itemsOf(estimate).map(({ id, name, name_en }) => ({ id, name: inLanguage(language, name, name_en) }));

/** The terms with their text in a language; where there is none in it, in the other one. */
function termsIn(terms: FrozenTerms | null, language: Language) {
  if (!terms) return null;
  const { version, text_lv, text_en, file } = terms;
  const text = language === "en" ? text_en || text_lv : text_lv || text_en;
  return { version, text, file: file ?? null };
}
