import begin from "virtual:resvg-factory";
import wasm from "@resvg/resvg-wasm/index_bg.wasm";
import { logFault } from "#protocol/log.ts";
import { opaquePng } from "./opaque-png.ts";

/** Pixels of a side: what stands in a document at most 50 mm wide, here with 400 to an inch. */
const longest = 800;

/** Draws a PNG smaller, on the white of paper; null where it cannot be drawn. */
export type Shrink = (png: Buffer, size: { width: number; height: number }) => Buffer | null;

/**
 * Begins an engine that draws the pictures of one document, one after another: its memory is used again, and what one of
 * them breaks is no other document's.
 */
export async function beginShrinking(): Promise<Shrink> {
  const { initWasm, Resvg } = begin();
  await initWasm(wasm);
  return (png, { width, height }) => {
    const href = `data:image/png;base64,${png.toString("base64")}`;
    const measures = `width="${width}" height="${height}"`;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${measures}><image ${measures} href="${href}"/></svg>`;
    const mode = width > height ? "width" : "height";
    try {
      const fitTo = { mode, value: Math.min(longest, Math.max(width, height)) } as const;
      const drawing = new Resvg(svg, { fitTo, background: "#fff" });
      const drawn = drawing.render();
      const small = opaquePng(drawn.pixels, drawn);
      drawn.free();
      drawing.free();
      return small;
    } catch (error) {
      logFault("drawing", error);
      return null;
    }
  };
}
