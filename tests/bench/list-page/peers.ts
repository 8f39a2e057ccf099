import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { run, start } from "../support/child.ts";
import { install } from "../support/install.ts";
import { type Content, fill } from "../support/peer-database.ts";
import type { Side } from "./sides.ts";

const peers = join(import.meta.dirname, "..", "peers");

interface Place {
  port: number;
  /** Where the SQLite files of the peers go. */
  data: string;
}

/** Express and React with nothing between them: the floor. */
export const startExpress = (content: Content, place: Place) =>
  startPeer("express", content, place, ["build/server.js"]);

export const startNext = (content: Content, place: Place) =>
  startPeer("next", content, place, ["node_modules/next/dist/bin/next", "start", "--hostname", "127.0.0.1"]);

/** Installs a peer, gives it the shared page and the product's style, builds it, and starts it on the same rows. */
async function startPeer(
  name: string,
  content: Content,
  { port, data }: Place,
  program: string[],
): Promise<Side> {
  const folder = join(peers, name);
  install(folder);
  cpSync(join(peers, "page"), join(folder, "page"), { recursive: true });
  mkdirSync(join(folder, "style"), { recursive: true });
  writeFileSync(join(folder, "style", "app.css"), content.stylesheet);
  run(["npm", "run", "build"], folder, environment);
  const file = join(data, `${name}.sqlite`);
  const token = fill(file, content);
  const env = { ...environment, PORT: String(port), DATABASE: file };
  await start({ command: [process.execPath, ...program], cwd: folder, env, port });
  return { name, port, host: "127.0.0.1", cookie: `session=${token}` };
}

const environment = { NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1", NODE_NO_WARNINGS: "1" };

/** The exact versions that a peer is pinned to. */
export function versionsOf(name: string): Record<string, string> {
  return JSON.parse(readFileSync(join(peers, name, "package.json"), "utf8")).dependencies;
}
