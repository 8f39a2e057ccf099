import { request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import type { Target } from "../support/requests.ts";

/** Reads an answer at that many bytes a second; says how many came. */
export function slowly({ port, host, token }: Target, path: string, perSecond: number): Promise<number> {
  const headers = {
    Host: `${host}:${port}`,
    Authorization: `Bearer ${token}`,
    "Accept-Encoding": "identity",
  };
  return new Promise((resolve, reject) => {
    request({ host: "127.0.0.1", port, path, headers, agent: false }, async (response) => {
      let count = 0;
      // What is not read waits in the sockets, and then in the sender.
      for await (const chunk of response) {
        count += chunk.length;
        await pause((1000 * chunk.length) / perSecond);
      }
      resolve(count);
    })
      .on("error", reject)
      .end();
  });
}
