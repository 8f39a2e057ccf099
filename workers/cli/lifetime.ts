import { randomInt } from "node:crypto";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

/** From now on every runtime that this process starts ends with it, also where it is killed (workers/cli/workerd.sh). */
export function bindRuntimes(): void {
  // Miniflare names the runtime that it would start itself in no other way.
  const { default: workerd } = createRequire(createRequire(import.meta.url).resolve("miniflare"))("workerd");
  process.env.WORKERD = workerd;
  process.env.MINIFLARE_WORKERD_PATH = join(import.meta.dirname, "workerd.sh");
}

/**
 * Ends this process when the one that started it is gone: `npm start` that is killed would go on behind the back of the one who
 * killed it, and keep the port. `starter` is whom else it depends on, npm for one.
 */
export function endWith(starter: number | undefined): void {
  const parent = process.ppid;
  const look = () => {
    if (process.ppid !== parent || (starter && !isAlive(starter))) process.kill(process.pid, "SIGTERM");
  };
  setInterval(look, 500).unref();
}

function isAlive(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
}

/** Milliseconds until what was killed a moment ago has left its port for certain. */
const leaving = 2_500;

/** Whether a port can be had on this machine, now or as soon as a run that was killed has left it. */
export async function isFree(port: number, until = Date.now() + leaving): Promise<boolean> {
  const probe = createServer();
  const isListening = await new Promise<boolean>((resolve) => {
    probe.once("error", () => resolve(false));
    probe.listen(port, "127.0.0.1", () => resolve(true));
  });
  if (isListening) await new Promise((resolve) => probe.close(resolve));
  if (isListening || Date.now() > until) return isListening;
  await pause(100);
  return isFree(port, until);
}

/**
 * A port of this machine that nobody has. Not one that the system would give (from 32768 on with Linux): any connection going out
 * may have that a moment later, and keeps it for a minute after its end.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(10_000, 32_000);
  return (await isFree(port, 0)) ? port : freePort();
}
