import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { unstable_getMiniflareWorkerOptions as readOptions } from "wrangler";
import { root } from "./build.ts";

type Options = ReturnType<typeof readOptions>["workerOptions"];
interface Read {
  of: string;
  edge: Options;
  backend: Options;
}

const configurations = { edge: "wrangler.toml", backend: "workers/backend/wrangler.toml" };
const file = join(root, "build/local/options.json");

/**
 * What both wrangler.toml say, as Miniflare wants it. Loading wrangler takes a second, which a start that is waited for does
 * without: what it read last time is kept for as long as the configurations and the packages stay as they are.
 */
export async function workerOptions(): Promise<Omit<Read, "of">> {
  const hash = createHash("sha256").update(root);
  for (const path of [...Object.values(configurations), "package-lock.json"])
    hash.update(readFileSync(join(root, path)));
  const of = hash.digest("hex");
  const kept: Read | null = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
  if (kept?.of === of) return kept;
  const { unstable_getMiniflareWorkerOptions: read } = await import("wrangler");
  const optionsOf = (path: string) => read(join(root, path)).workerOptions;
  const options = { of, edge: optionsOf(configurations.edge), backend: optionsOf(configurations.backend) };
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(options));
  return options;
}
