import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const original = join(import.meta.dirname, "../../node_modules/@remix-run/router/dist/router.js");

/** What stands in the router, and what stands for it. */
const changes = [
  [
    "let branches = flattenRoutes(routes);\n  rankRouteBranches(branches);",
    "let branches = branchesOf(routes);",
  ],
  [
    "let decoded = decodePath(pathname);\n  for (let i = 0; matches",
    "let decoded = decodePath(pathname);\n  let places = placesOf(branches, allowPartial);\n  for (let i = places.get(decoded) ?? 0; matches",
  ],
  [
    "matches = matchRouteBranch(branches[i], decoded, allowPartial);",
    "matches = matchRouteBranch(branches[i], decoded, allowPartial);\n    if (matches) keepPlace(places, decoded, i);",
  ],
  ["function compilePath(", "function patternOf("],
  // What a button's press has read may arrive while a form is being sent: the page is read after the form all the same.
  [
    "\n      isRevalidationRequired = false;",
    '\n      if (state.navigation.state !== "submitting") isRevalidationRequired = false;',
  ],
] as const;

/**
 * Routes never change while they are there, and there are as many patterns as addresses of the site. Of the addresses that
 * people ask for a thousand are kept.
 */
const memory = `
const knownBranches = new WeakMap();
function branchesOf(routes) {
  let branches = knownBranches.get(routes);
  if (!branches) {
    branches = flattenRoutes(routes);
    rankRouteBranches(branches);
    knownBranches.set(routes, branches);
  }
  return branches;
}
const knownPlaces = new WeakMap();
function placesOf(branches, allowPartial) {
  let places = knownPlaces.get(branches);
  if (!places) {
    places = [new Map(), new Map()];
    knownPlaces.set(branches, places);
  }
  return places[Number(allowPartial)];
}
function keepPlace(places, path, place) {
  if (path.length > 200 || places.has(path)) return;
  if (places.size === 1000) places.clear();
  places.set(path, place);
}
const knownPatterns = new Map();
function compilePath(path, caseSensitive = false, end = true) {
  const key = \`\${caseSensitive} \${end} \${path}\`;
  let pattern = knownPatterns.get(key);
  if (!pattern) {
    pattern = patternOf(path, caseSensitive, end);
    knownPatterns.set(key, pattern);
  }
  return pattern;
}
`;

/**
 * Writes the router as our bundles have it, with a memory: the original ranks all routes of the site and makes a regular
 * expression of each for every address that it looks up, three times for a page (docs/decisions/032-router-with-a-memory.md).
 * Throws when the package no longer looks like that.
 */
export function rememberRoutes(folder: string): void {
  let script = readFileSync(original, "utf8");
  for (const [found, instead] of changes) {
    if (script.split(found).length !== 2) throw new Error(`${original} has not once: ${found}`);
    script = script.replace(found, instead);
  }
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "router.js"), script.replace(/\n\/\/# sourceMappingURL.*/, "") + memory);
}
