import { refusalIn } from "#model/answer/answer.ts";
import { type EditedRow, type Fields, rowIn } from "./edited-row.ts";
import type { Saved } from "./saved.ts";

interface Answered {
  status: number;
  answer: unknown;
  language: string;
}

/**
 * Reads what the backend answered to a change of a row. Faults of the backend count as lost. A success that does not say
 * what the row is by now, as the specification lets it (§7), leaves it as it was sent.
 */
export function readSaved({ status, answer, language }: Answered, row: EditedRow, sent: Fields): Saved {
  const { kind } = row;
  if (status < 400) {
    const notice = rowIn(kind, answer, language);
    return { kind: "saved", row: notice ?? { ...row, fields: { ...row.fields, ...sent } } };
  }
  if (status >= 500 || status === 429) return { kind: "lost" };
  if (status === 401) return { kind: "signed_out" };
  if (status === 404) return { kind: "gone" };
  if (status === 412) {
    const theirs = rowIn(kind, answer, language);
    if (theirs) return { kind: "overtaken", row: theirs };
  }
  const { message, errors } = refusalIn(answer);
  return {
    kind: "refused",
    errors: errors ?? {},
    message: message ?? "errors.fault",
    isOutdated: status === 409,
  };
}
