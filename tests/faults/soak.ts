import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { rowsOf, tableOf } from "./soak-table.ts";

// `npm run soak`: every harness at its full size (quality.md §2), then a table of what came of it. `npm run soak -- kill`
// runs those files whose names say so; SEED repeats a run.
const harnesses = [
  "tests/faults",
  "tests/api/broken",
  "tests/api/roles",
  "tests/api/products/hostile-files",
  "tests/api/estimates/hostile-files",
  "tests/api/session",
  "tests/api/invoices/agreement",
  "tests/gate/hosts",
  "tests/gate/forgery",
  "tests/gate/faults",
  "tests/party/simulation",
  "workers/local/demonstration",
];

const [, , ...wanted] = process.argv;
const folder = mkdtempSync(join(tmpdir(), "soak-"));
const report = join(folder, "report.json");
const { status } = spawnSync(
  "vitest",
  [
    ...["run", "--maxWorkers", "2", "--reporter", "default", "--reporter", "json"],
    ...["--outputFile.json", report, ...(wanted.length > 0 ? wanted : harnesses)],
  ],
  { stdio: "inherit", env: { ...process.env, SOAK: "1" } },
);
// The screens in a browser, with every reader.
const browser =
  wanted.length === 0 &&
  spawnSync("playwright", ["test", "accessibility"], {
    stdio: "inherit",
    env: { ...process.env, SOAK: "1" },
  });
console.log(`\n${tableOf(rowsOf(JSON.parse(readFileSync(report, "utf8"))))}`);
rmSync(folder, { recursive: true, force: true });
process.exit(status || (browser ? (browser.status ?? 1) : 0));
