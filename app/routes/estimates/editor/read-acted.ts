import { z } from "zod";
import { refusalIn } from "#model/answer/answer.ts";
import type { RowKind, RowName } from "./edited-row.ts";

const kinds: readonly (readonly [path: RegExp, kind: RowKind])[] = [
  [/stages/, "stage"],
  [/position_items/, "item"],
  [/positions/, "position"],
];

const row = z.object({ id: z.number() });
const answer = z.object({
  data: z.union([row, z.array(row).transform(([first]) => first)]).optional(),
  position_item: row.optional(),
});

/** The row that an act at a path made, as it was answered; null where it made none. */
export function madeIn(path: string, sent: unknown): RowName | null {
  const { data, position_item } = answer.catch({}).parse(sent);
  const id = (position_item ?? data)?.id;
  const kind = kinds.find(([pattern]) => pattern.test(path))?.[1];
  return id !== undefined && kind ? `${kind}-${id}` : null;
}

/** Why an act was refused: a text key, or the backend's own words. */
export const refusedIn = (sent: unknown): string => refusalIn(sent).message ?? "errors.fault";
