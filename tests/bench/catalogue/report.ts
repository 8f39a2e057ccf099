import { circumstances, table } from "../support/publish.ts";
import type { Times } from "../support/rounds.ts";
import { median, quantile, ratio } from "../support/statistics.ts";
import type { Question } from "./questions.ts";
import type { Size } from "./rows.ts";

export interface Measured {
  question: Question;
  /** Of the small installation, then of the large one. */
  times: Times[];
}

const limit = 2;

/** The section of docs/benchmarks.md. */
export function report(measured: Measured[], [small, large]: [Size, Size]): string {
  const [first] = measured;
  const requests = first?.times[0]?.total.flat().length;
  return `## How the lists grow

${circumstances("npm run bench:catalogue")}

Pages of 20 products and stock items from the API, of an installation with ${words(small)}
and of one with ${words(large)}, both filled through the API. Each answer has the rows expected, which is proved
first. ${requests} requests a side and question, one after another, in ${first?.times[0]?.total.length} rounds in turn, on a connection that stays open.
Milliseconds until the whole answer is there: the median, and the middle half of all.

${table([
  ["", "small", "middle half", "large", "middle half", "ratio", "lowest–highest round", `≤ ${limit}`],
  ...measured.map(row),
])}
`;
}

const words = ({ products, items }: Size) => `${products} products and ${items} items`;

function row({ question, times }: Measured): string[] {
  const [small, large] = times;
  if (!small || !large) throw new Error(`${question.name} was asked of one side only`);
  const { all, lowest, highest } = ratio(large.total, small.total);
  return [
    question.name,
    ...[small, large].flatMap(({ total }) => [median(total.flat()).toFixed(2), spread(total.flat())]),
    all.toFixed(2),
    `${lowest.toFixed(2)}–${highest.toFixed(2)}`,
    all <= limit ? "reached" : "missed",
  ];
}

const spread = (times: number[]) => [0.25, 0.75].map((part) => quantile(times, part).toFixed(2)).join("–");
