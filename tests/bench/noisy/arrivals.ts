import { setTimeout as pause } from "node:timers/promises";
import type { Chance } from "#tests/party/chance.ts";
import { type Asked, send, type Target } from "../support/requests.ts";

/** What one office asks for while it is watched. */
export interface Demand {
  target: Target;
  /** Requests a second, that come by chance as people's do. */
  rate: number;
  asks: () => Asked;
}

/** No office waits for connections; the product has to. */
const connections = 256;

/**
 * Sends what comes within so many milliseconds, each at its moment, whether those before were answered or not. Milliseconds
 * from that moment until the whole answer: anyone who has to wait for the sender counts as well.
 */
export async function arrivals(
  { target, rate, asks }: Demand,
  lasting: number,
  chance: Chance,
): Promise<number[]> {
  const moments: number[] = [];
  for (let moment = gap(chance, rate); moment < lasting; moment += gap(chance, rate)) moments.push(moment);
  const began = performance.now();
  return Promise.all(
    moments.map(async (moment) => {
      const asked = asks();
      await pause(moment - (performance.now() - began));
      const { status, body } = await send(target, asked, connections);
      if (status >= 300) throw new Error(`${target.host} answered ${asked.path} with ${status}: ${body}`);
      return performance.now() - began - moment;
    }),
  );
}

/** Milliseconds until the next one comes (a Poisson process). */
const gap = (chance: Chance, rate: number): number => (-Math.log(1 - chance.next()) / rate) * 1000;
