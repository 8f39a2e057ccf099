import { drawings, type Kind } from "./drawings.ts";
import { ellipse } from "./outline.ts";
import { brightness, type Layer, mixed, tonesOf } from "./tones.ts";

/** Pixels. */
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

/** A product as SVG; `view` counts from 0, the cover. */
export function drawPicture(look: Look, view: number): string {
  const field = `<rect width="100" height="100" fill="${colourOf(ground(look, view % views))}"/>`;
  const size = `width="${pictureSide}" height="${pictureSide}" viewBox="0 0 100 100"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${field}${shown(look, view % views)}</svg>`;
}

function shown(look: Look, view: number): string {
  const tones = tonesOf(look.colour, look.print);
  const one = drawings[look.kind](look.sign)(tones);
  if (view === 1) {
    const other = tonesOf(mixed(look.colour, look.print, 0.55), look.colour);
    return (
      placed(backdrop(tones.main), { scale: 1, x: 50, y: 50 }) +
      placed(drawings[look.kind](look.sign)(other), { scale: 0.62, x: 67, y: 42 }) +
      placed(one, { scale: 0.74, x: 37, y: 58 })
    );
  }
  if (view === 2) return placed(one, { scale: 1.75, x: 52, y: 46 });
  return placed([...backdrop(tones.main), ...one], { scale: view === 0 ? 0.86 : 0.7, x: 50, y: 50 });
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
const backdrop = (colour: number): Layer[] => [
  { path: ellipse(50, 50, 52), colour: 0xffffff, opacity: 0.38 },
  { path: ellipse(50, 91.5, 33, 3.4), colour: mixed(colour, 0x2b2f38, 0.8), opacity: 0.12 },
  { path: ellipse(50, 91, 25, 2.2), colour: mixed(colour, 0x2b2f38, 0.8), opacity: 0.12 },
];

const placed = (layers: Layer[], { scale, x, y }: Place): string =>
  `<g transform="translate(${x} ${y}) scale(${scale}) translate(-50 -50)">${layers.map(pathOf).join("")}</g>`;

const pathOf = ({ path, colour, opacity = 1, line }: Layer): string => {
  const round = `stroke-width="${line}" stroke-linecap="round" stroke-linejoin="round"`;
  const look = line ? `fill="none" stroke="${colourOf(colour)}" ${round}` : `fill="${colourOf(colour)}"`;
  return `<path d="${path}" ${look} opacity="${opacity}"/>`;
};

const colourOf = (colour: number) => `#${colour.toString(16).padStart(6, "0")}`;
