import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkEinvoice } from "#model/einvoice/check.ts";
import { ruleSets } from "#model/einvoice/rules/sets.ts";
import { readXml } from "#model/xml/read.ts";
import { type Given, givenIn } from "./given.ts";
import { Halt } from "./halt.ts";
import { mutated, poolOf, randomOf } from "./mutate.ts";
import { officialVerdicts, ruleFiles, rulesIn, type Verdict } from "./official.ts";
import { serialise } from "./serialise.ts";

export interface AgreeOptions {
  rules: string;
  saxon: string;
  work: string | undefined;
  mutated: number;
  seed: number;
}

/** How one rule was judged by both. */
interface Row {
  /** Documents that break it officially, those that both say so of as often, and those of which they do not. */
  official: number;
  agreed: number;
  differing: string[];
}

/** Judges the same documents by the official rules and by our checker, and prints where they differ. Answers the exit code. */
export async function agree(options: AgreeOptions): Promise<number> {
  const files = ruleFiles(options.rules);
  const work = options.work ?? mkdtempSync(join(tmpdir(), "einvoice-"));
  try {
    const documents = join(work, "documents");
    mkdirSync(documents, { recursive: true });
    const counts = write(options, documents);
    console.log(`${counts.given} documents are given, ${counts.made} are made of them; they are judged…`);
    const verdicts = officialVerdicts(files, { saxon: options.saxon, documents, work });
    return report(compare(documents, verdicts, rulesIn(files)), files, {
      judged: verdicts.size,
      made: [...verdicts.keys()].filter((name) => name.startsWith("mutated-")).length,
    });
  } finally {
    if (options.work === undefined) rmSync(work, { recursive: true });
  }
}

/** Writes what is judged: the documents that are given, and changed ones. */
function write({ rules, mutated: count, seed }: AgreeOptions, to: string): { given: number; made: number } {
  const given = givenIn(rules);
  const whole = given.filter(({ isUnit }) => !isUnit);
  if (given.length === 0) throw new Halt(`There are no documents in ${rules}.`);
  for (const { name, element } of given) writeFileSync(join(to, `${name}.xml`), serialise(element));
  const next = randomOf(seed);
  const pool = poolOf(given);
  const pick = (all: readonly Given[]) => all[Math.floor(next() * all.length)];
  for (let index = 0; index < count; index += 1) {
    // Of whole documents more often: parts say little about totals.
    const base = pick(whole.length > 0 && next() < 0.75 ? whole : given);
    if (base)
      writeFileSync(join(to, `mutated-${index + 1}.xml`), serialise(mutated(base.element, pool, next)));
  }
  return { given: given.length, made: count };
}

/** How often our checker says that a document breaks each rule. */
function ours(file: string): Map<string, number> {
  const reading = readXml(readFileSync(file));
  const counts = new Map<string, number>();
  if (!reading.isRead) throw new Halt(`${file} is not read: ${reading.refusal.reason}.`);
  for (const { rule } of checkEinvoice(reading.element)) counts.set(rule, (counts.get(rule) ?? 0) + 1);
  return counts;
}

/** By rule, each official one that we carry: rules of our own are judged by nobody else. */
function compare(
  documents: string,
  verdicts: ReadonlyMap<string, Verdict>,
  official: readonly string[],
): Map<string, Row> {
  const all = new Set(ruleSets.flatMap((set) => set.flatMap(({ rules }) => rules.map(({ rule }) => rule))));
  const carried = official.filter((rule) => all.has(rule));
  const rows = new Map<string, Row>(carried.map((rule) => [rule, { official: 0, agreed: 0, differing: [] }]));
  for (const name of globSync("*.xml", { cwd: documents }).toSorted()) {
    const verdict = verdicts.get(name);
    // Read in any case: a document that cannot be judged may not throw either.
    const mine = ours(join(documents, name));
    if (!verdict) continue;
    for (const [rule, row] of rows) {
      const theirs = verdict.get(rule)?.times ?? 0;
      if (theirs > 0) row.official += 1;
      if (theirs !== (mine.get(rule) ?? 0)) row.differing.push(name);
      else if (theirs > 0) row.agreed += 1;
    }
  }
  return rows;
}

function report(
  rows: ReadonlyMap<string, Row>,
  files: readonly string[],
  { judged, made }: { judged: number; made: number },
): number {
  const official = rulesIn(files);
  const missing = official.filter((rule) => !rows.has(rule));
  console.log("rule                          broken   agreed   differing");
  for (const [rule, { official: broken, agreed, differing }] of [...rows].toSorted(([a], [b]) => order(a, b)))
    if (broken > 0 || differing.length > 0)
      console.log(
        `${rule.padEnd(28)}${cell(broken)}${cell(agreed)}${cell(differing.length)}   ${differing.slice(0, 3).join(" ")}`,
      );
  const broken = [...rows.values()].filter((row) => row.official > 0).length;
  const differing = [...rows.values()].filter((row) => row.differing.length > 0).length;
  console.log(`\n${judged} documents judged, ${made} of them changed ones.`);
  console.log(`${rows.size} rules carried of ${official.length}; ${broken} broken by some document.`);
  console.log(`${differing} rules judged otherwise somewhere.`);
  console.log(`Not carried: ${missing.join(" ")}`);
  return differing > 0 ? 1 : 0;
}

const cell = (count: number): string => String(count).padStart(9);
const order = (a: string, b: string): number => a.localeCompare(b, "en", { numeric: true });
