import { parseArgs } from "node:util";
import { Chance } from "../party/chance.ts";
import { arrivals } from "./noisy/arrivals.ts";
import { capacityOf, openOffices } from "./noisy/offices.ts";
import { report } from "./noisy/report.ts";
import { stopAll } from "./support/child.ts";
import { startProduct } from "./support/product.ts";
import { publish } from "./support/publish.ts";
import { closeConnections } from "./support/requests.ts";

/**
 * A noisy neighbour: four offices with an eighth each of what the product can do, and then one of them with three times its
 * share. How long the others wait is compared. `--print` leaves docs/benchmarks.md as it is.
 */
const { values } = parseArgs({
  options: {
    print: { type: "boolean", default: false },
    rounds: { type: "string", default: "8" },
    seconds: { type: "string", default: "10" },
    rows: { type: "string", default: "1000" },
    seed: { type: "string", default: "1" },
  },
});
const seed = Number(values.seed);
const lasting = Number(values.seconds) * 1000;
const count = 4;
/** The offices together ask for half of what the product can do; noise takes it to three quarters. */
const used = 0.5;
const noise = 3;

try {
  await startProduct();
  console.log("Filling the offices…");
  const offices = await openOffices(count, Number(values.rows), new Chance(seed));
  await capacityOf(offices, 200);
  const capacity = await capacityOf(offices, 2000);
  const share = (capacity * used) / count;
  const waits = { quiet: [] as number[][], noisy: [] as number[][] };
  for (let round = 0; round < Number(values.rounds); round++) {
    console.log(`Round ${round + 1} of ${values.rounds}…`);
    for (const way of round % 2 === 0 ? (["quiet", "noisy"] as const) : (["noisy", "quiet"] as const)) {
      const all = await Promise.all(
        offices.map((target, index) => {
          const rate = index === 0 && way === "noisy" ? noise * share : share;
          const chance = new Chance(seed + round * count + index);
          return arrivals({ target, rate, asks: target.asks }, lasting, chance);
        }),
      );
      waits[way].push(all.slice(1).flat());
    }
  }
  const text = report({ ...waits, capacity, share, noise, count, seconds: lasting / 1000 });
  console.log(text);
  if (!values.print) publish("noisy", text);
} finally {
  closeConnections();
  await stopAll();
}
