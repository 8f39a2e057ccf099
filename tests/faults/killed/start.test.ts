import { type ChildProcess, execFileSync, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { freePort, isFree } from "#cli/lifetime.ts";

const data = mkdtempSync(join(tmpdir(), "back-office-start-"));
const started: ChildProcess[] = [];

/** The product in a process of its own, and the runtimes below it, by their numbers. */
async function start(port: number) {
  const child = fork(join(import.meta.dirname, "serve.ts"), [String(port), data], {
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  started.push(child);
  const ended = once(child, "exit").then(() => Promise.reject(new Error("The server did not start")));
  ended.catch(() => undefined);
  await Promise.race([once(child, "message"), ended]);
  return { child, runtimes: runtimesOf(child.pid) };
}

function runtimesOf(parent: number | undefined): number[] {
  const lines = execFileSync("ps", ["-eo", "pid=,ppid=,args="], { encoding: "utf8" }).split("\n");
  const rows = lines.map((line) => line.trim().split(/\s+/, 3));
  return rows
    .filter(([, above, program]) => Number(above) === parent && program?.includes("workerd"))
    .map(([id]) => Number(id));
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  await ended;
}

afterAll(async () => {
  await Promise.all(started.map(kill));
  rmSync(data, { recursive: true, force: true });
});

// The process alone: a group that is killed whole takes its runtime along anyway.
test("a start that is killed takes its runtime along, and the next one serves at the same port", async () => {
  const port = await freePort();
  const first = await start(port);
  expect(first.runtimes).toHaveLength(1);
  await kill(first.child);
  expect(await isFree(port)).toBe(true);
  const second = await start(port);
  expect(second.runtimes).toHaveLength(1);
  expect(second.runtimes).not.toEqual(first.runtimes);
  const answer = await fetch(`http://127.0.0.1:${port}/health`);
  // Nobody's host: it is the gate that answers.
  expect(answer.status).toBe(421);

  // What it keeps is its owner's alone.
  const files = readdirSync(data, { recursive: true, encoding: "utf8" });
  expect(files.some((file) => file.endsWith(".sqlite"))).toBe(true);
  expect(files.filter((file) => statSync(join(data, file)).mode & 0o077)).toEqual([]);
});
