import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { buildLocal } from "#cli/build.ts";
import { operatorOf } from "#cli/operator-client.ts";
import { serve } from "#cli/serve.ts";
import { Chance } from "../party/chance.ts";
import { port } from "../support/installation.ts";
import { act, type BenchOffice, type Kind, openOffice } from "./installations/office.ts";
import { memoryOf, runtimeProcess } from "./support/memory.ts";
import { circumstances, publish, table } from "./support/publish.ts";
import { quantile } from "./support/statistics.ts";

/**
 * Many small agencies on one local run: what an idle one takes of memory and disk, and how fast all of them are answered
 * when a day's requests come at once. `--print` leaves docs/benchmarks.md as it is.
 */
const { values } = parseArgs({
  options: {
    print: { type: "boolean", default: false },
    installations: { type: "string", default: "200" },
    seconds: { type: "string", default: "60" },
    seed: { type: "string", default: "1" },
  },
});
const count = Number(values.installations);
const chance = new Chance(Number(values.seed));
/** Requests under way at any moment. */
const atOnce = 8;
/** Milliseconds after which the runtime puts objects to rest that nobody asks, and some. */
const rest = 20_000;
const limit = 3;

const data = mkdtempSync(join(tmpdir(), "installations-"));

/** Megabytes that a folder takes on the disk. */
const diskOf = (folder: string): number =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).reduce(
    (sum, name) => sum + (statSync(join(folder, name)).blocks * 512) / 1024 ** 2,
    0,
  );

/** Four of five requests are for a fifth of the agencies: some are busy, and most are not. */
function busy(offices: readonly BenchOffice[]): BenchOffice {
  const few = offices.slice(0, Math.ceil(offices.length / 5));
  const office = chance.of(chance.once(5) ? offices : few);
  if (!office) throw new Error("There are no offices");
  return office;
}

async function day(offices: readonly BenchOffice[], until: number): Promise<Map<Kind, number[]>> {
  const times = new Map<Kind, number[]>();
  const work = async () => {
    while (performance.now() < until) {
      const { kind, took } = await act(busy(offices), chance.next());
      times.set(kind, [...(times.get(kind) ?? []), took]);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return times;
}

try {
  await buildLocal();
  const running = await serve({ port, data });
  const operator = operatorOf(running.address, running.operatorToken);
  const runtime = runtimeProcess();
  // What the first one loads, all others share.
  await openOffice(operator, 0);
  const alone = { memory: memoryOf(runtime).now, disk: diskOf(data) };
  const offices: BenchOffice[] = [];
  for (let index = 1; index <= count; index += 1) offices.push(await openOffice(operator, index));
  const awake = memoryOf(runtime).now;
  await pause(rest);
  const asleep = memoryOf(runtime).now;
  const disk = diskOf(data);

  const began = performance.now();
  const times = await day(offices, began + Number(values.seconds) * 1_000);
  const seconds = (performance.now() - began) / 1_000;
  const peak = memoryOf(runtime).peak;
  await running.stop();

  const each = (value: number, from: number) => ((value - from) / count).toFixed(2);
  const idle = Number(each(asleep, alone.memory));
  const all = [...times.values()].flat();
  const line = (name: string, list: number[]) => [
    name,
    String(list.length),
    (list.length / seconds).toFixed(0),
    ...[0.5, 0.95, 0.99].map((part) => quantile(list, part).toFixed(1)),
  ];
  const text = `## ${count} installations on one machine

${circumstances("npm run bench:installations")}

${count} agencies, each with its administrator signed in, on one local run: both Workers, all databases and the store on one
thread of one machine, which in production are spread. Memory is that of the whole runtime beyond the first agency's, after
all were used and ${rest / 1000} s later; disk is what the data folder takes. Then a day's requests for ${seconds.toFixed(0)} s, ${atOnce} at any
moment, four of five for a fifth of the agencies: ${"35 % pages, 45 % lists, 10 % configuration, 10 % writes"}; every answer is checked.

${table([
  ["one installation", "just used", "at rest", "goal"],
  [
    "memory, MB",
    each(awake, alone.memory),
    each(asleep, alone.memory),
    `≤ ${limit}: ${idle <= limit ? "reached" : "missed"}`,
  ],
  ["disk, MB", each(disk, alone.disk), each(disk, alone.disk), "–"],
])}

The runtime took ${alone.memory.toFixed(0)} MB with one agency, ${asleep.toFixed(0)} MB with all at rest, and ${peak.toFixed(0)} MB at most under load.

${table([
  ["requests", "number", "a second", "p50, ms", "p95, ms", "p99, ms"],
  ...[...times].sort().map(([kind, list]) => line(kind, list)),
  line("all", all),
])}
`;
  console.log(text);
  if (!values.print) publish("installations", text);
} finally {
  rmSync(data, { recursive: true, force: true });
}
