import { ApiError } from "#model/answer/api-error.ts";
import type { Api } from "#model/page/context.ts";
import { type Act, askingNothing, type Done, type Prepared } from "./act-on-rows.ts";
import type { ChosenRow } from "./chosen-row.ts";

/** Something of a row that becomes what is wanted, and is brought back by what it was. */
export interface Change<Now, Wanted> {
  /** The row as it is by now. */
  read: (api: Api, row: ChosenRow) => Promise<Now>;
  isSo: (now: Now, wanted: Wanted) => boolean;
  /** What would bring it back; undefined where nothing would. */
  wayBack: (now: Now, wanted: Wanted) => string | undefined;
  /** Changes it, and answers with its next version. Throws an ApiError where it is refused. */
  send: (api: Api, row: ChosenRow, made: { now: Now; wanted: Wanted }) => Promise<number | undefined>;
}

/**
 * Changes a row where it is not so yet. What was so before is done, and left by an undo: a colleague has done it. A row whose
 * answer was lost is sent again with its key and version: a backend that has done it says so, and what the row's version was
 * right after that. Where it is otherwise again by now, a colleague has changed it since.
 */
export async function become<Now, Wanted>(
  { read, isSo, wayBack, send }: Change<Now, Wanted>,
  { api, row, wanted }: { api: Api; row: ChosenRow; wanted: Wanted },
): Promise<Done> {
  const now = await read(api, row);
  const isSent = !isSo(now, wanted) || (row.again && row.version !== undefined);
  const version = isSent ? await send(api, row, { now, wanted }) : row.version;
  if (row.again) {
    if (!isSo(await read(api, row), wanted)) throw new ApiError(412, "bulk.row_changed");
    return { version, back: row.way };
  }
  return { version, back: isSent ? wayBack(now, wanted) : undefined };
}

/** What an act does by what was typed. */
export const changing =
  <Now, Wanted>(change: Change<Now, Wanted>) =>
  (wanted: Wanted): Prepared => ({
    run: (api, row) => become(change, { api, row, wanted }),
    wayBack: async (api, row) => {
      const now = await change.read(api, row);
      return change.isSo(now, wanted) ? undefined : change.wayBack(now, wanted);
    },
  });

/** What an act does that has to know nothing. */
export const changingTo = <Now, Wanted>(change: Change<Now, Wanted>, wanted: Wanted): Act["input"] =>
  askingNothing(changing(change)(wanted));
