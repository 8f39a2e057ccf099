import { execFileSync } from "node:child_process";
import { buildPages, prepareBackend, root } from "./build.ts";

// `npm run deploy`: builds the pages and deploys both Workers, the backend first, since the edge calls it.
// Whatever follows `--` goes on to wrangler: `npm run deploy -- --dry-run`.
const options = process.argv.slice(2);

process.env.NODE_ENV = "production";
buildPages();
prepareBackend();
for (const config of ["workers/backend/wrangler.toml", "wrangler.toml"]) {
  execFileSync("wrangler", ["deploy", "--minify", "--config", config, ...options], {
    cwd: root,
    stdio: "inherit",
  });
}
