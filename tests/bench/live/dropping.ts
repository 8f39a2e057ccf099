import { Agent, request } from "node:http";
import type { Side } from "./sides.ts";

/** Milliseconds of the clock that all processes share. */
export const clock = (): number => Number(process.hrtime.bigint()) / 1e6;

/** One connection that stays open: connecting is not measured. */
const agent = new Agent({ keepAlive: true });
export const closeConnections = () => agent.destroy();

/** Drops once: when it was sent, and when the answer had come. */
export function dropAt(
  { door: { port }, drop }: Side,
  number: number,
): Promise<[sent: number, answered: number]> {
  const { method, path, headers, body } = drop(number);
  return new Promise((resolve, reject) => {
    const sent = clock();
    const typed = { ...headers, "Content-Length": Buffer.byteLength(body) };
    request({ host: "127.0.0.1", port, method, path, headers: typed, agent }, (response) => {
      const { statusCode = 0 } = response;
      if (statusCode >= 300) reject(new Error(`A drop was answered with ${statusCode}`));
      response.resume().on("end", () => resolve([sent, clock()]));
    })
      .on("error", reject)
      .end(body);
  });
}
