// The first step of `npm start` and `npm test`: runs on whatever Node the machine has, installs what package-lock.json
// names if it is not there, and goes on under the project's own Node (package `node`).
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
const [command, ...options] = process.argv.slice(2);
const binaries = join(root, "node_modules", ".bin");
const stamp = join(root, "node_modules", ".installed");
const wanted = createHash("sha256")
  .update(readFileSync(join(root, "package-lock.json")))
  .digest("hex");

if (!existsSync(stamp) || readFileSync(stamp, "utf8") !== wanted) {
  console.log("Installing packages…");
  // Not `npm ci`: it refuses a lock file that lacks packages for other platforms than the one it was made on.
  run("npm", ["install", "--no-save", "--no-fund", "--no-audit"]);
  writeFileSync(stamp, wanted);
}
// A command that is interrupted ends itself, in its own time, and is waited for.
process.on("SIGINT", () => undefined);
run(join(binaries, "node"), [join(root, "workers", "cli", `${command}.ts`), ...options]);

function run(program, parameters) {
  const env = {
    ...process.env,
    PATH: `${binaries}${delimiter}${process.env.PATH}`,
    WRANGLER_SEND_METRICS: "false",
    // npm waits for its script as long as it lives: what runs under it ends with it (workers/cli/lifetime.ts).
    ...(process.env.npm_lifecycle_event && { STARTED_BY: String(process.ppid) }),
  };
  const { status, signal } = spawnSync(program, parameters, { cwd: root, stdio: "inherit", env });
  if (signal) process.kill(process.pid, signal);
  if (status !== 0) process.exit(status ?? 1);
}
