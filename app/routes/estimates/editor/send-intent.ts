import { z } from "zod";
import { refusalIn } from "#model/answer/answer.ts";
import { callApi } from "#ui/call-api.ts";
import type { RowKind, RowName } from "./edited-row.ts";
import type { IntentRequest } from "./intent-request.ts";

/** What became of an act: the row that it made, if it made one, or why it was refused (a text key, or words). */
export type Acted = { made: RowName | null } | { refused: string };

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

/** Sends an act to the backend's own address, as scripts do; without them the page's action does the same. */
export async function sendIntent({ method, path, body }: IntentRequest, language: string): Promise<Acted> {
  try {
    const { status, answer: sent } = await callApi(method, path, { language, body });
    if (status >= 400) return { refused: refusalIn(sent).message ?? "errors.fault" };
    return { made: method === "POST" ? madeBy(path, sent) : null };
  } catch {
    return { refused: "errors.network" };
  }
}

function madeBy(path: string, sent: unknown): RowName | null {
  const { data, position_item } = answer.catch({}).parse(sent);
  const id = (position_item ?? data)?.id;
  const kind = kinds.find(([pattern]) => pattern.test(path))?.[1];
  return id !== undefined && kind ? `${kind}-${id}` : null;
}
