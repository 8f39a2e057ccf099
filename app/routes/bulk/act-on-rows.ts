import { type AppLoadContext, data } from "@remix-run/cloudflare";
import { z } from "zod";
import { formOf, unreadable } from "#app/forms/form.ts";
import { type Refusal, submit } from "#app/forms/submission.ts";
import { isApiError } from "#model/answer/api-error.ts";
import type { Api } from "#model/page/context.ts";
import { type ChosenRow, fromField } from "./chosen-row.ts";
import { type ActAnswer, type Outcome, unanswered } from "./outcome.ts";

/** Rows in one form at most: as many as a page of a list shows at most. */
const most = 100;

/** What was done with a row: its next version, what brings it back where something does, and its name where that is new. */
export interface Done extends Partial<Pick<ChosenRow, "back" | "name">> {
  /** Without it the next act would run over what a colleague does between the two; none of a backend that counts none. */
  version: number | undefined;
}

/** Throws an ApiError where it is refused. */
type Doing = (api: Api, row: ChosenRow) => Promise<Done>;

/** What an act does with each row, by what was typed. */
export interface Prepared {
  run: Doing;
  /** What would bring a row back once it is done; undefined where nothing would, or it is so already. */
  wayBack?: (api: Api, row: ChosenRow) => Promise<string | undefined>;
}

/** Something that can be done with a row: each by itself, as if it were done with that alone. */
export interface Act {
  /** Reads what the act asks for. */
  input: z.ZodType<Prepared>;
  /** Undoes that, by the row's `back`. */
  undo?: Doing;
}

/** What an act does that has to know nothing. */
export const askingNothing = (prepared: Prepared): Act["input"] => z.object({}).transform(() => prepared);

/** What the dialog's form hears: what came of its rows, or what its fields were refused with. */
export type ActReply = Refusal & { answer?: ActAnswer | undefined };

/**
 * Does with each of the rows of a form what its pressed button says. One that is refused does not stop the others: what a
 * colleague has changed stays as it is, and is told.
 */
export async function actOnRows(
  { request, context }: { request: Request; context: AppLoadContext },
  acts: Readonly<Record<string, Act>>,
) {
  const form = await formOf(request);
  const name = String(form.get("act"));
  const act = Object.hasOwn(acts, name) ? acts[name] : undefined;
  const rows = form.getAll("row").flatMap((sent) => fromField(sent) ?? []);
  if (!act || rows.length > most) throw unreadable();
  const isUndone = form.has("undo");
  const answer: ActAnswer = { act: name, isUndone, total: rows.length, outcomes: [] };
  const input = isUndone ? askingNothing({ run: undoing(act) }) : act.input;
  // Asked for before it is done: it has to be known also where the answer of that does not arrive.
  const isAsked = form.has("ways");
  const { data: reply, init } = await submit({ request, context, form }, input, async (prepared) => {
    const { run } = isAsked ? lookingBack(prepared) : prepared;
    for (const row of rows) answer.outcomes.push(await outcomeOf(run(context.api, row), row));
    return { current: null };
  });
  return data<ActReply>({ ...reply, answer: reply.isSaved ? answer : undefined }, init ?? undefined);
}

/** Does nothing but to say what would bring each row back. */
const lookingBack = ({ wayBack }: Prepared): Prepared => ({
  run: async (api, row) => ({ version: row.version, back: await wayBack?.(api, row) }),
});

const undoing =
  ({ undo }: Act): Doing =>
  async (api, row) => {
    if (!undo || row.back === undefined) throw unreadable();
    const { version } = await undo(api, row);
    return { version };
  };

/** What came of one row. Throws the 401 of a session that has ended: that is of the whole form. */
async function outcomeOf(doing: Promise<Done>, row: ChosenRow): Promise<Outcome> {
  try {
    const { version, back, name = row.name } = await doing;
    return { row: { id: row.id, name, seen: row.seen, version, back }, problems: [] };
  } catch (error) {
    if (!isApiError(error) || error.status === 401) throw error;
    if (error.status === 404) return { row, problems: ["conflict.deleted"] };
    if (error.status === 412) return { row, problems: ["bulk.row_changed"] };
    const ofFields = Object.values(error.errors).flat();
    const problems = ofFields.length > 0 ? ofFields : [error.message];
    const isUnsure = error.status === 0 || error.status >= 500;
    return isUnsure ? unanswered(row, problems) : { row, problems };
  }
}
