import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { run } from "./child.ts";

/** Installs what a peer's lock file names, if it is not there yet. */
export function install(folder: string): void {
  const stamp = join(folder, "node_modules", ".installed");
  const lock = readFileSync(join(folder, "package-lock.json"));
  const wanted = createHash("sha256").update(lock).digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  // Not `npm ci`: it refuses a lock file that lacks packages for other platforms than the one it was made on.
  run(["npm", "install", "--no-save"], folder);
  writeFileSync(stamp, wanted);
}
