import { join } from "node:path";
import { start } from "../support/child.ts";
import { install } from "../support/install.ts";
import { type Content, fill } from "../support/peer-database.ts";
import type { Side } from "./sides.ts";

const folder = join(import.meta.dirname, "../peers/api");

/** Hono with better-sqlite3 and nothing between them, over the same rows in a file of its own. */
export async function startFloor(
  content: Content,
  { port, data }: { port: number; data: string },
): Promise<Side> {
  install(folder);
  const file = join(data, `floor-${port}.sqlite`);
  const token = fill(file, content);
  const command: [string, string] = [process.execPath, "server.js"];
  await start({ command, cwd: folder, env: { PORT: String(port), DATABASE: file }, port });
  return { name: "floor", port, host: "127.0.0.1", cookie: "", token };
}
