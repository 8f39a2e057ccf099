import { problem } from "~/model/answer";
import { type RowKind, rowIn } from "./edited-row";
import type { Saved } from "./save-row";

/** Reads what the backend answered to a change of a row. Faults of the backend and strange answers count as lost. */
export function readSaved(kind: RowKind, status: number, answer: unknown, language: string): Saved {
  if (status < 400) {
    const row = rowIn(kind, answer, language);
    return row ? { kind: "saved", row } : { kind: "lost" };
  }
  if (status >= 500 || status === 429) return { kind: "lost" };
  if (status === 401) return { kind: "signed_out" };
  if (status === 404) return { kind: "gone" };
  if (status === 412) {
    const row = rowIn(kind, answer, language);
    if (row) return { kind: "overtaken", row };
  }
  const { message, errors } = problem.partial().catch({}).parse(answer);
  return { kind: "refused", errors: errors ?? {}, message: message ?? "errors.fault" };
}
