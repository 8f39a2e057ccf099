import { execFileSync } from "node:child_process";
import { buildPages, prepareBackend, root } from "./build.ts";

// `npm run deploy`: builds the pages and deploys both Workers, the backend first, since the edge calls it.
// Whatever follows `--` goes on to wrangler: `npm run deploy -- --dry-run`.
const options = process.argv.slice(2);

process.env.NODE_ENV = "production";
await buildPages();
prepareBackend();
// Each is named with its entry: the paths in [alias] then start at the root and not at the configuration.
for (const [entry, config] of [
  ["workers/backend/index.ts", "workers/backend/wrangler.toml"],
  ["workers/app.ts", "wrangler.toml"],
] as const) {
  execFileSync("wrangler", ["deploy", entry, "--minify", "--config", config, ...options], {
    cwd: root,
    stdio: "inherit",
  });
}
