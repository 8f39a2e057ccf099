import { circumstances, table } from "../support/publish.ts";
import { exponent, median, quantile, ratio } from "../support/statistics.ts";

/** Milliseconds by document and side, round by round. */
export type Measured = Map<string, Map<string, number[][]>>;

interface Findings {
  measured: Measured;
  /** Lines of the estimates, smallest first. */
  sizes: number[];
  nameOf: (size: number) => string;
  invoice: string;
  versions: { pdfmake: string };
  rounds: number;
}

/** The section of docs/benchmarks.md. */
export function report({ measured, sizes, nameOf, invoice, versions, rounds }: Findings): string {
  const times = (paper: string, side: string) => measured.get(paper)?.get(side) ?? [];
  const sides = [...(measured.values().next().value?.keys() ?? [])];
  const growth = (side: string) =>
    exponent(sizes.map((size) => ({ size, time: median(times(nameOf(size), side).flat()) })));
  const rows = [...measured.keys()].map((paper) => [
    paper,
    ...sides.map((side) => {
      const all = times(paper, side).flat();
      return all.length > 0 ? `${median(all).toFixed(0)} (${quantile(all, 0.95).toFixed(0)})` : "–";
    }),
  ]);
  const goals = [...measured.keys()].map((paper) => {
    const { all, lowest, highest } = ratio(times(paper, "ours"), times(paper, "pdfmake"));
    return goal(`against pdfmake, ${paper}`, 1.2, all, `${lowest.toFixed(2)}–${highest.toFixed(2)}`);
  });
  return `## Documents

${circumstances("npm run bench:documents")}

An invoice, estimates and an offer with a picture of each product, against pdfmake ${versions.pdfmake} on Node and Chromium's print of the
same content as HTML. Every side shows the same lines, amounts and sums in the same type, which is proved first: by the
words of the PDF, and for Chromium by those of the page that it prints. Ours is a whole request as \`npm start\` answers it
on workerd: edge, session, the estimate from the database, the PDF into the store. pdfmake gets the finished document over
HTTP, Chromium in its own process; cold is a browser of its own. Median of ${rounds} rounds in turn, p95 in brackets. Milliseconds.

${table([["document", ...sides], ...rows])}

Growth of the estimates, as an exponent (1: twice the lines take twice the time): ${sides
    .filter((side) => times(nameOf(sizes[0] ?? 0), side).length > 0)
    .map((side) => `${side} ${growth(side).toFixed(2)}`)
    .join(", ")}.

${table([
  ["goal", "limit", "measured", "lowest–highest round", "result"],
  goal(`${invoice}, ms`, 100, median(times(invoice, "ours").flat()), "–"),
  goal("100 lines, ms", 600, median(times(nameOf(100), "ours").flat()), "–"),
  goal("growth", 1.2, growth("ours"), "–"),
  ...goals,
])}

What is missed: the renderer lays out every cell as a flexible box, and every page twice more, because pages are numbered
with their count; pdfmake knows tables only. What was rendered once comes from the store until something changes.
`;
}

const goal = (name: string, limit: number, value: number, spread: string): string[] => [
  name,
  `≤ ${limit}`,
  value.toFixed(value < 20 ? 2 : 0),
  spread,
  value <= limit ? "reached" : "missed",
];
