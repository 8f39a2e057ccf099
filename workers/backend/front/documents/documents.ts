import type { Context } from "hono";
import type { z } from "zod";
import { addressOf } from "#backend/operations/address.ts";
import { type FrontCall, frontNoun } from "#backend/operations/call.ts";
import { eitherEnd } from "#backend/operations/operation.ts";
import en from "#locales/en/documents.json" with { type: "json" };
import lv from "#locales/lv/documents.json" with { type: "json" };
import { one } from "#model/answer/answer.ts";
import { config } from "#model/branding/config.ts";
import { itemsOf } from "#model/estimate/counted-estimate.ts";
import { estimateDocument } from "#model/estimate/document.ts";
import { estimate } from "#model/estimate/estimate.ts";
import { estimateType } from "#model/estimate/estimate-type.ts";
import { offerDocument } from "#model/offer/document.ts";
import type { Language } from "#model/text/language.ts";
import { edgeHeaders } from "#protocol/edge-headers.ts";
import { fileInTurn } from "./file-turn.ts";
import { lookOf } from "./look.ts";
import { documentAt, pdfAnswer, read, renderer } from "./pdf-answer.ts";
import { picturesOf } from "./pictures.ts";
import { hash, issuedRendering, rendering } from "./rendering.ts";

/** A document with an older word in it is another one. */
const words = { lv, en };

/** Documents of estimates as PDF (specification §7): made here and not in the installation, which they would hold up. */
export const documents = frontNoun();

for (const { path, hide } of eitherEnd("/estimates/pdf/{id}"))
  documents.openapi(documentAt("estimates.pdf", "An estimate as PDF", { path, hide }), (c) => {
    const { lang } = c.req.valid("query");
    return fileInTurn(c, () => answer(c, c.req.valid("param").id, lang, ownPdf));
  });

for (const { path, hide } of eitherEnd("/estimates/offer-pdf/{id}"))
  documents.openapi(documentAt("estimates.offer_pdf", "An offer as PDF", { path, hide }), (c) => {
    const { lang } = c.req.valid("query");
    return fileInTurn(c, () => answer(c, c.req.valid("param").id, lang, offerPdf));
  });

/** What is rendered: everything that it shows, and how. */
type Prepare = (ingredients: Ingredients) => {
  shown: object;
  render: (c: Context<FrontCall>) => Promise<Blob>;
};

interface Ingredients {
  estimate: z.output<typeof estimate>;
  config: z.output<typeof config>;
  company: string;
  language: Language;
}

/** The document of an estimate's own kind: an offer's where it is one. */
const ownPdf: Prepare = (given) =>
  given.estimate.estimate_type_id === estimateType.product ? offerPdf(given) : estimatePdf(given);

const estimatePdf: Prepare = (given) => {
  const shown = estimateDocument(given.estimate, given.language);
  return {
    shown,
    render: async (c) => {
      const { renderEstimate } = await renderer();
      return renderEstimate(shown, await lookOf(c, given, new Map()), given.language);
    },
  };
};

const offerPdf: Prepare = (given) => {
  const shown = offerDocument(given.estimate, given.language);
  return {
    shown,
    render: async (c) => {
      const { renderOffer } = await renderer();
      const pictures = await picturesOf(
        c,
        shown.pages.flat().flatMap(({ images }) => images),
      );
      return renderOffer(shown, await lookOf(c, given, pictures), given.language);
    },
  };
};

async function answer(c: Context<FrontCall>, id: number, language: Language, prepare: Prepare) {
  const { data, everything, render } = await prepared(c, id, language, prepare);
  const { content, isSaved } = await rendering(c, everything, render);
  return pdfAnswer({ content, isSaved, name: fileName(data) });
}

async function prepared(c: Context<FrontCall>, id: number, language: Language, prepare: Prepare) {
  const [{ data }, settings] = await Promise.all([
    read(c, `/api/estimates/${id}`, one(estimate)),
    read(c, `/api/system-config?address=${addressOf(c)}`, one(config)),
  ]);
  const company = data.company?.name || decodeURIComponent(c.req.header(edgeHeaders.title) ?? "");
  const { shown, render } = prepare({ estimate: data, config: settings.data, company, language });
  const { colors, images, version } = settings.data;
  const everything = { shown, company, language, words: words[language], colors, images, version, id };
  return { data, everything, render: () => render(c) };
}

/**
 * The PDF of an estimate as it is now, kept for good: once the estimate is changed, its PDF is another file. `revision` is the
 * revision that it shows. Null for an empty estimate, and where `seen` names another revision.
 */
export async function frozenEstimate(
  c: Context<FrontCall>,
  { id, language, seen }: { id: number; language: Language; seen: string | undefined },
) {
  const { data, everything, render } = await prepared(c, id, language, ownPdf);
  const isSeen = seen === undefined || seen === String(data.revision);
  if (!isSeen || itemsOf(data).length === 0) return null;
  const name = `estimate-${id}-${await hash(everything)}`;
  const kept = await issuedRendering(c, name, async () => {
    const { content } = await rendering(c, everything, render);
    return new Response(content).blob();
  });
  return { ...kept, name: fileName(data), revision: data.revision };
}

/** What it is saved under: the project's name (specification §7), and by its number which of the project's estimates. */
const fileName = ({ project, estimate_nr, name }: Ingredients["estimate"]): string =>
  [project.name, estimate_nr || name].filter(Boolean).join(" ");
