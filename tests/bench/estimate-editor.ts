import { parseArgs } from "node:util";
import type { Browser, BrowserContext } from "@playwright/test";
import { type Filled, fill } from "./estimate-editor/fill.ts";
import { contextOf, openingOf, pathOf, type Way, waysOf } from "./estimate-editor/opening.ts";
import { prove } from "./estimate-editor/prove.ts";
import { report } from "./estimate-editor/report.ts";
import { type Network, typingIn, writesOfMove } from "./estimate-editor/typing.ts";
import { stopAll } from "./support/child.ts";
import { startProduct } from "./support/product.ts";
import { publish } from "./support/publish.ts";
import { closeConnections, type Target } from "./support/requests.ts";
import { rounds as inRounds, type Times } from "./support/rounds.ts";
import { openBrowser } from "./support/weight.ts";

/**
 * An estimate as it grows, in Chromium: until its first price can be typed into, on every way to it, and from a key in a
 * price to the painted sum while the network is held. What is there is proved first. `--print` leaves docs/benchmarks.md
 * as it is.
 */
const { values } = parseArgs({
  options: {
    print: { type: "boolean", default: false },
    rounds: { type: "string", default: "6" },
    sizes: { type: "string", default: "50,150,500" },
  },
});
const rounds = Number(values.rounds);
const typings = Math.ceil(rounds / 3);

/** What was measured of an estimate, round by round. */
export interface Measured {
  filled: Filled;
  server: Times;
  openings: Map<Way, number[]>;
  /** Milliseconds of keys, as it opens; and with every line shown, the network held. */
  keys: Record<Network | "unfolded", number[][]>;
  /** Writes of moving a line. */
  writes: number;
}

try {
  await startProduct();
  const filled = await fill(values.sizes.split(",").map(Number));
  const browser = await openBrowser();
  const measured = await measure(browser, filled);
  await browser.close();
  const text = report(measured);
  console.log(text);
  if (!values.print) publish("estimate-editor", text);
} finally {
  closeConnections();
  await stopAll();
}

async function measure(browser: Browser, filled: Filled[]): Promise<Measured[]> {
  const [first] = filled;
  if (!first) throw new Error("There is nothing to open");
  const known = await contextOf(browser, first);
  console.log("Proving…");
  for (const one of filled) await prove(known, one);
  const path = (side: Target) => pathOf(filled.find((one) => one === side) ?? first);
  const servers = await inRounds(filled, { path, warmUps: 10, rounds, perRound: 5 });
  const measured: Measured[] = [];
  for (const [index, one] of filled.entries()) {
    const keys = { answering: [], held: [], unfolded: [] };
    const server = servers[index] ?? { firstByte: [], total: [] };
    measured.push({ filled: one, server, openings: new Map(), keys, writes: await writesOfMove(known, one) });
  }
  for (let round = 0; round <= rounds; round++) {
    console.log(`Round ${round} of ${rounds}…`);
    // The first round is not counted.
    for (const one of round % 2 === 0 ? measured : measured.toReversed())
      await open(browser, known, one, round > 0);
  }
  for (let round = 0; round < typings; round++) {
    console.log(`Typing, round ${round + 1} of ${typings}…`);
    for (const one of round % 2 === 0 ? measured : measured.toReversed()) await type(known, one, round);
  }
  return measured;
}

async function open(
  browser: Browser,
  known: BrowserContext,
  { filled, openings }: Measured,
  counts: boolean,
) {
  for (const way of waysOf) {
    const time = await openingOf(browser, known, filled, way);
    if (counts) openings.set(way, [...(openings.get(way) ?? []), time]);
  }
}

async function type(known: BrowserContext, { filled, keys }: Measured, round: number): Promise<void> {
  const networks: Network[] = round % 2 === 0 ? ["held", "answering"] : ["answering", "held"];
  for (const [index, network] of networks.entries())
    keys[network].push(await typingIn(known, filled, network, 3 * round + index, false));
  keys.unfolded.push(await typingIn(known, filled, "held", 3 * round + 2, true));
}
