import type { XmlElement } from "#model/xml/element.ts";
import type { Given } from "./given.ts";

/** Numbers that look random and are the same for the same seed (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** An element that may be changed. */
interface Soft {
  name: string;
  attributes: Record<string, string>;
  children: Soft[];
  text: string;
}
const softened = ({ name, attributes, children, text }: XmlElement): Soft => ({
  name,
  attributes: Object.assign({}, attributes),
  children: children.map(softened),
  text,
});

/** What the given documents hold: texts, attributes and children by the name of an element. */
export interface Pool {
  readonly texts: ReadonlyMap<string, readonly string[]>;
  readonly attributes: ReadonlyMap<string, readonly string[]>;
  readonly children: ReadonlyMap<string, readonly XmlElement[]>;
}

export function poolOf(given: readonly Given[]): Pool {
  const texts = new Map<string, string[]>();
  const attributes = new Map<string, string[]>();
  const children = new Map<string, XmlElement[]>();
  const add = <T>(to: Map<string, T[]>, key: string, each: T) => to.set(key, [...(to.get(key) ?? []), each]);
  const take = (element: XmlElement) => {
    if (element.children.length === 0) add(texts, element.name, element.text);
    for (const [name, value] of Object.entries(element.attributes)) add(attributes, name, value);
    for (const child of element.children) {
      if ((children.get(element.name)?.length ?? 0) < 400) add(children, element.name, child);
      take(child);
    }
  };
  for (const { element } of given) take(element);
  return { texts, attributes, children };
}

type Change = (parent: Soft, child: Soft, chance: Chance) => void;
interface Chance {
  readonly next: () => number;
  readonly pool: Pool;
  readonly pick: <T>(all: readonly T[]) => T | undefined;
}

const strangeCodes = ["XX", "VAT", "0", "1A", "S", "380", "EUR", "LV", "0218", "ZZZ"];

/** An amount by a cent, by half, turned round, of more places, or nothing. */
function changeAmount(text: string, { next }: Chance): string {
  const parts = /^(-?)(\d{1,12})(?:\.(\d{1,6}))?$/.exec(text);
  if (!parts) return text;
  const [, sign = "", whole = "", fraction = ""] = parts;
  const kinds = [
    () => byCents(text, 1n),
    () => byCents(text, -1n),
    () => byCents(text, BigInt(Math.floor(next() * 400) - 200)),
    () => (sign === "-" ? text.slice(1) : `-${text}`),
    () => `${sign}${whole}.${fraction.padEnd(2, "0")}${next() < 0.5 ? "5" : "0"}`,
    () => "0",
    () => "0.00",
    () => String(Math.floor(next() * 30)),
  ];
  return kinds[Math.floor(next() * kinds.length)]?.() ?? text;
}

function byCents(text: string, by: bigint): string {
  const [whole = "0", fraction = ""] = text.replace("-", "").split(".");
  const cents = BigInt(`${whole}${fraction.slice(0, 2).padEnd(2, "0")}`) * (text.startsWith("-") ? -1n : 1n);
  const changed = cents + by;
  const digits = String(changed < 0n ? -changed : changed).padStart(3, "0");
  return `${changed < 0n ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

const changes: Change[] = [
  (parent, child) => {
    parent.children = parent.children.filter((each) => each !== child);
  },
  (parent, child) => {
    parent.children.splice(parent.children.indexOf(child), 0, softened(child));
  },
  (_parent, child, { pick, pool }) => {
    child.name = pick([...pool.texts.keys()]) ?? child.name;
  },
  (parent, _child, { pick, pool, next }) => {
    const other = pick(pool.children.get(parent.name) ?? []);
    if (other) parent.children.splice(Math.floor(next() * parent.children.length), 0, softened(other));
  },
  (_parent, child, chance) => {
    if (child.children.length === 0) child.text = changeAmount(child.text, chance);
  },
  (_parent, child, { pick, pool }) => {
    if (child.children.length === 0) child.text = pick(pool.texts.get(child.name) ?? []) ?? child.text;
  },
  (_parent, child, { pick }) => {
    if (/(ID|Code)$/.test(child.name) && child.children.length === 0)
      child.text = pick(strangeCodes) ?? child.text;
  },
  (_parent, child, { pick, pool }) => {
    const name = pick(Object.keys(child.attributes)) ?? pick([...pool.attributes.keys()]);
    if (name) child.attributes[name] = pick([...(pool.attributes.get(name) ?? []), ...strangeCodes]) ?? "";
  },
  (_parent, child, { pick }) => {
    const name = pick(Object.keys(child.attributes));
    if (name) delete child.attributes[name];
  },
  (_parent, child, { next }) => {
    const date = /^\d{4}-\d\d-\d\d$/.test(child.text);
    if (date) child.text = `20${String(10 + Math.floor(next() * 30))}-0${1 + Math.floor(next() * 9)}-28`;
  },
  (_parent, child, { next }) => {
    if (child.children.length === 0) child.text = next() < 0.5 ? ` ${child.text} ` : "";
  },
];

const countries = ["NO", "DK", "IT", "SE", "GR", "EL", "IS", "NL", "DE"];

/** Sends seller and buyer to a country, whose own rules then hold; the buyer now and then stays where it is. */
function move(root: Soft, next: () => number): void {
  const country = countries[Math.floor(next() * countries.length)] ?? "";
  const isBoth = next() < 0.7;
  for (const { parent, child } of pairsOf(root)) {
    const isPrefixed = parent.name === "cac:PartyTaxScheme" && child.name === "cbc:CompanyID";
    if (child.name !== "cbc:IdentificationCode" && !isPrefixed) continue;
    if (!isBoth && next() < 0.5) continue;
    child.text = isPrefixed ? `${country}${child.text.slice(2)}` : country;
  }
}

/** A document with one to four changes, of which every third moves to another country. */
export function mutated(document: XmlElement, pool: Pool, next: () => number): XmlElement {
  const root = softened(document);
  const pick = <T>(all: readonly T[]): T | undefined => all[Math.floor(next() * all.length)];
  const count = 1 + Math.floor(next() * 4);
  if (next() < 0.33) move(root, next);
  for (let done = 0; done < count; done += 1) {
    const pairs = pairsOf(root);
    // Names first, so that an element of which there are hundreds is not chosen each time.
    const name = pick([...new Set(pairs.map(({ child }) => child.name))]);
    const pair = pick(pairs.filter(({ child }) => child.name === name));
    const change = pick(changes);
    if (pair && change) change(pair.parent, pair.child, { next, pool, pick });
  }
  return root;
}

const pairsOf = (parent: Soft): { parent: Soft; child: Soft }[] =>
  parent.children.flatMap((child) => [{ parent, child }, ...pairsOf(child)]);
