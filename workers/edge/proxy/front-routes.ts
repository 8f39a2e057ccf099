import routes from "./front-routes.json" with { type: "json" };

/** For each method the addresses that the backend's front answers itself, as `npm run access` writes them down. */
const patterns = new Map(Object.entries(routes).map(([method, paths]) => [method, patternOf(paths)]));

/** Any segment may stand for a parameter: an address too many only takes the longer way. */
function patternOf(paths: string[]): RegExp {
  const written = paths.map((path) => path.replace(/\./g, "\\.").replace(/:[^/]+/g, "[^/]+"));
  return new RegExp(`^/api(${written.join("|")})/?$`);
}

/** Letters that stand for themselves. Others are left to the front, which reads them as its routes do. */
const plain = /^\/api(\/[\w.~-]+)+\/?$/;

/**
 * Whether a call goes to the backend's front, which does what is heavy or the same for everybody. All others are the
 * installation's own and are asked of it directly: a step less.
 */
export function isForFront(method: string, path: string): boolean {
  return !plain.test(path) || (patterns.get(method === "HEAD" ? "GET" : method)?.test(path) ?? false);
}
