import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { Chance } from "../party/chance.ts";
import { port } from "../support/installation.ts";
import { startFloor } from "./api/floor.ts";
import { startHops } from "./api/hops.ts";
import { proveSame, proveSameNumber } from "./api/prove.ts";
import { type Measured, report } from "./api/report.ts";
import { Rounds } from "./api/rounds.ts";
import type { Side } from "./api/sides.ts";
import { startStrapi } from "./api/strapi.ts";
import { stopAll } from "./support/child.ts";
import { crowd } from "./support/crowd.ts";
import { startProduct } from "./support/product.ts";
import { openProjectOffice } from "./support/project-office.ts";
import { type Kind, plan } from "./support/project-work.ts";
import { publish } from "./support/publish.ts";
import { closeConnections } from "./support/requests.ts";

/**
 * The API under a mix of reading, updating and creating projects: the embedded backend through the edge, against Hono with
 * better-sqlite3 (the floor) and Strapi. All hold the same rows, which is proved first. `--print` leaves docs/benchmarks.md as it is.
 */
const { values } = parseArgs({
  options: {
    print: { type: "boolean", default: false },
    rounds: { type: "string", default: "10" },
    sizes: { type: "string", default: "1000,3000,10000" },
    seed: { type: "string", default: "1" },
  },
});
const sizes = values.sizes.split(",").map(Number);
const seed = Number(values.seed);
const atOnce = 8;
const perRound = 200;
const every: Kind[] = ["one", "page", "update", "create"];

const data = mkdtempSync(join(tmpdir(), "api-"));
try {
  await startProduct();
  const measured: Measured[] = [];
  for (const [index, rows] of sizes.entries()) {
    console.log(`Filling ${rows} projects…`);
    const { content, ...target } = await openProjectOffice(rows);
    const ours = { name: "ours", ...target };
    const floor = await startFloor(content, { port: port + 2 + index, data });
    await proveSame([ours, floor], rows);
    const isLargest = rows === Math.max(...sizes);
    const others = isLargest ? [await startStrapi(content, { port: port + 2 + sizes.length, data })] : [];
    const sides = [ours, floor, ...others];
    console.log(`Timing ${rows} projects…`);
    measured.push({
      rows,
      mix: await timed(sides, rows, every),
      ...(isLargest && (await extremes(sides, rows, await startHops(content, port + 3 + sizes.length)))),
    });
    await proveSameNumber([ours, floor]);
  }
  const text = report({ measured, perRound, atOnce });
  console.log(text);
  if (!values.print) publish("api", text);
} finally {
  closeConnections();
  await stopAll();
  rmSync(data, { recursive: true, force: true });
}

/** Nothing but reading, and nothing but writing: of the largest only, about which the goals are. */
async function extremes(
  sides: Side[],
  rows: number,
  hops: Side,
): Promise<Pick<Measured, "reads" | "writes">> {
  const reads = await timed([...sides, hops], rows, ["one", "page"]);
  return { reads, writes: await timed(sides, rows, ["update", "create"]) };
}

/** All sides do the same tasks, in turn: A B C, then C B A, and so on. The first round warms up. */
async function timed(sides: Side[], rows: number, only: Kind[]): Promise<Rounds[]> {
  const all = sides.map((side) => ({ side, rounds: new Rounds() }));
  for (let round = -1; round < Number(values.rounds); round++)
    for (const { side, rounds } of round % 2 === 0 ? all : all.toReversed()) {
      const tasks = plan(new Chance(seed + round), rows, perRound, only);
      const asked = tasks.map((task) => side.asking?.(task.asked) ?? task.asked);
      const began = performance.now();
      const answers = await crowd(side, asked, atOnce);
      if (round >= 0) rounds.add(performance.now() - began, tasks, answers);
    }
  return all.map(({ rounds }) => rounds);
}
