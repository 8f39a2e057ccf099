import { setTimeout as pause } from "node:timers/promises";
import { forgetPeak, memoryOf, runtimeProcess } from "../support/memory.ts";
import { type Answer, type Asked, get, send } from "../support/requests.ts";
import type { Side } from "./sides.ts";
import { slowly } from "./slowly.ts";

export interface Held {
  name: string;
  /** Megabytes more than the idle runtime took, at most: of each round. */
  added: number[];
}

const size = 10_000_000;
const path = `/api/bytes/${size}`;
const up: Asked = { path, method: "PUT", body: new Uint8Array(size) };

/**
 * What the whole runtime takes more while 10 MB pass through it: read at once, read slowly, and sent. To be asked before
 * anything large went through, since a runtime keeps memory that it once had.
 */
export async function held(ours: Side, rounds: number): Promise<Held[]> {
  const runtime = runtimeProcess();
  const ways: { name: string; pass: () => Promise<number> }[] = [
    { name: "10 MB down", pass: async () => (await get(ours, path)).body.length },
    { name: "10 MB down, read at 5 MB a second", pass: () => slowly(ours, path, 5_000_000) },
    { name: "10 MB up", pass: async () => counted(await send(ours, up)) },
  ];
  for (let time = 0; time < 50; time++) await get(ours, "/api/bytes/1000");
  await pause(1000);
  const idle = memoryOf(runtime).now;
  const all: Held[] = [];
  for (const { name, pass } of ways) {
    const added: number[] = [];
    for (let round = 0; round < rounds; round++) {
      await pause(500);
      forgetPeak(runtime);
      const passed = await pass();
      if (passed !== size) throw new Error(`${name}: ${passed} bytes of ${size}`);
      added.push(memoryOf(runtime).peak - idle);
    }
    all.push({ name, added });
  }
  return all;
}

const counted = ({ body }: Answer): number => Number(JSON.parse(body.toString()).count);
