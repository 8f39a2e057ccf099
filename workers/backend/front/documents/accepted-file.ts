import type { Context } from "hono";
import type { FrontCall } from "#backend/operations/call.ts";
import { texts, type Words } from "#backend/words/texts.ts";
import { type Accepted, acceptanceRecord } from "#model/online/acceptance-record.ts";
import { acceptedDocument } from "#model/online/accepted-document.ts";
import { type FrozenEstimate, frozenEstimate } from "#model/online/frozen.ts";
import { edgeHeaders } from "#protocol/edge-headers.ts";
import { inTurn } from "../turn.ts";
import { brandedLook, inkOf } from "./look.ts";
import { renderer } from "./pdf-answer.ts";
import { picturesOf } from "./pictures.ts";
import { issuedRendering } from "./rendering.ts";

/**
 * An accepted document with its certificate as PDF, made of what is frozen alone. It is rendered once, when it is asked for
 * first, and stays that file. `name` is what it is saved under, without an ending.
 */
export async function acceptedFile(c: Context<FrontCall>, accepted: Accepted) {
  const frozen = frozenEstimate.parse(JSON.parse(accepted.content));
  const t = texts(frozen.language, frozen.words[frozen.language]);
  const render = async () => {
    const record = acceptanceRecord.parse(JSON.parse(accepted.record));
    const document = acceptedDocument(frozen, record, accepted);
    const pages = document.kind === "offer" ? document.shown.pages : [];
    const images = pages.flat().flatMap((item) => item.images);
    const look = { ...(await frozenLook(c, frozen, t)), pictures: await picturesOf(c, images) };
    const { renderAccepted } = await renderer();
    return renderAccepted(document, look, { language: frozen.language, made: new Date(accepted.at) });
  };
  // Who asks at the same time waits for the first, and gets its file.
  const turn = `${c.req.header(edgeHeaders.installation)} acceptance ${accepted.id}`;
  const kept = await inTurn(turn, () => issuedRendering(c, `acceptance-${accepted.id}`, render));
  const name = accepted.pdf.name.replace(/\.pdf$/, "");
  return { ...kept, name: t("documents.certificate.file", { name }) };
}

function frozenLook(c: Context<FrontCall>, { brand, estimate, title }: FrozenEstimate, t: Words) {
  // The menu's logo, which the page falls back to, may be white: the PDF has the name instead, as it was sent.
  const logo = brand.logo === brand.mark ? null : brand.logo;
  const company = estimate.company?.name || title;
  return brandedLook(c, { colour: inkOf(brand.colors), logo }, { company, t });
}
