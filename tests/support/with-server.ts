import { spawn } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import { ports } from "./ports.ts";

/** What workerd writes of requests that no Worker ever sees, and Remix of addresses that are none: the tests send many. */
const refusedByRuntime =
  /^(Uncaught exception: (kj\/compat\/url|workerd\/jsg|workerd\/api\/global-scope)|stack: |Received a connect event|The URL path )/;

/** Starts the product for the tests of a run and stops it afterwards. */
export default async function withServer() {
  const log = process.env.TEST_LOG ? "inherit" : "ignore";
  // A group of its own, so that it ends whole: the runtime is a process of the server's.
  const server = spawn("node", ["tests/support/serve.ts"], {
    stdio: ["ignore", log, "pipe"],
    detached: true,
  });
  const kill = () => server.pid && server.exitCode === null && process.kill(-server.pid, "SIGKILL");
  process.once("exit", kill);
  createInterface({ input: server.stderr }).on("line", (line) => {
    if (process.env.TEST_LOG || !refusedByRuntime.test(line)) console.error(line);
  });
  const ended = once(server, "exit");
  const failed = ended.then(([code]) => Promise.reject(new Error(`The server ended with ${code}`)));
  failed.catch(() => undefined);
  await Promise.race([listening(Math.max(...ports) + 1), failed]);
  return async () => {
    server.kill("SIGTERM");
    // A runtime that hangs does not hear that.
    const killing = setTimeout(kill, 20_000);
    await ended;
    clearTimeout(killing);
  };
}

async function listening(at: number): Promise<void> {
  const isOpen = await new Promise<boolean>((resolve) => {
    const socket = connect(at, "127.0.0.1", () => resolve(true)).on("error", () => resolve(false));
    socket.unref();
  });
  if (isOpen) return;
  await pause(100);
  return listening(at);
}
