import { contrast, darkened, lightened, textOn, white } from "./contrast.ts";
import { toHex, toOklch } from "./oklch.ts";

/**
 * What colours stand on in each theme: the surface, what lies over it, and the last of the quiet greys; `strong` are those of
 * high contrast. The style sheet has the same (styles/themes.css).
 */
export const grounds = {
  light: { plain: [white, "#f4f6f8"], strong: [white, "#edeef1"] },
  dark: { plain: ["#111418", "#191b1f", "#212428"], strong: ["#000000", "#121417"] },
} as const;

export type Scheme = keyof typeof grounds;

const ratios = { text: 4.5, shape: 3, strong: 7 };
const contrasted = { light: darkened, dark: lightened };

/** The menu's colour: a fill, the colour as text or as a mark, and the same for high contrast. */
export function menuShades(chosen: string, scheme: Scheme) {
  const seen = scheme === "light" ? chosen : turned(chosen);
  return {
    ...withStates(scheme === "light" ? chosen : deep(chosen)),
    ...softShades(chosen, scheme),
    "-ink": contrasted[scheme](seen, grounds[scheme].plain, ratios.text),
    "-strong": contrasted[scheme](seen, grounds[scheme].strong, ratios.strong),
  };
}

/** A quiet fill and the colour as text on it. */
export function softShades(chosen: string, scheme: Scheme) {
  const { c, h } = toOklch(chosen);
  const isLight = scheme === "light";
  const soft = toHex({ l: isLight ? 0.965 : 0.27, c: Math.min(c, isLight ? 0.025 : 0.045), h });
  const text = contrasted[scheme](isLight ? chosen : turned(chosen), [soft], ratios.text);
  return { "-soft": soft, "-soft-text": text };
}

/** A button's colour: its fill with its outline, and one for high contrast. On dark grounds the fill itself is seen. */
export function buttonShades(chosen: string, scheme: Scheme) {
  const seen = scheme === "light" ? chosen : turned(chosen);
  const edge = contrasted[scheme](seen, scheme === "light" ? [white] : grounds.dark.plain, ratios.shape);
  return {
    ...withStates(scheme === "light" ? chosen : edge),
    "-edge": edge,
    "-strong": contrasted[scheme](seen, grounds[scheme].strong, ratios.strong),
  };
}

/** A colour of texts: on dark grounds as light as it was dark, and nearly without its chroma, which would glow. */
export function textShade(chosen: string, scheme: Scheme, softs: readonly string[]): string {
  const { l, c, h } = toOklch(chosen);
  const reflected = toHex({ l: Math.max(l, Math.min(0.94, 1 - l / 2)), c: Math.min(c, 0.04), h });
  const seen = scheme === "light" ? chosen : reflected;
  return contrasted[scheme](seen, [...grounds[scheme].plain, ...softs], ratios.text);
}

/** Black and dark greys stand for the most there is: lightened a little they would look disabled. */
function turned(chosen: string): string {
  const { l, c, h } = toOklch(chosen);
  return c < 0.03 && l < 0.5 ? toHex({ l: Math.min(0.94, 1 - l), c, h }) : chosen;
}

/** As a large surface on dark grounds: it does not glare, the less the brighter it was, and is told from the ground. */
function deep(chosen: string): string {
  const seen = toOklch(chosen);
  const l = seen.l > 0.45 ? 0.45 - (seen.l - 0.45) / 4 : Math.max(0.27, seen.l);
  return toHex({ ...seen, l });
}

function withStates(chosen: string) {
  const fill = toHex(toOklch(chosen));
  const text = textOn(fill);
  const [hover, active] = states(fill, text);
  return { "": fill, "-text": text, "-hover": hover, "-active": active };
}

// Lightness of hover and pressed against the fill. Darker is what people know; the second pair is for fills that are
// nearly black, the others for middle lightness, where the text leaves little room.
const stateSteps: [number, number][] = [
  [-0.05, -0.1],
  [0.2, 0.27],
  [0.04, -0.04],
  [-0.03, -0.06],
  [0.03, 0.06],
];

function states(fill: string, text: string): [string, string] {
  const seen = toOklch(fill);
  const pairs = stateSteps.map(([hover, active]): [string, string] => [
    toHex({ ...seen, l: seen.l + hover }),
    toHex({ ...seen, l: seen.l + active }),
  ]);
  const isFit = ([hover, active]: [string, string]) =>
    [hover, active].every((state) => contrast(state, text) >= ratios.text) &&
    contrast(hover, fill) >= 1.06 &&
    contrast(active, hover) >= 1.06;
  return pairs.find(isFit) ?? [fill, fill];
}
