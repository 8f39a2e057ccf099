import { z } from "zod";
import { refusalIn } from "#model/answer/answer.ts";
import { isObject } from "#model/answer/is-object.ts";
import { estimate, position, stage } from "#model/estimate/estimate.ts";
import { positionItem } from "#model/estimate/position-item.ts";
import {
  type EditedRow,
  type Fields,
  ofEstimate,
  ofItem,
  ofPosition,
  ofStage,
  type RowKind,
} from "./edited-row.ts";
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

/** The row that a change was answered with, saved or not (412); null for what is none. */
function rowIn(kind: RowKind, answer: unknown, language: string): EditedRow | null {
  const { data, position_item } = z
    .object({ data: z.unknown().optional(), position_item: z.unknown().optional() })
    .catch({})
    .parse(isObject(answer) && ("data" in answer || "position_item" in answer) ? answer : { data: answer });
  if (kind === "item") return read(positionItem, position_item ?? data, (one) => ofItem(one, language));
  if (kind === "estimate") return read(estimate, data, (one) => ofEstimate(one, language));
  return kind === "stage" ? read(stage, data, ofStage) : read(position, data, ofPosition);
}

function read<Shape extends z.ZodType>(
  shape: Shape,
  sent: unknown,
  show: (row: z.output<Shape>) => EditedRow,
): EditedRow | null {
  const found = shape.safeParse(sent);
  return found.success ? show(found.data) : null;
}
