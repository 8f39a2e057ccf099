import { parseArgs } from "node:util";
import { type Filled, fill } from "./catalogue/fill.ts";
import { proveRows } from "./catalogue/prove.ts";
import { questions } from "./catalogue/questions.ts";
import { type Measured, report } from "./catalogue/report.ts";
import { stopAll } from "./support/child.ts";
import { startProduct } from "./support/product.ts";
import { publish } from "./support/publish.ts";
import { closeConnections, type Target } from "./support/requests.ts";
import { rounds } from "./support/rounds.ts";

/**
 * How the lists of products and stock items grow: the same questions to a small installation and to a large one, whose
 * answers are proved first. `--print` leaves docs/benchmarks.md as it is.
 */
const { values } = parseArgs({
  options: {
    print: { type: "boolean", default: false },
    rounds: { type: "string", default: "12" },
  },
});

const perRound = 10;

try {
  await startProduct();
  const sides: Filled[] = [];
  for (const size of [
    { products: 100, items: 100 },
    { products: 5000, items: 2000 },
  ]) {
    console.log(`Filling an installation with ${size.products} products and ${size.items} items…`);
    sides.push(await fill(size));
  }
  const [small, large] = sides;
  if (!small || !large) throw new Error("There is nothing to compare");
  for (const side of sides) await proveRows(side);

  const measured: Measured[] = [];
  for (const question of questions) {
    console.log(`Timing ${question.name}…`);
    const path = (side: Target) => question.path(side === large ? large.size : small.size);
    const times = await rounds([small, large], {
      path,
      warmUps: 10,
      rounds: Number(values.rounds),
      perRound,
    });
    measured.push({ question, times });
  }
  const text = report(measured, [small.size, large.size]);
  console.log(text);
  if (!values.print) publish("catalogue", text);
} finally {
  closeConnections();
  await stopAll();
}
