import { globSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { officialVerdicts, ruleFiles } from "./official.ts";

export interface JudgeOptions {
  rules: string;
  saxon: string;
  work: string | undefined;
  documents: string;
}

/** Judges the documents of a folder by the official rules, and prints what they break. Answers the exit code. */
export async function judge(options: JudgeOptions): Promise<number> {
  const files = ruleFiles(options.rules);
  const work = options.work ?? mkdtempSync(join(tmpdir(), "einvoice-"));
  try {
    const verdicts = officialVerdicts(files, { saxon: options.saxon, documents: options.documents, work });
    const rows = new Map<string, { isFatal: boolean; names: string[] }>();
    for (const [name, verdict] of verdicts)
      for (const [rule, { isFatal }] of verdict)
        rows.set(rule, { isFatal, names: [...(rows.get(rule)?.names ?? []), name] });
    for (const [rule, { isFatal, names }] of rows)
      console.log(
        `${isFatal ? "error  " : "warning"} ${rule.padEnd(28)} ${names.length}   ${names.slice(0, 3).join(" ")}`,
      );
    const errors = [...rows.values()].filter(({ isFatal }) => isFatal).length;
    console.log(
      `${verdicts.size} documents judged; ${errors} rules broken, ${rows.size - errors} with warnings.`,
    );
    const left = globSync("*.xml", { cwd: options.documents }).filter((name) => !verdicts.has(name));
    if (left.length > 0) console.log(`${left.length} cannot be judged: ${left.slice(0, 3).join(" ")}`);
    return errors + left.length > 0 ? 1 : 0;
  } finally {
    if (options.work === undefined) rmSync(work, { recursive: true });
  }
}
