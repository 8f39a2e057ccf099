import { contract, operationOf } from "./contract.ts";
import type { Finding, Result } from "./finding.ts";
import { without } from "./report.ts";

/** What is found of each operation of the contract. Of `secrets` nothing is written down. */
export function recordOf(secrets: () => string[]) {
  const results = new Map<string, Result>();

  const resultOf = (id: string): Result => {
    const known = results.get(id);
    if (known) return known;
    const { noun, method, path, level } = operationOf(id);
    const made: Result = {
      operation: id,
      noun,
      call: `${method} ${path}`,
      level,
      outcome: "not tried",
      findings: [],
      duration: 0,
    };
    results.set(id, made);
    return made;
  };

  return {
    resultOf,
    add: (id: string, ...findings: Finding[]): void => {
      const result = resultOf(id);
      for (const one of findings) {
        const got = without(secrets(), one.got);
        const isKnown = result.findings.some(({ field }) => field === one.field);
        if (!isKnown) result.findings.push({ ...one, got });
      }
      if (result.outcome !== "absent" && result.findings.some(({ level }) => level !== "may"))
        result.outcome = "differs";
    },
    skip: (id: string, reason: string): void => {
      const result = resultOf(id);
      if (result.findings.length === 0) Object.assign(result, { outcome: "not tried", reason });
    },
    results: () => contract.map(({ id }) => resultOf(id)),
  };
}
