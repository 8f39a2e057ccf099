import { join } from "node:path";
import { root } from "#cli/build.ts";
import { start } from "../support/child.ts";
import type { Content } from "../support/peer-database.ts";
import { send } from "../support/requests.ts";
import type { Side } from "./sides.ts";

/** What the way to an object costs here without any of our code: the same processes, bindings and rows. */
export async function startHops({ projects }: Content, port: number): Promise<Side> {
  const command: [string, string] = [process.execPath, join(import.meta.dirname, "hops-server.ts")];
  await start({ command, cwd: root, env: { PORT: String(port) }, port });
  const side = { name: "hops", port, host: "127.0.0.1", cookie: "", token: "none" };
  for (let from = 0; from < projects.length; from += 1000)
    await send(side, { path: "/api/projects", method: "POST", body: projects.slice(from, from + 1000) });
  return side;
}
