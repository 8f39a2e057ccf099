import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { bundles } from "#cli/build.ts";
import { port } from "../support/installation.ts";
import { Isolate } from "./profile/inspector.ts";
import { mapOf, timesByLayer } from "./profile/layers.ts";
import { paths, type Task } from "./profile/tasks.ts";
import { stopAll } from "./support/child.ts";
import { circumstances, publish, table } from "./support/publish.ts";
import { closeConnections } from "./support/requests.ts";

/**
 * `npm run profile -- api|list|drop|pdf|estimate`: where the time of a request goes, in microseconds by layer, as V8's samples say.
 * `--print` leaves docs/benchmarks.md as it is.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { print: { type: "boolean", default: false } },
});
const isPath = (name: string): name is keyof typeof paths => Object.hasOwn(paths, name);
const chosen = positionals.find(isPath) ?? unknownPath();

const inspectorPort = port + 9;
process.env.TEST_INSPECTOR = String(inspectorPort);

/** A layer that takes less of a task is told together with others. */
const least = 5;

interface Profiled {
  task: Task;
  /** Microseconds of processor time of the whole runtime. */
  whole: number;
  edge: Map<string, number>;
  backend: Map<string, number>;
}

try {
  const tasks = await paths[chosen]();
  const sections: string[] = [];
  for (const task of tasks) sections.push(sectionOf(await profiled(task)));
  const text = [
    `## Where the time of ${chosen} goes\n`,
    `${circumstances(`npm run profile -- ${chosen}`)}\n`,
    "Microseconds for one, in the functions of each layer itself, as V8 samples them on the thread of each Worker. The",
    "runtime's own work is what is left of its processor time: HTTP, hops, SQLite, sending. Sampling slows all of it.\n",
    ...sections,
  ].join("\n");
  console.log(text);
  if (!values.print) publish(`profile-${chosen}`, text);
} finally {
  closeConnections();
  await stopAll();
}

function unknownPath(): never {
  throw new Error(`What is to be profiled? ${Object.keys(paths).join(", ")}`);
}

async function profiled(task: Task): Promise<Profiled> {
  for (let turn = 0; turn < task.times / 4; turn += 1) await task.once();
  const isolates = await Promise.all(
    (["edge", "backend"] as const).map((service) => Isolate.of(service, inspectorPort)),
  );
  for (const isolate of isolates) await isolate.begin();
  const before = processorTime();
  for (let turn = 0; turn < task.times; turn += 1) await task.once();
  const whole = (processorTime() - before) / task.times;
  const [edge = new Map(), backend = new Map()] = await Promise.all(
    isolates.map(async (isolate, index) => {
      const profile = await isolate.end();
      isolate.close();
      const script =
        index === 0 ? join(bundles.edge, "edge-worker.js") : join(bundles.backend, "backend-worker.js");
      const times = timesByLayer(profile, mapOf(script));
      return new Map([...times].map(([layer, time]) => [layer, time / task.times]));
    }),
  );
  return { task, whole, edge, backend };
}

/** Microseconds of processor time that the runtime has used, as the kernel counts it. */
function processorTime(): number {
  const own = execFileSync("pgrep", ["-f", `inspector-addr=.*:${inspectorPort}`], { encoding: "utf8" });
  return own
    .trim()
    .split("\n")
    .map((pid) => {
      const [, user = 0, system = 0] =
        /\) \S+(?: \S+){10} (\d+) (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, "utf8"))?.map(Number) ?? [];
      // The kernel counts in hundredths of a second.
      return (user + system) * 10_000;
    })
    .reduce((all, one) => all + one, 0);
}

function sectionOf({ task, whole, edge, backend }: Profiled): string {
  const names = [...new Set([...edge.keys(), ...backend.keys()])];
  const rows = names
    .map((name) => ({ name, edge: edge.get(name) ?? 0, backend: backend.get(name) ?? 0 }))
    .toSorted((one, other) => other.edge + other.backend - one.edge - one.backend);
  const shown = rows.filter((row) => row.edge + row.backend >= least);
  const sum = (side: "edge" | "backend", of = rows) => of.reduce((all, row) => all + row[side], 0);
  const rest = rows.filter((row) => !shown.includes(row));
  const micro = (time: number) => (time < 0.5 ? "" : time.toFixed(0));
  return `### ${task.name}\n\n${table([
    ["layer", "edge", "backend"],
    ...shown.map((row) => [row.name, micro(row.edge), micro(row.backend)]),
    ["others", micro(sum("edge", rest)), micro(sum("backend", rest))],
    ["all of JavaScript", micro(sum("edge")), micro(sum("backend"))],
    ["the runtime's own", micro(whole - sum("edge") - sum("backend")), ""],
  ])}\n`;
}
