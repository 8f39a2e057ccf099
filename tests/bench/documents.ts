import { parseArgs } from "node:util";
import { port } from "../support/installation.ts";
import { pagesIn } from "../support/pdf-text.ts";
import { greyPng } from "../support/pictures.ts";
import { estimateOf, invoiceOf, offerOf, type Paper, rowsOf } from "./documents/data.ts";
import { startOurs } from "./documents/ours.ts";
import { chromiumCold, chromiumWarm, pdfmakeVersion, startPdfmake } from "./documents/peers.ts";
import { type Measured, report } from "./documents/report.ts";
import type { Side } from "./documents/sides.ts";
import { stopAll } from "./support/child.ts";
import { publish } from "./support/publish.ts";
import { openBrowser } from "./support/weight.ts";

/**
 * Documents as PDF: the product against pdfmake and Chromium's print. All show the same, which is proved first. `--print`
 * leaves docs/benchmarks.md as it is.
 */
const { values } = parseArgs({
  options: { print: { type: "boolean", default: false }, rounds: { type: "string", default: "9" } },
});
const rounds = Number(values.rounds);
const sizes = [20, 100, 500];
const picture = greyPng(400, 300);
const papers = [invoiceOf(8), ...sizes.map(estimateOf), offerOf(20, picture)];

const browser = await openBrowser();
try {
  const sides = [
    await startOurs(picture),
    await startPdfmake(port + 2),
    chromiumWarm(browser),
    chromiumCold(),
  ];
  for (const paper of papers) for (const side of sides) await prove(side, paper);
  const measured: Measured = new Map();
  for (const paper of papers) {
    console.log(`Rendering ${paper.name}…`);
    measured.set(paper.name, await measure(sides, paper));
  }
  const nameOf = (size: number) => estimateOf(size).name;
  const text = report({
    measured,
    sizes,
    nameOf,
    invoice: invoiceOf(8).name,
    rounds,
    versions: { pdfmake: pdfmakeVersion() },
  });
  console.log(text);
  if (!values.print) publish("documents", text);
} finally {
  await browser.close();
  await stopAll();
}

/** Throws where a side leaves out a line, an amount or a sum, or shows one twice. Renders once, so that all are warm. */
async function prove(side: Side, paper: Paper): Promise<void> {
  const { pdf } = await side.render(paper);
  const isOwnReader = side.name === "ours" || side.name === "pdfmake";
  const text = isOwnReader ? pagesIn(pdf).join("\n") : await side.words?.(paper);
  if (text === undefined) return;
  const shown = ` ${text.replace(/[\s\u00a0]+/gu, " ")} `;
  for (const row of rowsOf(paper)) {
    const times = shown.split(` ${row} `).length - 1;
    if (times !== 1) throw new Error(`${side.name} shows “${row}” ${times} times`);
  }
}

/** All sides in turn: A B C D, then D C B A, and so on. */
async function measure(sides: Side[], paper: Paper): Promise<Map<string, number[][]>> {
  const times = new Map(sides.map(({ name }) => [name, [] as number[][]]));
  for (let round = 0; round < rounds; round++)
    for (const side of round % 2 === 0 ? sides : sides.toReversed())
      times.get(side.name)?.push([(await side.render(paper)).time]);
  return times;
}
