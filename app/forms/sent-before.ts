import type { Refusal } from "./submission.ts";

/**
 * What a form that was refused, or kept while its session had ended, sent along unseen: what its sender had seen. The page
 * has been read again since, and a change that a colleague made meanwhile must not count as seen (as EditBaseline has it).
 */
export function sentBefore(lastResult: Refusal | undefined, name: string): string | undefined {
  if (!lastResult?.initialValue) return undefined;
  const sent = lastResult.initialValue[name];
  // What was sent empty is left out there.
  return typeof sent === "string" ? sent : "";
}
