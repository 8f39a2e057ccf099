import ts from "typescript";
import { expect, test } from "vitest";
import { everydayFeatures, isEveryday } from "../app/locales/everyday";
import everyday from "../app/locales/lv/everyday";
import rest from "../app/locales/lv/rest";
import { closureIn, nodesOf, placeOf, sources } from "./sources";

const app = sources(["app", "party"]);

test("the everyday words are enough for their pages, and for what every page has", () => {
  const own = app.map(({ path }) => path).filter((path) => isEveryday([idOf(path)]));
  expect(own.length).toBeGreaterThan(30);
  const reached = closureIn(app)([...own, "app/root.tsx", "app/entry.client.tsx"]);
  const asked = app
    .filter(({ path }) => reached.has(path) && !path.startsWith("app/locales/"))
    .flatMap(({ tree }) => [...nodesOf(tree)])
    .flatMap((node) =>
      ts.isStringLiteralLike(node) || ts.isTemplateHead(node) ? [{ node, text: node.text }] : [],
    )
    .map(({ node, text }) => ({ node, text, feature: /^([a-z_]+)\./.exec(text)?.[1] ?? "" }));
  const missing = asked.filter(({ feature }) => feature in rest);
  expect(missing.map(({ node, text }) => `${placeOf(node)}: ${text}`)).toEqual([]);
  expect(everydayFeatures).toEqual(Object.keys(everyday));
  const features = new Set(asked.map(({ feature }) => feature));
  expect(everydayFeatures.filter((feature) => !features.has(feature))).toEqual([]);
});

/** A route's id is its file's, without the ending. */
const idOf = (path: string) => path.replace(/^app\//, "").replace(/\.tsx?$/, "");
