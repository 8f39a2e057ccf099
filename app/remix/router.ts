type Change = readonly [found: string, instead: string];

/**
 * What a button's press has read may arrive while a form is being sent: the page is read after the form all the same. This
 * is how the product behaves, and no switch leaves it out.
 */
const mends: readonly Change[] = [
  [
    "\n      isRevalidationRequired = false;",
    '\n      if (state.navigation.state !== "submitting") isRevalidationRequired = false;',
  ],
  // Routes that are learnt once the page is alive change nothing of what it shows: it is not drawn again for them.
  ["      dataRoutes = [...dataRoutes];\n      updateState({});\n", "      dataRoutes = [...dataRoutes];\n"],
];

/** Where the router ranks routes and makes expressions of their paths. */
const remembering: readonly Change[] = [
  [
    "let branches = flattenRoutes(routes);\n  rankRouteBranches(branches);",
    "let branches = branchesOf(routes, decodePath(pathname));",
  ],
  ["function compilePath(", "function patternOf("],
  [
    "  childrenToPatch.push(...newRoutes);",
    "  childrenToPatch.push(...newRoutes);\n  knownBranches = new WeakMap();",
  ],
];

/**
 * There are as many patterns as addresses of the site, and what is known of routes is forgotten when some are added. Of a hundred
 * branches an address is tried with those alone that begin as it does, or with something that varies.
 */
const memory = `
let knownBranches = new WeakMap();
function branchesOf(routes, pathname) {
  let known = knownBranches.get(routes);
  if (!known) {
    const branches = flattenRoutes(routes);
    rankRouteBranches(branches);
    known = byBeginning(branches);
    knownBranches.set(routes, known);
  }
  return known.fixed.get(beginningOf(pathname)) ?? known.varying;
}
const beginningOf = (path) => path.replace(/^\\/+/, "").split("/", 1)[0].toLowerCase();
function byBeginning(branches) {
  const isVarying = ({ path }) => /^[:*]|^$/.test(beginningOf(path));
  const beginnings = new Set(branches.filter((branch) => !isVarying(branch)).map(({ path }) => beginningOf(path)));
  const of = (beginning) => branches.filter((branch) => isVarying(branch) || beginningOf(branch.path) === beginning);
  return {
    fixed: new Map([...beginnings].map((beginning) => [beginning, of(beginning)])),
    varying: branches.filter(isVarying),
  };
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
 * The router as our bundles have it, of the text of the installed one (README.md). Throws when that no longer looks as
 * expected.
 */
export function ownRouter(original: string, { hasMemory }: { hasMemory: boolean }): string {
  let script = original.replace(/\n\/\/# sourceMappingURL.*/, "");
  for (const [found, instead] of hasMemory ? [...mends, ...remembering] : mends) {
    if (script.split(found).length !== 2) throw new Error(`The router has not once: ${found}`);
    script = script.replace(found, instead);
  }
  return hasMemory ? script + memory : script;
}
