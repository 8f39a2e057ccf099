import { join } from "node:path";
import { parseArgs } from "node:util";
import { root } from "#cli/build.ts";
import { newInstallation, port, signIns } from "#tests/support/installation.ts";
import { start, stopAll } from "./support/child.ts";
import { processorTimeOf, runtimeProcesses } from "./support/memory.ts";
import { cookieOf } from "./support/office.ts";
import { circumstances, publish, table } from "./support/publish.ts";
import { closeConnections, get, type Target } from "./support/requests.ts";
import { quantile } from "./support/statistics.ts";

/**
 * What our changes to Remix (app/remix/README.md) save on the server: the product as it is beside builds that leave one of
 * them out, each with the same demonstration. `--print` leaves docs/benchmarks.md as it is.
 */
const { values } = parseArgs({
  options: { print: { type: "boolean", default: false }, rounds: { type: "string", default: "60" } },
});
const perRound = 4;

const builds: { name: string; without: Record<string, string> }[] = [
  { name: "as it is", without: {} },
  { name: "PLAIN_ROUTER=1", without: { PLAIN_ROUTER: "1" } },
  { name: "PLAIN_TEXT=1", without: { PLAIN_TEXT: "1" } },
];
const pages = [
  { name: "sign-in", path: "/login", isSignedIn: false },
  { name: "clients", path: "/clients", isSignedIn: true },
  { name: "projects", path: "/projects", isSignedIn: true },
  { name: "a week of the calendar", path: "/calendar?date=2026-11-20", isSignedIn: true },
];

interface Side extends Target {
  runtime: string;
}

/** Builds and starts the product. What began before goes on with the scripts that it began with. */
async function startSide(without: Record<string, string>, at: number): Promise<Side> {
  const before = runtimeProcesses();
  await start({
    command: [process.execPath, join(root, "tests/support/serve.ts")],
    cwd: root,
    env: { TEST_PORT: String(at), TEST_SERVERS: "1", ...without },
    port: at + 1,
  });
  const [runtime = ""] = runtimeProcesses().filter((pid) => !before.includes(pid));
  const installation = await newInstallation({ demonstration: "portal", title: "Portal" }, at);
  const cookie = await cookieOf({ ...installation, port: at }, signIns.admin);
  return { host: installation.host, port: at, cookie, runtime };
}

/** Milliseconds of the processor's time for one page. */
async function timeOf(side: Side, { path, isSignedIn }: (typeof pages)[number]): Promise<number> {
  const began = processorTimeOf(side.runtime);
  for (let page = 0; page < perRound; page += 1) {
    const { status } = await get(isSignedIn ? side : { ...side, cookie: "" }, path);
    if (status !== 200) throw new Error(`${path} answered ${status}`);
  }
  return (processorTimeOf(side.runtime) - began) / perRound;
}

try {
  const sides: Side[] = [];
  for (const [index, { name, without }] of builds.entries()) {
    console.log(`Building ${name}…`);
    sides.push(await startSide(without, port + 2 * index));
  }
  const rows: string[][] = [["Page", ...builds.map(({ name }) => name)]];
  for (const page of pages) {
    console.log(`Timing ${page.name}…`);
    const times = new Map<Side, number[]>(sides.map((side) => [side, []]));
    for (const side of sides) for (let warm = 0; warm < 20; warm += 1) await timeOf(side, page);
    for (let round = 0; round < Number(values.rounds); round += 1)
      for (const side of round % 2 === 0 ? sides : sides.toReversed())
        times.get(side)?.push(await timeOf(side, page));
    const [own = 0, ...others] = [...times.values()].map((spent) => quantile(spent, 0.25));
    const gained = (other: number) => `${other.toFixed(1)} (${((1 - own / other) * 100).toFixed(0)} % saved)`;
    rows.push([page.name, own.toFixed(1), ...others.map(gained)]);
  }
  const text = `## Our changes to Remix

${circumstances("npm run bench:remix")}. Milliseconds of processor time of the whole runtime, edge and backend, for one page:
the lower quartile of ${values.rounds} rounds of ${perRound} pages, all builds in turn. A busy machine only adds to it.

${table(rows)}`;
  console.log(text);
  if (!values.print) publish("remix", text);
} finally {
  closeConnections();
  await stopAll();
}
