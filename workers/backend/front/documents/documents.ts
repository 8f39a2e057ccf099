import type { Context } from "hono";
import { z } from "zod";
import en from "../../../../app/locales/en/documents.json";
import lv from "../../../../app/locales/lv/documents.json";
import { one } from "../../../../app/model/answer";
import { config } from "../../../../app/model/config";
import { documentLanguage } from "../../../../app/model/document-parts";
import { estimate } from "../../../../app/model/estimate";
import { estimateDocument } from "../../../../app/model/estimate-document";
import { id } from "../../../../app/model/fields";
import type { Language } from "../../../../app/model/language";
import { offerDocument } from "../../../../app/model/offer-document";
import { edgeHeaders } from "../../../edge-headers";
import { type FrontCall, frontNoun } from "../../call";
import { notFound } from "../../errors";
import { operation } from "../../operation";
import type { OperationId } from "../../permissions";
import { installationOf } from "../installation-of";
import { attachment } from "./attachment";
import { lookOf } from "./look";
import { picturesOf } from "./pictures";
import { rendering } from "./rendering";

/** A document with an older word in it is another one. */
const words = { lv, en };

/** Documents of estimates as PDF (specification §7): made here and not in the installation, which they would hold up. */
export const documents = frontNoun();

const asked = {
  params: z.object({ id }),
  query: z.object({ lang: documentLanguage }),
};
const responses = {
  200: { description: "The document as PDF", content: { "application/pdf": { schema: z.string() } } },
};

/** With a slash at its end, as the specification has it; without one all the same, which the contract does not list. */
for (const end of ["/", ""]) {
  const route = <Name extends OperationId>(name: Name, path: string) =>
    operation(name, {
      method: "get",
      path: `${path}/{id}${end}`,
      hide: end === "",
      request: asked,
      responses,
    });

  documents.openapi(route("estimates.pdf", "/estimates/pdf"), (c) => {
    const { lang } = c.req.valid("query");
    return answer(c, c.req.valid("param").id, lang, estimatePdf);
  });

  documents.openapi(route("estimates.offer_pdf", "/estimates/offer-pdf"), (c) => {
    const { lang } = c.req.valid("query");
    return answer(c, c.req.valid("param").id, lang, offerPdf);
  });
}

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

/** Loaded with the first document: it is as large as all the rest, and no other request should wait for it. */
const renderer = () => import("../../documents/typeset");

async function answer(c: Context<FrontCall>, id: number, language: Language, prepare: Prepare) {
  const [found, settings] = await Promise.all([
    read(c, `/api/estimates/${id}`, one(estimate)),
    read(c, "/api/system-config", one(config)),
  ]);
  const company = decodeURIComponent(c.req.header(edgeHeaders.title) ?? "");
  const given = { estimate: found.data, config: settings.data, company, language };
  const { shown, render } = prepare(given);
  const { colors, images, version } = settings.data;
  const everything = { shown, company, language, words: words[language], colors, images, version, id };
  const { content, isSaved } = await rendering(c, everything, () => render(c));
  return new Response(content, {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": attachment(`${found.data.project.name}.pdf`),
      "X-Rendering": isSaved ? "saved" : "new",
    },
  });
}

/** Asks the installation in the caller's own name, so that it decides what the caller may see. */
async function read<Shape extends z.ZodType>(
  c: Context<FrontCall>,
  path: string,
  shape: Shape,
): Promise<z.output<Shape>> {
  const { url, headers } = c.req.raw;
  const found = await installationOf(c.req.raw, c.env).fetch(new Request(new URL(path, url), { headers }));
  if (found.status === 404) throw notFound();
  if (!found.ok) throw new Error(`${path} answered ${found.status}`);
  return shape.parse(await found.json());
}
