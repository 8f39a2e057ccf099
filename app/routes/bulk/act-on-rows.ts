import type { AppLoadContext } from "@remix-run/cloudflare";
import { formOf, unreadable } from "#app/form.ts";
import { signedOut } from "#app/guard.ts";
import { isApiError } from "#model/answer/api-error.ts";
import type { Api } from "#model/page/context.ts";
import type { ChosenRow } from "./chosen-row.ts";
import { fromField } from "./sent-rows.ts";

/** Rows in one form at most: as many as a page of a list shows at most. */
const most = 100;

/** What came of a row. */
export interface Outcome {
  /** As it is by now, where something was done. */
  row: ChosenRow;
  /** Why nothing was done: messages. Empty where it was. */
  problems: readonly string[];
}

/** What was done with a row: its next version, what brings it back where something does, and its name where that is new. */
export type Done = Partial<Pick<ChosenRow, "version" | "back" | "name">>;

/** Something that can be done with a row: each by itself, as if it were done with that alone. */
export interface Act {
  /** Throws an ApiError where it is refused. */
  run: (api: Api, row: ChosenRow, form: FormData) => Promise<Done>;
  /** Undoes that, by the row's `back`. */
  undo?: (api: Api, row: ChosenRow) => Promise<Done>;
}

/** What the dialog hears: which act it was, whether it was undone, and what came of each row. */
export interface ActAnswer {
  act: string;
  isUndone: boolean;
  /** Rows that were asked for, of which those that something came of are fewer while it runs. */
  total: number;
  outcomes: Outcome[];
}

/**
 * Does with each of the rows of a form what its pressed button says. One that is refused does not stop the others: what a
 * colleague has changed stays as it is, and is told.
 */
export async function actOnRows(
  { request, context }: { request: Request; context: AppLoadContext },
  acts: Readonly<Record<string, Act>>,
): Promise<ActAnswer> {
  const form = await formOf(request);
  const name = String(form.get("act"));
  const act = Object.hasOwn(acts, name) ? acts[name] : undefined;
  const rows = form.getAll("row").flatMap((sent) => fromField(sent) ?? []);
  if (!act || rows.length > most) throw unreadable();
  const isUndone = form.has("undo");
  const outcomes: Outcome[] = [];
  for (const row of rows) {
    const doing = isUndone ? undo(act, context.api, row) : act.run(context.api, row, form);
    outcomes.push(await outcomeOf(doing, row, { request, context }));
  }
  return { act: name, isUndone, total: rows.length, outcomes };
}

async function undo(act: Act, api: Api, row: ChosenRow): Promise<Done> {
  if (!act.undo || row.back === undefined) throw unreadable();
  const { version } = await act.undo(api, row);
  return { version };
}

async function outcomeOf(
  doing: ReturnType<Act["run"]>,
  row: ChosenRow,
  { request, context }: { request: Request; context: AppLoadContext },
): Promise<Outcome> {
  try {
    const { version, back, name = row.name } = await doing;
    return { row: { id: row.id, name, seen: row.seen, version, back }, problems: [] };
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (error.status === 401) throw await signedOut(context, request);
    if (error.status === 404) return { row, problems: ["conflict.deleted"] };
    if (error.status === 412) return { row, problems: ["bulk.row_changed"] };
    const ofFields = Object.values(error.errors).flat();
    return { row, problems: ofFields.length > 0 ? ofFields : [error.message] };
  }
}
