import { join } from "node:path";
import { newInstallation, port } from "#tests/support/installation.ts";
import { start } from "../support/child.ts";
import { install } from "../support/install.ts";
import type { Target } from "../support/requests.ts";

export const folder = join(import.meta.dirname, "../peers/pass-through");

export interface Side extends Target {
  name: string;
}

/** The backend itself, the product in front of it, and @fastify/http-proxy in front of it, on ports from this one. */
export async function startSides(from: number): Promise<{ direct: Side; ours: Side; fastify: Side }> {
  install(folder);
  const backend = `http://127.0.0.1:${from}`;
  await startPeer("backend.js", from);
  await startPeer("fastify.js", from + 1, { UPSTREAM: backend });
  const { host } = await newInstallation({ backend, title: "Savs birojs" });
  const signedIn = { cookie: "", token: "of-the-backend" };
  return {
    direct: { name: "direct", port: from, host: "127.0.0.1", ...signedIn },
    ours: { name: "ours", port, host, ...signedIn },
    fastify: { name: "fastify", port: from + 1, host: "127.0.0.1", ...signedIn },
  };
}

function startPeer(program: string, port: number, env: Record<string, string> = {}): Promise<void> {
  const command: [string, string] = [process.execPath, program];
  return start({ command, cwd: folder, env: { PORT: String(port), ...env }, port });
}
