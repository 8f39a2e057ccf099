import type { Element } from "./allowed.ts";

/** How shapes are painted; what an element does not say itself, it has from the one around it. */
export interface Paint {
  fill: string;
  fillOpacity: string;
  stroke: string;
  strokeOpacity: string;
}

/** Of a drawing that says nothing. */
export const plainPaint: Paint = { fill: "black", fillOpacity: "1", stroke: "none", strokeOpacity: "1" };

/** How an element and all that is in it are painted. */
export function paintedBy({ properties }: Element, around: Paint): Paint {
  const said = (name: keyof Paint) => {
    const own = String(properties[name] ?? "inherit").trim();
    return own === "inherit" ? around[name] : own;
  };
  return {
    fill: said("fill"),
    fillOpacity: said("fillOpacity"),
    stroke: said("stroke"),
    strokeOpacity: said("strokeOpacity"),
  };
}

/**
 * How many plain shapes a layer of its own costs, which is as large as the drawing and laid over it at the end; and one
 * shape that covers the drawing, by what it is painted with. Measured as a picture of 1200 x 300 pixels on one core: a layer
 * takes 17 to 33 ms, a gradient 8 to 13 ms (18 ms with a focus of its own) and 0.15 ms for each of its stops, a colour that is
 * seen through 4 ms, another 1 ms. The Workers runtime takes two to four times as long.
 */
const cost = { layer: 200, gradient: 130, focused: 300, stop: 2, seenThrough: 40, colour: 3 };

/** Of points and letters: a point of an outline, which is drawn as a surface around it, and a letter. */
const outline = 8;
const letter = 10;

/**
 * What an element costs by itself: 45,000 points of one wide outline took 73 s, 200,000 letters 45 s, and 1000 rectangles
 * with one gradient 26 s.
 *
 * @param shading what it costs to paint with the gradient of an id
 */
export function workOf(element: Element, paint: Paint, shading: (id: string) => number): number {
  const { tagName } = element;
  const own = isLayer(element) ? cost.layer : 1;
  const painted =
    costOf(paint.fill, paint.fillOpacity, shading) + costOf(paint.stroke, paint.strokeOpacity, shading);
  if (/^(text|tspan)$/.test(tagName)) return own + ofText(element, painted);
  const corners = cornersOf(element);
  if (corners === 0) return own;
  return own + corners * (paint.stroke === "none" ? 1 : outline) + painted;
}

function cornersOf({ tagName, properties: { d, points } }: Element): number {
  if (/^(rect|circle|ellipse|line)$/.test(tagName)) return 1;
  return (numbersIn(d) + numbersIn(points)) / 2;
}

const numbersIn = (text: unknown): number => String(text ?? "").match(/\d*\.?\d+/g)?.length ?? 0;

/** Letters that have places of their own are shapes of their own. */
function ofText({ children, properties: { x, y, dx, dy } }: Element, painted: number): number {
  const letters = children.reduce(
    (sum, child) => sum + (child.type === "text" ? child.value.trim().length : 0),
    0,
  );
  const areApart = [x, y, dx, dy].some((places) => numbersIn(places) > 1);
  return (letters + 1) * letter + painted * (areApart ? letters : 1);
}

function costOf(colour: string, opacity: string, shading: (id: string) => number): number {
  if (colour === "none") return 0;
  const [, gradient] = /^url\(#([^)]+)\)/.exec(colour) ?? [];
  if (gradient !== undefined) return shading(gradient);
  return isOpaque(colour) && isWhole(opacity) ? cost.colour : cost.seenThrough;
}

/** What it costs to paint with a gradient, of which others may be parts. */
export const shadingOf = (gradients: readonly Element[]): number =>
  (gradients.some(isFocused) ? cost.focused : cost.gradient) +
  cost.stop * gradients.reduce((sum, { children }) => sum + children.length, 0);

const isFocused = ({ properties: { cx, cy, fx = cx, fy = cy, fr } }: Element): boolean =>
  fx !== cx || fy !== cy || fr !== undefined;

/** What may let something through is taken to: a colour that is named elsewhere, or with a part of its own for that. */
const isOpaque = (colour: string): boolean =>
  /^(#([\da-f]{3}){1,2}|[a-z]+|rgb\([^,/]+,[^,/]+,[^,/]+\))$/i.test(colour) &&
  !/^currentcolor$/i.test(colour);

const isWhole = (opacity: string): boolean => /^(1|100%)$/.test(opacity);

/** Whether an element is drawn apart: seen through as a whole, or cut off, as what has a size of its own is at its edges. */
const isLayer = ({ tagName, properties: { mask, clipPath, opacity } }: Element): boolean =>
  /^(svg|symbol)$/.test(tagName) ||
  mask !== undefined ||
  clipPath !== undefined ||
  (opacity !== undefined && !isWhole(String(opacity)));
