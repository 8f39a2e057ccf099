import { Canvas, mixed } from "./canvas.ts";
import { drawings, type Kind } from "./drawings.ts";
import { ellipse, type Outline, outlinesOf, strokeOf } from "./outline.ts";
import { encodePng } from "./png.ts";
import { brightness, type Layer, tonesOf } from "./tones.ts";

export const pictureSide = 480;

/** What a product looks like. */
export interface Look {
  kind: Kind;
  /** 0xRRGGBB */
  colour: number;
  print: number;
  sign: number;
}

/** Where a drawing stands: its field of 100 × 100 is made larger or smaller around a point of the picture. */
interface Place {
  scale: number;
  x: number;
  y: number;
}

/** Ways to show a product: as it is, beside another one, from nearby, and small on a deep ground. */
const views = 4;

/** A PNG of a product; `view` counts from 0, the cover. */
export function drawPicture(look: Look, view: number): Uint8Array<ArrayBuffer> {
  const tones = tonesOf(look.colour, look.print);
  const canvas = new Canvas(pictureSide, ground(look, view % views));
  const one = drawings[look.kind](look.sign)(tones);
  if (view % views === 1) {
    const other = tonesOf(mixed(look.colour, look.print, 0.55), look.colour);
    backdrop(canvas, tones.main, { scale: 1, x: 50, y: 50 });
    draw(canvas, drawings[look.kind](look.sign)(other), { scale: 0.62, x: 67, y: 42 });
    draw(canvas, one, { scale: 0.74, x: 37, y: 58 });
  } else if (view % views === 2) {
    draw(canvas, one, { scale: 1.75, x: 52, y: 46 });
  } else {
    const scale = view % views === 0 ? 0.86 : 0.7;
    backdrop(canvas, tones.main, { scale, x: 50, y: 50 });
    draw(canvas, one, { scale, x: 50, y: 50 });
  }
  return encodePng(canvas.pixels, pictureSide);
}

/** A soft tint of the print's colour, on which what is white can be seen as well. */
function ground({ colour, print }: Look, view: number): number {
  const isPale = brightness(colour) > 150;
  if (view === 3)
    return mixed(isPale ? mixed(print, 0xffffff, 0.3) : 0xf3e9dc, 0x2b2f38, isPale ? 0.12 : 0.04);
  const tint = brightness(colour) > 215 ? print : colour;
  return mixed(mixed(tint, 0xf1ece4, 0.82), 0xffffff, view === 2 ? 0 : 0.15);
}

/** A disc behind the product and the shadow on which it stands. */
function backdrop(canvas: Canvas, colour: number, place: Place): void {
  draw(
    canvas,
    [
      { path: ellipse(50, 50, 52), colour: 0xffffff, opacity: 0.38 },
      { path: ellipse(50, 91.5, 33, 3.4), colour: mixed(colour, 0x2b2f38, 0.8), opacity: 0.12 },
      { path: ellipse(50, 91, 25, 2.2), colour: mixed(colour, 0x2b2f38, 0.8), opacity: 0.12 },
    ],
    place,
  );
}

function draw(canvas: Canvas, layers: Layer[], { scale, x, y }: Place): void {
  const unit = canvas.side / 100;
  const placed = (outline: Outline): Outline =>
    outline.map(([left, top]) => [(x + (left - 50) * scale) * unit, (y + (top - 50) * scale) * unit]);
  for (const { path, colour, opacity, line } of layers) {
    const outlines = outlinesOf(path);
    const shapes = line === undefined ? outlines : outlines.flatMap((outline) => strokeOf(outline, line));
    canvas.fill(shapes.map(placed), colour, opacity);
  }
}
