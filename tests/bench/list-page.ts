import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { port } from "../support/installation.ts";
import { startOurs } from "./list-page/ours.ts";
import { startExpress, startNext } from "./list-page/peers.ts";
import { proveSame } from "./list-page/prove.ts";
import { report } from "./list-page/report.ts";
import { pageOf, type Side } from "./list-page/sides.ts";
import { tryPlanning } from "./list-page/try-planning.ts";
import { stopAll } from "./support/child.ts";
import { publish } from "./support/publish.ts";
import { closeConnections } from "./support/requests.ts";
import { rounds, type Times } from "./support/rounds.ts";
import { type FirstLoad, firstLoad, openBrowser } from "./support/weight.ts";

/**
 * A list page, signed in: the product's /projects against express with React (the floor) and Next. Each shows the same
 * rows, which is proved first. `--print` leaves docs/benchmarks.md as it is.
 */
const { values } = parseArgs({
  options: {
    print: { type: "boolean", default: false },
    rounds: { type: "string", default: "16" },
  },
});

/** Rows of a page: the second is the one that is reported, all three show how it grows. */
const sizes = [20, 50, 100];
const rowsOfTable = 50;
const perRound = 20;

const data = mkdtempSync(join(tmpdir(), "list-page-"));
try {
  const ours = await startOurs();
  const floor = await startExpress(ours.content, { port: port + 2, data });
  const next = await startNext(ours.content, { port: port + 3, data });
  const sides: Side[] = [ours, floor, next];

  const html = await proveSame(sides, sizes);
  const times = new Map<number, Times[]>();
  for (const rows of sizes) {
    console.log(`Timing ${rows} rows…`);
    const plan = { path: pageOf(rows), warmUps: 20, rounds: Number(values.rounds), perRound };
    times.set(rows, await rounds(sides, plan));
  }
  const loads = await firstLoads(sides);
  const text = report({ sides, html, times, loads, rows: rowsOfTable });
  console.log(text);
  if (!values.print) publish("list-page", text);
} finally {
  closeConnections();
  await stopAll();
  rmSync(data, { recursive: true, force: true });
}

/** What a browser loads of each side; planning is tried in it, which works without scripts as well. */
async function firstLoads(sides: Side[]): Promise<FirstLoad[]> {
  const browser = await openBrowser();
  const loads: FirstLoad[] = [];
  for (const side of sides) loads.push(await firstLoad(browser, side, pageOf(rowsOfTable), tryPlanning));
  await browser.close();
  return loads;
}
