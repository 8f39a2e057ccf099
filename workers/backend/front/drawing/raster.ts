import begin from "virtual:resvg-factory";
import wasm from "@resvg/resvg-wasm/index_bg.wasm";
import regular from "#backend/documents/fonts/regular.ttf.bin";
import semibold from "#backend/documents/fonts/semibold.ttf.bin";
import { invalid } from "#backend/operations/errors.ts";
import { logFault } from "#protocol/log.ts";

interface Size {
  width: number;
  height: number;
}

/** Pixels: a logo stands in documents 15 mm high and at most 80 mm wide, here with 500 to an inch. */
const ofLogo: Size = { width: 1200, height: 300 };

/**
 * The picture of a cleaned drawing, as PNG that is as large as `most` (pixels) lets it be, in documents of a logo. Its words are in the type of the documents. Every drawing
 * gets an engine of its own: what one of them breaks is no other's. Throws a Problem (422) for one that cannot be drawn.
 */
export async function rasterOf(
  { svg, width, height }: Size & { svg: string },
  most: Size = ofLogo,
): Promise<Uint8Array> {
  const isWide = width / height > most.width / most.height;
  const fitTo = isWide
    ? ({ mode: "width", value: most.width } as const)
    : ({ mode: "height", value: most.height } as const);
  try {
    const { initWasm, Resvg } = begin();
    await initWasm(wasm);
    const fontBuffers = [new Uint8Array(regular), new Uint8Array(semibold)];
    const font = { fontBuffers, defaultFontFamily: "Noto Sans" };
    return new Resvg(inOwnType(svg), { fitTo, font }).render().asPng();
  } catch (error) {
    logFault("drawing", error);
    throw invalid("image", "errors.drawing");
  }
}

/** The one bold weight that there is is a family of its own. */
const inOwnType = (svg: string): string =>
  svg
    .replace(/ font-family="[^"]*"/g, "")
    .replace(/ font-weight="(?:bold|[6-9]00)"/g, ' font-family="Noto Sans SemiBold"');
