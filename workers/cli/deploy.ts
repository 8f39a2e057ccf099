import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { buildPages, prepareBackend, root } from "./build.ts";
import { openAccount, tokenOfOperator } from "./deployment/account.ts";
import { checkAccount } from "./deployment/checks.ts";
import { blanksOf, readPlan } from "./deployment/configuration.ts";
import { ownFolder, workers } from "./deployment/workers.ts";
import type { Finding } from "./findings.ts";
import { writeConfiguration } from "./own-configuration.ts";
import { inWords } from "./words.ts";

// `npm run deploy`: checks the account, builds the pages and deploys both Workers, the backend first, since the edge calls
// it. `-- --dry-run` builds, checks what can be checked, and deploys nothing (docs/operations.md, "Deploy from nothing").

interface Options {
  isDryRun: boolean;
  /** A JSON file of the edge's secrets. */
  secretsFile: string | undefined;
  alsoCaught: string[];
}

try {
  const options = read();
  if (!options.isDryRun) await refuseUnready(options);
  await deploy(options);
  if (options.isDryRun) await report(options);
} catch (error) {
  console.error(inWords(error));
  process.exitCode = 1;
}

function read(): Options {
  const { values } = parseArgs({
    options: {
      "dry-run": { type: "boolean", default: false },
      "secrets-file": { type: "string" },
      "also-caught": { type: "string", multiple: true, default: [] },
    },
  });
  return {
    isDryRun: values["dry-run"],
    secretsFile: values["secrets-file"],
    alsoCaught: values["also-caught"],
  };
}

/** Throws with everything that is missing; says what could not be looked at. */
async function refuseUnready(options: Options): Promise<void> {
  const blanks = blanksOf(readPlan());
  if (blanks.length > 0) throw new Error(notYet(blanks));
  const token = tokenOfOperator();
  if (!token) throw new Error("Nobody is signed in: npx wrangler login, or CLOUDFLARE_API_TOKEN");
  const findings = await findingsOf(token, options);
  for (const finding of findings.filter(({ isUnknown }) => isUnknown)) console.log(lineOf(finding));
  const missing = findings.filter(({ isGood }) => !isGood);
  if (missing.length > 0) throw new Error(notYet(missing.map(({ words }) => words)));
}

async function deploy({ isDryRun, secretsFile }: Options): Promise<void> {
  process.env.NODE_ENV = "production";
  await buildPages(ownFolder);
  prepareBackend(ownFolder);
  for (const worker of workers) {
    const options = [
      "--minify",
      "--config",
      writeConfiguration(worker, ownFolder),
      ...(isDryRun ? ["--dry-run"] : []),
    ];
    if (worker.name === "edge" && secretsFile) options.push("--secrets-file", secretsFile);
    execFileSync("wrangler", ["deploy", worker.entry, ...options], { cwd: root, stdio: "inherit" });
  }
}

/** Says after a dry run what a deployment would find. */
async function report(options: Options): Promise<void> {
  const blanks = blanksOf(readPlan());
  if (blanks.length > 0) console.log(`\n${notYet(blanks)}`);
  const token = tokenOfOperator();
  if (!token)
    return console.log("\nThe account was not looked at: nobody is signed in (npx wrangler login).");
  console.log("\nThe account:");
  for (const finding of await findingsOf(token, options)) console.log(lineOf(finding));
}

async function findingsOf(token: string, { secretsFile, alsoCaught }: Options): Promise<Finding[]> {
  // Their names alone are looked at.
  const secrets = secretsFile ? Object.keys(JSON.parse(readFileSync(secretsFile, "utf8"))) : [];
  return checkAccount(await openAccount(token), readPlan(), { secrets, alsoCaught });
}

function lineOf({ isGood, isUnknown, words }: Finding): string {
  if (isUnknown) return `  ? not looked at: ${words}`;
  return `  ${isGood ? "✓" : "✗"} ${words}`;
}

function notYet(missing: readonly string[]): string {
  const lines = missing.map((words) => `  ${words}`);
  return `Nothing is deployed yet, since this is missing (docs/operations.md):\n${lines.join("\n")}`;
}
