import { randomBytes } from "node:crypto";
import { type Random, randomFrom } from "#local/demonstration/random.ts";

/** How many generated cases a test tries; CASES=10000 tries more. */
export const cases = (usual: number): number => Number(process.env.CASES ?? usual);

/** A new seed for every run, printed so that SEED=… replays it. */
export function seeded(name: string): Random {
  const seed = process.env.SEED ?? randomBytes(4).toString("hex");
  console.log(`${name}: SEED=${seed}`);
  return randomFrom(seed);
}
