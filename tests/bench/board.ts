import { parseArgs } from "node:util";
import type { Browser } from "@playwright/test";
import { port } from "../support/installation.ts";
import { type Mount, mountOf, type Worked, workOn } from "./board/measure.ts";
import { ours } from "./board/ours.ts";
import { buildPeers, peers } from "./board/peers.ts";
import { report } from "./board/report.ts";
import type { Side } from "./board/sides.ts";
import { weekOf } from "./board/week.ts";
import { weights } from "./board/weights.ts";
import { stopAll } from "./support/child.ts";
import { startProduct } from "./support/product.ts";
import { publish } from "./support/publish.ts";
import { closeConnections } from "./support/requests.ts";
import { openBrowser } from "./support/weight.ts";

/**
 * The planning board against other timelines with the same week, in Chromium: until its entries are painted, dragging,
 * others' changes, and what it weighs. `--print` leaves docs/benchmarks.md as it is.
 */
const { values } = parseArgs({
  options: {
    print: { type: "boolean", default: false },
    rounds: { type: "string", default: "8" },
    sizes: { type: "string", default: "50,200" },
  },
});

export interface Measured {
  sides: Side[];
  entries: number;
  mounts: Map<Side, Mount[]>;
  worked: Map<Side, Worked>;
}

const measured = new Map<number, Measured>();
try {
  buildPeers();
  await startProduct();
  const browser = await openBrowser();
  for (const size of values.sizes.split(",").map(Number)) {
    console.log(`Filling a week of ${size} employees…`);
    const week = weekOf(size);
    const pages = peers(week, port + 2);
    const sides = [await ours(week), ...pages.sides];
    console.log("Opening, dragging…");
    measured.set(size, await measure(browser, sides, week.entries.length));
    pages.stop();
  }
  const [first] = measured.values();
  if (!first?.sides[0]) throw new Error("Nothing was measured");
  const text = report(measured, await weights(browser, first.sides[0]));
  await browser.close();
  console.log(text);
  if (!values.print) publish("board", text);
} finally {
  closeConnections();
  await stopAll();
}

/** Mounts all sides in turn: A B C, then C B A, and so on; the first round is not counted. */
async function measure(browser: Browser, sides: Side[], entries: number): Promise<Measured> {
  const mounts = new Map<Side, Mount[]>(sides.map((side) => [side, []]));
  const countOf = ({ isWhole }: Side) => (isWhole ? entries : 100);
  for (let round = 0; round <= Number(values.rounds); round++)
    for (const side of round % 2 === 0 ? sides : sides.toReversed()) {
      const mount = await mountOf(browser, side, countOf(side));
      if (round > 0) mounts.get(side)?.push(mount);
    }
  const worked = new Map<Side, Worked>();
  for (const side of sides) worked.set(side, await workOn(browser, side, countOf(side)));
  return { sides, entries, mounts, worked };
}
