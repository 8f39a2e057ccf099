import type { fromHtml } from "hast-util-from-html";
import type { Schema } from "hast-util-sanitize";

export type Element = Extract<ReturnType<typeof fromHtml>["children"][number], { type: "element" }>;

/**
 * What may be written of a drawing's looks: as an attribute, or in CSS, of which it becomes one. Dashes are drawn as whole
 * lines: a path of a kilobyte has as many of them as somebody wants.
 */
export const looks: Record<string, string> = {
  fill: "fill",
  "fill-opacity": "fillOpacity",
  "fill-rule": "fillRule",
  color: "color",
  stroke: "stroke",
  "stroke-width": "strokeWidth",
  "stroke-opacity": "strokeOpacity",
  "stroke-linecap": "strokeLineCap",
  "stroke-linejoin": "strokeLineJoin",
  "stroke-miterlimit": "strokeMiterLimit",
  "paint-order": "paintOrder",
  opacity: "opacity",
  display: "display",
  visibility: "visibility",
  "clip-path": "clipPath",
  "clip-rule": "clipRule",
  mask: "mask",
  "stop-color": "stopColor",
  "stop-opacity": "stopOpacity",
  "font-size": "fontSize",
  "font-weight": "fontWeight",
  "font-style": "fontStyle",
  "letter-spacing": "letterSpacing",
  "text-anchor": "textAnchor",
};

/** Words, numbers, colours and paths; of addresses only those of other parts of the same drawing. */
const plain = /^(?!.*url)[\w\s#.,()%+-]*$/i;
const inside = /^url\(#[\w.:-]+\)[\w\s#.,()%-]*$/;
const safe = (property: string): [string, RegExp, RegExp] => [property, plain, inside];

const reference: [string, RegExp] = ["href", /^#[\w.:-]+$/];

const places = ["x", "y", "x1", "y1", "x2", "y2", "cx", "cy", "fx", "fy", "fr", "r", "rx", "ry", "dx", "dy"];
const shapes = ["d", "points", "width", "height", "viewBox", "preserveAspectRatio", "transform", "offset"];
const units = ["gradientUnits", "gradientTransform", "spreadMethod"];
const areas = ["clipPathUnits", "maskUnits", "maskContentUnits"];

/** Shapes, gradients, clips and plain text: nothing that runs, moves, loads, links or holds anything but a drawing. */
export const schema: Schema = {
  tagNames: [
    ...["svg", "g", "defs", "symbol", "use", "path", "rect", "circle", "ellipse", "line", "polyline"],
    ...["polygon", "text", "tspan", "linearGradient", "radialGradient", "stop", "clipPath", "mask"],
  ],
  attributes: {
    use: [reference],
    linearGradient: [reference],
    radialGradient: [reference],
    "*": [
      ...[...Object.values(looks), ...places, ...shapes, ...units, ...areas].map(safe),
      ["id", /^[\w.:-]+$/],
      ["fontFamily", /^[\p{L}\w\s,.'-]*$/u],
    ],
  },
  protocols: {},
  required: {},
  clobber: [],
  // What is unknown is replaced by what it holds; of these not even that is kept.
  strip: [
    ...[
      "script",
      "style",
      "foreignObject",
      "image",
      "metadata",
      "title",
      "desc",
      "filter",
      "pattern",
      "marker",
    ],
    ...["animate", "animateMotion", "animateTransform", "set", "iframe", "video", "audio", "canvas"],
  ],
};

/** What is seen by itself; a drawing without any of it is none. */
export const seen = /^(path|rect|circle|ellipse|line|polyline|polygon|text|use)$/;
