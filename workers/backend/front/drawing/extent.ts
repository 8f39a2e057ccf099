import type { Element } from "./allowed.ts";

/** Elements of a drawing, how deep they stand in each other, and how many points are drawn when each use is counted. */
const most = { elements: 5000, depth: 48, drawn: 20_000 };

/** Elements that a text of XML begins, to be known before anything reads it. */
export const hasTooManyTags = (text: string): boolean =>
  (text.match(/<[a-z]/gi)?.length ?? 0) > most.elements;

/** Elements one after another, without going down into them: a drawing that was not yet measured may be deep. */
export function* elementsOf(root: Element): Generator<{ element: Element; depth: number }> {
  const waiting = [{ element: root, depth: 1 }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    yield next;
    const { element, depth } = next;
    for (const child of element.children.toReversed())
      if (child.type === "element") waiting.push({ element: child, depth: depth + 1 });
  }
}

export function isDeep(root: Element): boolean {
  for (const { depth } of elementsOf(root)) if (depth > most.depth) return true;
  return false;
}

/**
 * Whether a drawing draws too much, or itself: ten uses of what uses something ten times are a hundred, and a kilobyte of
 * that is a day's work.
 */
export function isEndless(root: Element): boolean {
  const byId = Map.groupBy(elementsOf(root), ({ element }) => String(element.properties.id ?? ""));
  const counted = { outlined: new Map<Element, number>(), filled: new Map<Element, number>() };
  const under = new Set<Element>();
  const count = (element: Element, isOutlinedAround: boolean): number => {
    const { stroke } = element.properties;
    const isOutlined = stroke === undefined ? isOutlinedAround : stroke !== "none";
    const known = counted[isOutlined ? "outlined" : "filled"];
    const before = known.get(element);
    if (before !== undefined) return before;
    if (under.has(element)) return Number.POSITIVE_INFINITY;
    under.add(element);
    let sum = (isLayer(element) ? layer : 1) + workOf(element, isOutlined);
    const parts = [
      ...element.children.flatMap((child) => (child.type === "element" ? child : [])),
      ...namedBy(element).flatMap((id) => (byId.get(id) ?? []).map((named) => named.element)),
    ];
    for (const part of parts) {
      sum += count(part, isOutlined);
      if (sum > most.drawn) return Number.POSITIVE_INFINITY;
    }
    under.delete(element);
    known.set(element, sum);
    return sum;
  };
  return count(root, false) > most.drawn;
}

/** How many points of a surface one of an outline costs, which is drawn as a surface around it; and a letter. */
const outline = 8;
const letter = 10;

/** What an element costs by its points and letters: 45,000 points of one wide outline took 73 s, 200,000 letters 45 s. */
function workOf({ properties: { d, points }, children, tagName }: Element, isOutlined: boolean): number {
  const numbers = (text: unknown) => String(text ?? "").match(/\d*\.?\d+/g)?.length ?? 0;
  const letters = children.reduce(
    (sum, child) => sum + (child.type === "text" ? child.value.trim().length : 0),
    0,
  );
  const corners = /^(rect|circle|ellipse|line)$/.test(tagName) ? 1 : (numbers(d) + numbers(points)) / 2;
  return corners * (isOutlined ? outline : 1) + (/^(text|tspan)$/.test(tagName) ? (letters + 1) * letter : 0);
}

/** How many plain shapes a layer of its own costs: it is as large as the drawing, and laid over it at the end. */
const layer = 200;

const isLayer = ({ properties }: Element): boolean =>
  properties.mask !== undefined ||
  properties.clipPath !== undefined ||
  (properties.opacity !== undefined && !/^(1|100%)$/.test(String(properties.opacity)));

/** The ids of other elements that an element draws with. */
const namedBy = ({ properties }: Element): string[] =>
  Object.entries(properties).flatMap(([name, value]) => {
    const [, id] = (name === "href" ? /^#(.+)$/ : /^url\(#([^)]+)\)/).exec(String(value)) ?? [];
    return id ?? [];
  });
