import { readFileSync } from "node:fs";
import { originalPositionFor, TraceMap } from "@jridgewell/trace-mapping";
import { interval, type Profile } from "./inspector.ts";

/** What a function is counted to, by the first of these that its source's path has. */
const layers: readonly (readonly [layer: string, path: RegExp])[] = [
  ["schemas", /node_modules\/(zod|@hono\/zod)/],
  // Its maps name its files alone.
  ["query builder", /node_modules\/drizzle-orm|^(\.\.\/)*src\//],
  ["statements", /workers\/backend\/db\//],
  ["API's router", /node_modules\/(hono|@hono)/],
  ["React", /node_modules\/(react|react-dom|scheduler)\//],
  ["texts", /node_modules\/(i18next|react-i18next|remix-i18next)|app\/locales\//],
  ["icons", /node_modules\/lucide/],
  ["turbo-stream", /node_modules\/turbo-stream/],
  ["Remix", /node_modules\/@remix-run|app\/remix\/|build\/router/],
  ["layout engine", /yoga|node_modules\/@react-pdf\/layout/],
  ["PDF output", /node_modules\/(@react-pdf|fontkit|pdfkit)/],
  ["pages", /^app\/(?!model)|\/app\/(?!model)/],
  ["model", /app\/model\//],
  ["room", /\/?party\//],
  ["gate", /workers\/edge\/gate/],
  ["tenant", /workers\/edge\/tenant/],
  ["session", /workers\/edge\/session/],
  ["call to the backend", /workers\/edge\/proxy/],
  ["edge", /workers\/(edge|local)/],
  ["front", /workers\/backend\/(front|index|installation-of)/],
  ["operations", /workers\/backend\/operations/],
  ["dispatcher", /workers\/backend\/jobs/],
  ["documents", /workers\/backend\/documents/],
  ["API", /workers\/backend/],
  ["protocol", /workers\/protocol/],
];

/** Where the functions of a bundle were written. */
export const mapOf = (script: string): TraceMap => new TraceMap(readFileSync(`${script}.map`, "utf8"));

/**
 * Microseconds in each layer's own functions. What V8 did for nobody by name is native. Waiting is not counted: where the thread
 * was in another isolate there are no samples, so that the one after counts as one of those that came in time.
 */
export function timesByLayer({ nodes, samples, timeDeltas }: Profile, map: TraceMap): Map<string, number> {
  const layerOf = new Map(nodes.map((node) => [node.id, layerOfNode(node.callFrame, map)]));
  const times = new Map<string, number>();
  for (const [index, sample] of samples.entries()) {
    const layer = layerOf.get(sample);
    if (!layer) continue;
    times.set(layer, (times.get(layer) ?? 0) + Math.min(timeDeltas[index] ?? 0, 2 * interval));
  }
  return times;
}

/** V8's names for what is no function; null for what is no work of the isolate. */
const named = new Map<string, string | null>([
  ["(root)", null],
  ["(idle)", null],
  // The runtime's own time and waiting look the same to V8.
  ["(program)", null],
  ["(garbage collector)", "garbage"],
]);

function layerOfNode({ functionName, url, ...at }: Profile["nodes"][number]["callFrame"], map: TraceMap) {
  const known = named.get(functionName);
  if (known !== undefined) return known;
  if (url === "") return "native";
  if (url.startsWith("node:") || url.startsWith("node-internal:")) return "Node's modules";
  const { source } = originalPositionFor(map, { line: at.lineNumber + 1, column: at.columnNumber });
  if (source === null) return "bundle";
  return layers.find(([, path]) => path.test(source))?.[0] ?? source.replace(/^.*node_modules\//, "");
}
