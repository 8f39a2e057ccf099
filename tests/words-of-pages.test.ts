import ts from "typescript";
import { expect, test } from "vitest";
import everyday from "#locales/lv/everyday.ts";
import lists from "#locales/lv/lists.ts";
import rest from "#locales/lv/rest.ts";
import { featuresOf, type Part, partOf, parts } from "#locales/parts.ts";
import { closureIn, nodesOf, placeOf, sources } from "./sources.ts";

const app = sources(["app", "party"]);

/** By part: its texts, and those that come after it. */
const cases: [part: Exclude<Part, "rest">, words: object, later: object, pages: number][] = [
  ["everyday", everyday, { ...lists, ...rest }, 30],
  ["lists", lists, rest, 25],
];

test.each(cases)("the words up to %s are enough for their pages", (part, words, later, pages) => {
  const isEnough = (path: string) => parts.indexOf(partOf([idOf(path)])) <= parts.indexOf(part);
  const own = app.map(({ path }) => path).filter(isEnough);
  expect(own.length).toBeGreaterThan(pages);
  // What every page has is there with the first of them.
  const reached = closureIn(app)([...own, "app/root.tsx", "app/entry.client.tsx"]);
  const asked = app
    .filter(({ path }) => reached.has(path) && !path.startsWith("app/locales/"))
    .flatMap(({ tree }) => [...nodesOf(tree)])
    .flatMap((node) =>
      ts.isStringLiteralLike(node) || ts.isTemplateHead(node) ? [{ node, text: node.text }] : [],
    )
    .map(({ node, text }) => ({ node, text, feature: /^([a-z_]+)\./.exec(text)?.[1] ?? "" }));
  const missing = asked.filter(({ feature }) => feature in later);
  expect(missing.map(({ node, text }) => `${placeOf(node)}: ${text}`)).toEqual([]);
  expect(featuresOf(part)).toEqual(Object.keys(words));
  const features = new Set(asked.map(({ feature }) => feature));
  expect(featuresOf(part).filter((feature) => !features.has(feature))).toEqual([]);
});

/** A route's id is its file's, without the ending. */
const idOf = (path: string) => path.replace(/^app\//, "").replace(/\.tsx?$/, "");
