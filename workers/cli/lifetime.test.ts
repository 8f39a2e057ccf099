import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, test } from "vitest";
import { freePort, isFree } from "./lifetime.ts";

const lifetime = join(import.meta.dirname, "lifetime.ts");
const bound = `import(${JSON.stringify(lifetime)}).then(({ endWith }) => { endWith(); console.log(process.pid); setInterval(() => {}, 1000); });`;

test("a command ends when the one that started it was killed", async () => {
  const starter = `require("node:child_process").spawn(process.execPath, ["-e", ${JSON.stringify(bound)}], { stdio: ["ignore", "inherit", "inherit"] });`;
  const parent = spawn(process.execPath, ["-e", starter], { stdio: ["ignore", "pipe", "inherit"] });
  const [line] = await once(createInterface({ input: parent.stdout }), "line");
  expect(() => process.kill(Number(line), 0)).not.toThrow();
  parent.kill("SIGKILL");
  // The pipe closes with the last process that holds it, which is the command.
  await once(parent, "close");
  expect(parent.signalCode).toBe("SIGKILL");
});

test("a port that somebody has is not free, and one that is left in time is", async () => {
  const holder = createServer().listen(0, "127.0.0.1");
  await once(holder, "listening");
  const address = holder.address();
  const port = typeof address === "object" && address ? address.port : 0;
  expect(await isFree(port, 0)).toBe(false);
  const found = isFree(port);
  holder.close();
  expect(await found).toBe(true);
});

test("a port that is free is none that the system gives to a connection going out", async () => {
  const ports = await Promise.all(Array.from({ length: 50 }, () => freePort()));
  expect(Math.max(...ports)).toBeLessThan(32_768);
  expect(Math.min(...ports)).toBeGreaterThan(1023);
});
