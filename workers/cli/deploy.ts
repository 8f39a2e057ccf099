import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { buildPages, prepareBackend, root } from "./build.ts";

// `npm run deploy`: builds the pages and deploys both Workers, the backend first, since the edge calls it.
// Whatever follows `--` goes on to wrangler: `npm run deploy -- --dry-run`.
const options = process.argv.slice(2);

/** What the configurations lack as they come: docs/operations.md, "Deploy from nothing". */
const blanks: [config: string, isBlank: (text: string) => boolean, what: string][] = [
  ["wrangler.toml", (text) => !/^routes = /m.test(text), "routes, the hosts that it answers at"],
  ["wrangler.toml", (text) => /^id = "0{32}"/m.test(text), "the id of the registry TENANTS"],
  ["wrangler.toml", (text) => /^OPERATOR_HOST = ""/m.test(text), "OPERATOR_HOST, the operators' host"],
  [
    "workers/backend/wrangler.toml",
    (text) => /^MAIL_FROM = ".*@example\.com"/m.test(text),
    "MAIL_FROM, the sender of mails",
  ],
];
const missing = blanks.filter(([config, isBlank]) => isBlank(readFileSync(join(root, config), "utf8")));
if (missing.length > 0 && !options.includes("--dry-run")) {
  const lines = missing.map(([config, , what]) => `  ${config}: ${what}`);
  console.error(`Nothing is deployed yet, since this is missing (docs/operations.md):\n${lines.join("\n")}`);
  process.exit(1);
}

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
