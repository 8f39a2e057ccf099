import { createHash } from "node:crypto";
import { parseArgs } from "node:util";
import { port } from "../support/installation.ts";
import { held } from "./pass-through/memory.ts";
import { type Measured, report } from "./pass-through/report.ts";
import { type Side, startSides } from "./pass-through/sides.ts";
import { stopAll } from "./support/child.ts";
import { startProduct } from "./support/product.ts";
import { publish } from "./support/publish.ts";
import { closeConnections, get } from "./support/requests.ts";
import { rounds } from "./support/rounds.ts";

/**
 * Passing through to a backend of the agency's own: /api/* of the product against a direct call and @fastify/http-proxy. All
 * hand on the same bytes, which is proved first. `--print` leaves docs/benchmarks.md as it is.
 */
const { values } = parseArgs({
  options: { print: { type: "boolean", default: false }, rounds: { type: "string", default: "16" } },
});
const count = Number(values.rounds);
const sizes = [
  { bytes: 1_000, name: "1 kB", perRound: 20 },
  { bytes: 100_000, name: "100 kB", perRound: 20 },
  { bytes: 10_000_000, name: "10 MB", perRound: 3 },
];

try {
  await startProduct();
  const { direct, ours, fastify } = await startSides(port + 2);
  const sides = [direct, ours, fastify];
  console.log("Looking at memory…");
  const memory = await held(ours, Math.min(count, 6));
  const measured: Measured[] = [];
  for (const { bytes, name, perRound } of sizes) {
    const path = `/api/bytes/${bytes}`;
    await proveSame(sides, path, bytes);
    console.log(`Timing ${name}…`);
    const times = await rounds(sides, { path, warmUps: perRound, rounds: count, perRound });
    measured.push({ name, bytes, times: times.map(({ total }) => total) });
  }
  const text = report({ sides, measured, memory });
  console.log(text);
  if (!values.print) publish("pass-through", text);
} finally {
  closeConnections();
  await stopAll();
}

/** Throws where a side changes what it hands on. */
async function proveSame(sides: Side[], path: string, bytes: number): Promise<void> {
  const hashes = await Promise.all(
    sides.map(async (side) => {
      const { status, body } = await get(side, path);
      if (status !== 200 || body.length !== bytes)
        throw new Error(`${side.name} answered ${status} with ${body.length} bytes of ${bytes}`);
      return createHash("sha256").update(body).digest("hex");
    }),
  );
  if (new Set(hashes).size !== 1) throw new Error(`${path} comes in different bytes`);
}
