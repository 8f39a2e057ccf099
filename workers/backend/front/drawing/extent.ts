import type { Element } from "./allowed.ts";
import { type Paint, paintedBy, plainPaint, shadingOf, workOf } from "./work.ts";

/**
 * Elements of a drawing, how deep they stand in each other, how many of them lead to one by what they stand in and what they
 * draw with, and how many points are drawn when each use is counted.
 */
const most = { elements: 5000, depth: 48, led: 200, drawn: 20_000 };

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
  const named = (id: string) => (byId.get(id) ?? []).map(({ element }) => element);
  const shadings = new Map<string, number>();
  const knownShadingOf = (id: string): number => {
    const known = shadings.get(id) ?? shadingOf(gradientsOf(named, id));
    shadings.set(id, known);
    return known;
  };
  const counted = new Map<string, Map<Element, number>>();
  const under = new Set<Element>();
  const count = (element: Element, around: Paint): number => {
    const paint = paintedBy(element, around);
    const key = JSON.stringify(paint);
    const known = counted.get(key) ?? new Map<Element, number>();
    counted.set(key, known);
    const before = known.get(element);
    if (before !== undefined) return before;
    if (under.has(element) || under.size >= most.led) return Number.POSITIVE_INFINITY;
    under.add(element);
    let sum = workOf(element, paint, knownShadingOf);
    const parts = [
      ...element.children.flatMap((child) => (child.type === "element" ? child : [])),
      ...namedBy(element).flatMap(named),
    ];
    for (const part of parts) {
      sum += count(part, paint);
      if (sum > most.drawn) return Number.POSITIVE_INFINITY;
    }
    under.delete(element);
    known.set(element, sum);
    return sum;
  };
  return count(root, plainPaint) > most.drawn;
}

/** The gradients with an id, with others that they take their stops from. */
function gradientsOf(named: (id: string) => Element[], id: string): Element[] {
  const found = new Set<Element>();
  const waiting = named(id);
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (found.has(next)) continue;
    found.add(next);
    waiting.push(...namedBy(next).flatMap(named));
  }
  return [...found];
}

/** The ids of other elements that an element draws with. */
const namedBy = ({ properties }: Element): string[] =>
  Object.entries(properties).flatMap(([name, value]) => {
    const [, id] = (name === "href" ? /^#(.+)$/ : /^url\(#([^)]+)\)/).exec(String(value)) ?? [];
    return id ?? [];
  });
