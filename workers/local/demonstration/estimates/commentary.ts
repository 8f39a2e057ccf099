import type { Random } from "../random.ts";
import type { EstimateContent } from "./content.ts";

/** A few words under an estimate, as HTML that commentary may have (model/rich-text.ts). */
export function commentaryOf(
  { openings, terms, closings }: EstimateContent["commentary"],
  random: Random,
): string {
  const opening = paragraph(random.pick(openings));
  const chosen = random.shuffle(terms).slice(0, random.whole(2, 4));
  const closing = paragraph(random.pick(closings));
  return random.pick([
    opening,
    opening + closing,
    opening + list("ul", chosen),
    opening + list("ul", chosen) + closing,
    paragraph("<strong>Noteikumi</strong>") + list("ol", chosen),
    paragraph("<em>Svarīgi</em>") + opening + list("ol", chosen) + closing,
  ]);
}

const paragraph = (text: string) => `<p>${text}</p>`;
const list = (tag: string, lines: readonly string[]) =>
  `<${tag}>${lines.map((line) => `<li>${line}</li>`).join("")}</${tag}>`;
