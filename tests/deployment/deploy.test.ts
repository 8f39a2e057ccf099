import { spawn } from "node:child_process";
import { once } from "node:events";
import { globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { root } from "#cli/build.ts";
import { startCloudflare } from "./cloudflare.ts";

/** The command as npm runs it, after the step that finds the right Node. */
async function deploy(options: string[], environment: Record<string, string> = {}) {
  const running = spawn("node", ["workers/cli/deploy.ts", ...options], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    // Nobody's account, should it ever get as far.
    env: {
      ...process.env,
      CLOUDFLARE_API_TOKEN: "none",
      PATH: `${binaries}:${process.env.PATH}`,
      ...environment,
    },
  });
  const [said, refused, [status]] = await Promise.all([
    text(running.stdout),
    text(running.stderr),
    once(running, "close"),
  ]);
  return { status, said: said + refused };
}
const binaries = join(root, "node_modules/.bin");

/** When each file was written that a local run serves. The layout engine is in its bundle; other tests unpack it too. */
const served = () =>
  Object.fromEntries(
    globSync("build/{app,router,local}/**/*", { cwd: root }).map((path) => {
      const { mtimeMs, size, ino } = statSync(join(root, path));
      return [path, `${mtimeMs} ${size} ${ino}`];
    }),
  );

test("nothing is deployed before the configurations are filled in, and it is said what they lack", async () => {
  const { status, said } = await deploy([]);
  expect(status).toBe(1);
  for (const name of ["routes", "TENANTS", "OPERATOR_HOST", "MAIL_FROM", "docs/operations.md"])
    expect(said).toContain(name);
  expect(said).not.toContain("Total Upload");
});

// Beside the server of the other tests, from the tree as it was cloned.
test("a dry run builds both Workers, and touches nothing that a local run serves", async () => {
  const before = served();
  expect(Object.keys(before)).toContain("build/local/edge/edge-worker.js");
  const cloudflare = await startCloudflare({ "/accounts": [{ id: "acc", name: "Studio" }] });
  const { status, said } = await deploy(["--dry-run"], { CLOUDFLARE_API_BASE_URL: cloudflare.address });
  cloudflare.stop();
  expect(said.match(/Total Upload/g)).toHaveLength(2);
  expect(served()).toEqual(before);
  for (const worker of ["edge", "backend"])
    expect(readFileSync(join(root, `build/deployment/${worker}.toml`), "utf8")).not.toMatch(
      /"(\.\/)?build\/(?!deployment)/,
    );
  // What the account lacks is said, and nothing was written there.
  for (const words of ["There is no bucket back-office-files", "Hosts would go live without SESSION_SECRET"])
    expect(said).toContain(words);
  expect(cloudflare.written).toEqual([]);
  expect(status).toBe(0);
}, 300_000);
