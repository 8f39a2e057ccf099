import type { XmlElement } from "../../xml/element.ts";

/** An element where it stands in its document: rules ask for what is around it, too. */
export interface Place {
  readonly name: string;
  /** What stands in it and in all that it holds. */
  readonly text: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly parent: Place | null;
  readonly children: readonly Place[];
}

/** A document with an index of its elements. */
export interface Sheet {
  readonly root: Place;
  /** All elements, in their order. */
  readonly places: readonly Place[];
  /** All elements of a name, wherever they stand. */
  readonly all: (name: string) => readonly Place[];
  /** All elements that have an attribute. */
  readonly carriers: (attribute: string) => readonly Place[];
}

/** A place while its children are still looked for. */
interface Growing extends Place {
  text: string;
  readonly children: Growing[];
}

/** Lays out a document for rules. */
export function layOut(element: XmlElement): Sheet {
  const places: Place[] = [];
  const byName = new Map<string, Place[]>();
  const byAttribute = new Map<string, Place[]>();
  const lay = (each: XmlElement, parent: Place | null): Growing => {
    const place: Growing = {
      name: each.name,
      text: each.text,
      attributes: each.attributes,
      parent,
      children: [],
    };
    places.push(place);
    file(byName, each.name, place);
    for (const attribute of Object.keys(each.attributes)) file(byAttribute, attribute, place);
    for (const child of each.children) place.children.push(lay(child, place));
    if (place.children.length > 0) place.text = place.children.map(({ text }) => text).join("");
    return place;
  };
  const root = lay(element, null);
  return {
    root,
    places,
    all: (name) => byName.get(name) ?? [],
    carriers: (attribute) => byAttribute.get(attribute) ?? [],
  };
}

function file(index: Map<string, Place[]>, key: string, place: Place): void {
  const found = index.get(key);
  if (found) found.push(place);
  else index.set(key, [place]);
}

const steps = new Map<string, readonly string[]>();

/** The steps of a path of names, which rules name again and again. */
function stepsOf(path: string): readonly string[] {
  const known = steps.get(path);
  if (known) return known;
  const found = path.split("/");
  steps.set(path, found);
  return found;
}

/** The elements at the end of a path of names from a place: "cac:Party/cbc:EndpointID". */
export function at(place: Place, path: string): readonly Place[] {
  let found: readonly Place[] = [place];
  for (const step of stepsOf(path)) {
    const next: Place[] = [];
    for (const { children } of found) for (const child of children) if (child.name === step) next.push(child);
    found = next;
  }
  return found;
}

/** The elements at the end of a path from each of several places. */
export const atEach = (places: readonly Place[], path: string): Place[] =>
  places.flatMap((place) => at(place, path));

export const has = (place: Place, path: string): boolean => at(place, path).length > 0;

/** The first text at a path as it stands; "" where there is none. */
export const raw = (place: Place, path: string): string => at(place, path)[0]?.text ?? "";

/** A text without white space around it and with one space inside for each stretch of it. */
export const trimmed = (text: string): string => text.replace(/[\t\n\r ]+/g, " ").replace(/^ | $/g, "");

/** The first text at a path, trimmed. */
export const value = (place: Place, path: string): string => trimmed(raw(place, path));

/** What stands in an element itself: nothing where it holds others. */
export const ownText = ({ children, text }: Place): string => (children.length > 0 ? "" : text);

/** Whether any of the texts at a path is just this one. */
export const isAny = (place: Place, path: string, text: string): boolean =>
  at(place, path).some((each) => each.text === text);

/** Whether a place stands at the end of a path of names. What is above the path does not count. */
export function isUnder(place: Place, path: string): boolean {
  let above = place.parent;
  for (const step of stepsOf(path).toReversed()) {
    if (above?.name !== step) return false;
    above = above.parent;
  }
  return true;
}

/** Whether an element of that name is anywhere above. */
export function isInside(place: Place, name: string): boolean {
  for (let above = place.parent; above; above = above.parent) if (above.name === name) return true;
  return false;
}

/** Whether a place stands right in the document. */
export const isTop = ({ parent }: Place): boolean => parent !== null && parent.parent === null;

/**
 * Where a place stands, as paths are written: "/Invoice/cac:InvoiceLine[2]/cbc:InvoicedQuantity". An element that has
 * others of its name beside it is counted from 1.
 */
export function pathOf(place: Place): string {
  const { name, parent } = place;
  return parent ? `${pathOf(parent)}/${name}${counted(parent).get(place) ?? ""}` : `/${name}`;
}

/** How the children of a place are counted in paths, each place once: a hostile file has a finding for each of many. */
const counts = new WeakMap<Place, ReadonlyMap<Place, string>>();

function counted(parent: Place): ReadonlyMap<Place, string> {
  const known = counts.get(parent);
  if (known) return known;
  const found = new Map<Place, string>();
  for (const alike of Map.groupBy(parent.children, ({ name }) => name).values())
    if (alike.length > 1) for (const [index, child] of alike.entries()) found.set(child, `[${index + 1}]`);
  counts.set(parent, found);
  return found;
}
