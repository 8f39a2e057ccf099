import type { Finding, Level, Result } from "./finding.ts";

/** What a run came to. */
export interface Report {
  backend: string;
  mode: "read-only" | "full";
  results: Result[];
  /** Rows of the kit's own that it could not take away again, for people. */
  left: string[];
  /** Set where the run was stopped before its end: why. */
  stopped?: string;
}

/** Whether a backend can serve the product: nothing that the specification names differs, and nothing was left behind. */
export const isPassed = ({ results, left, stopped }: Report) =>
  countOf(results, "must") === 0 && left.length === 0 && stopped === undefined;

export const countOf = (results: Result[], level: Level) =>
  results.flatMap(({ findings }) => findings).filter((finding) => finding.level === level).length;

/** Words that must not be shown, wherever a backend may have repeated them. */
export const without = (secrets: string[], text: string) =>
  secrets
    .filter((secret) => secret.length > 3)
    .reduce((shown, secret) => shown.replaceAll(secret, "…"), text);

/** The report for people: a table of each noun, then the sum. */
export function inWords(report: Report): string {
  const { backend, mode, results, left, stopped } = report;
  const nouns = [...new Set(results.map(({ noun }) => noun))];
  const tables = nouns.map((noun) =>
    tableOf(
      noun,
      results.filter((result) => result.noun === noun),
    ),
  );
  const tried = results.filter(({ outcome }) => outcome !== "not tried");
  const sums = [
    `${tried.length} of ${results.length} operations were tried: ${count(results, "ok")} as they should be, ` +
      `${count(results, "differs")} differ, ${count(results, "absent")} are not there.`,
    `Differences: ${countOf(results, "must")} must, ${countOf(results, "should")} should.`,
    ...left.map((row) => `Left behind: ${row}`),
    ...(stopped === undefined ? [] : [`Stopped: ${stopped}`]),
  ];
  const head = `${backend}, ${mode === "full" ? "read and written" : "read only"}`;
  return [head, ...tables, sums.join("\n")].join("\n\n");
}

const count = (results: Result[], outcome: Result["outcome"]) =>
  results.filter((result) => result.outcome === outcome).length;

const markWidth = 10;
const callWidth = 60;

/** The operations of one noun. Those that only a full run tries are counted. */
function tableOf(noun: string, results: Result[]): string {
  const shown = results.filter(({ outcome, reason }) => outcome !== "not tried" || reason);
  const rest = results.length - shown.length;
  return [noun, ...shown.flatMap(linesOf), ...(rest > 0 ? [`  ${rest} more were not tried`] : [])].join("\n");
}

function linesOf(result: Result): string[] {
  const { call, findings } = result;
  const line = `  ${markOf(result).padEnd(markWidth)} ${call.padEnd(callWidth)} ${asideOf(result)}`;
  return [line.trimEnd(), ...findings.map(lineOf)];
}

const markOf = ({ outcome, level }: Result) => (outcome === "absent" && level === "may" ? "–" : outcome);

function asideOf({ outcome, level, duration, reason = "" }: Result): string {
  if (outcome === "not tried") return reason;
  if (outcome === "absent" && level === "may") return "optional";
  return outcome === "ok" ? `${duration} ms` : "";
}

const lineOf = ({ level, field, expected, got }: Finding) =>
  `    ${level.padEnd(8)} ${field}: expected ${expected}, got ${got}`;
