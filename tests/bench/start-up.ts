import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { buildPages, bundle, prepareBackend } from "#cli/build.ts";
import { modulesOf } from "#cli/serve.ts";
import { circumstances, publish, table } from "./support/publish.ts";
import { median, quantile } from "./support/statistics.ts";

/**
 * What starting each deployed Worker adds to starting one that does nothing: reading its script and running it as far as
 * its first answer, in a runtime of its own each time. The platform allows a second. `--print` leaves
 * docs/benchmarks.md as it is.
 */
const { values } = parseArgs({
  options: { print: { type: "boolean", default: false }, rounds: { type: "string", default: "10" } },
});
const limit = 200;
const folder = mkdtempSync(join(tmpdir(), "start-up-"));

/** Milliseconds from starting the runtime until a Worker's first answer, whatever that is. */
async function started(worker: string, script: string): Promise<number> {
  const began = performance.now();
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      cf: false,
      name: "started",
      compatibilityDate: "2026-09-01",
      compatibilityFlags: ["nodejs_compat"],
      ...modulesOf(join(folder, worker, script)),
    }),
  );
  try {
    // Without bindings it refuses or fails: to do so it has to be there.
    await (await miniflare.dispatchFetch("http://nobody.example/", { redirect: "manual" })).arrayBuffer();
    return performance.now() - began;
  } finally {
    await miniflare.dispose();
  }
}

try {
  await buildPages();
  prepareBackend();
  await bundle("wrangler.toml", "workers/edge/index.ts", join(folder, "edge"), "--minify");
  await bundle(
    "workers/backend/wrangler.toml",
    "workers/backend/index.ts",
    join(folder, "backend"),
    "--minify",
  );
  await bundle("wrangler.toml", "tests/bench/start-up/nothing.ts", join(folder, "nothing"), "--minify");
  const workers = [
    ["nothing", "nothing.js"],
    ["edge", "index.js"],
    ["backend", "index.js"],
  ] as const;
  const times = new Map<string, number[]>(workers.map(([name]) => [name, []]));
  for (let round = 0; round < Number(values.rounds); round += 1)
    for (const [name, script] of round % 2 === 0 ? workers : workers.toReversed())
      times.get(name)?.push(await started(name, script));
  const floor = median(times.get("nothing") ?? []);
  const rows = [...times].map(([name, list]) => {
    const added = median(list) - floor;
    const goal = added <= limit ? "reached" : "missed";
    return [
      name,
      median(list).toFixed(0),
      `${quantile(list, 0.25).toFixed(0)}–${quantile(list, 0.75).toFixed(0)}`,
      name === "nothing" ? "–" : added.toFixed(0),
      name === "nothing" ? "–" : `≤ ${limit}: ${goal}`,
    ];
  });
  const text = `## Starting up

${circumstances("npm run bench:start-up")}

From starting the runtime until the first answer of a Worker alone, without anything bound to it, beside one that does
nothing; ${values.rounds} rounds in turn, milliseconds.

${table([["Worker", "median", "middle half", "added", "goal"], ...rows])}

What is missed: a third of it is reading and compiling the script, the rest is running the modules that pages and API are
made of (a profile in Node of 2026-11-22: of the edge's 425 ms 117 for compiling, 52 for Zod and the schemas, 45 for React
Aria, 41 for parsing HTML, 12 for i18next; of the backend's 401 ms 215 for compiling). All of it could come with the first
page instead, which would then wait for it; the platform starts a Worker while the connection is still being agreed on.
`;
  console.log(text);
  if (!values.print) publish("start-up", text);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
