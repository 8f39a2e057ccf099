import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { start } from "../support/child.ts";
import { install } from "../support/install.ts";
import { type Door, saying } from "./door.ts";

/** A server whose screens are told of what one client drops. */
export interface Side {
  name: string;
  door: Door;
  /** The request that commits the drop of that number. */
  drop: (number: number) => { method: string; path: string; headers: Record<string, string>; body: string };
}

const peers = join(import.meta.dirname, "../peers/live");

interface Peer {
  name: string;
  program: string;
  port: number;
  env?: Record<string, string>;
  door?: Partial<Door>;
}

/** Starts a peer, which sends what is posted to it: `message` is one of ours, so that all sides send as many bytes. */
export async function startPeer({ name, program, port, env, door }: Peer, message: string): Promise<Side> {
  install(peers);
  const database = join(mkdtempSync(join(tmpdir(), "live-")), "drops.sqlite");
  const command: [string, string] = [process.execPath, program];
  await start({ command, cwd: peers, env: { PORT: String(port), DATABASE: database, ...env }, port });
  return {
    name,
    door: { port, path: "/", headers: {}, speaks: "messages", ...door },
    drop: (number) => ({
      method: "POST",
      path: "/",
      headers: { "Content-Type": "application/json" },
      body: message.replaceAll(/drop \d+\./g, saying(number)),
    }),
  };
}

const socketIo = { path: "/socket.io/?EIO=4&transport=websocket", speaks: "socket.io" } as const;

/** The peers, on ports from this one. */
export const peersFrom = (port: number): Peer[] => [
  { name: "bare object", program: join(import.meta.dirname, "floor.ts"), port },
  { name: "ws", program: "ws.js", port: port + 1 },
  { name: "socket.io", program: "socket.io.js", port: port + 2, door: socketIo },
];

/** Socket.IO as it sends what a screen missed. */
export const withRecovery = (port: number): Peer => ({
  name: "socket.io, recovery",
  program: "socket.io.js",
  port,
  env: { RECOVERY: "yes" },
  door: socketIo,
});
