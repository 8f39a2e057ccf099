import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

interface Program {
  command: [string, ...string[]];
  cwd?: string;
  env?: Record<string, string>;
  /** The port that it opens when it is ready. */
  port: number;
}

const running = new Set<ChildProcess>();
process.on("exit", () => {
  for (const child of running) child.kill("SIGTERM");
});

/** Starts a server and waits for its port. */
export async function start({ command: [program, ...options], cwd, env, port }: Program): Promise<void> {
  if (await isOpen(port)) throw new Error(`Port ${port} is taken: name another in TEST_PORT`);
  const log = process.env.TEST_LOG ? "inherit" : "ignore";
  const child = spawn(program, options, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ["ignore", log, "inherit"],
  });
  running.add(child);
  const ended = once(child, "exit").finally(() => running.delete(child));
  const failed = ended.then(([code]) => Promise.reject(new Error(`${program} ended with ${code}`)));
  failed.catch(() => undefined);
  await Promise.race([listening(port), failed]);
}

/** Stops every server that was started. */
export async function stopAll(): Promise<void> {
  await Promise.all(
    [...running].map(async (child) => {
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
    }),
  );
}

/** Runs a program to its end; its output is shown only if it fails. */
export function run(
  [program, ...options]: [string, ...string[]],
  cwd: string,
  env: Record<string, string> = {},
): void {
  try {
    execFileSync(program, options, { cwd, env: { ...process.env, ...env }, stdio: "pipe" });
  } catch (error) {
    const { stdout, stderr } = Object(error);
    throw new Error(`${[program, ...options].join(" ")} failed\n${stdout}\n${stderr}`);
  }
}

async function listening(port: number): Promise<void> {
  while (!(await isOpen(port))) await pause(100);
}

const isOpen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => {
      socket.destroy();
      resolve(true);
    });
    socket.on("error", () => resolve(false));
  });
