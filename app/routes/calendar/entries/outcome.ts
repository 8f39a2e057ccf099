import { z } from "zod";
import { refusalIn } from "#model/answer/answer.ts";
import { id } from "#model/answer/fields.ts";
import { type CalendarEntry, calendarEntry, type Place } from "#model/calendar/entry.ts";
import { isSaved } from "../plan.ts";

/** What became of a change: the entry as it is now, nothing where it was deleted, or why it was refused. */
export type Outcome =
  | {
      entry: CalendarEntry | null;
      /** What it was made to, where a colleague had changed that meanwhile. */
      madeTo?: CalendarEntry;
    }
  | { refused: number; message: string | null; holder: CalendarEntry | null };

const answer = z.object({ data: calendarEntry });
const made = z.object({ calendar_id: id });

/**
 * Reads what the backend answered to a change that was to leave `meant`, null for nothing. The specification has it answer
 * with the id of a new entry and no more (§7): then the rest is as it was meant. Throws for what nobody can read.
 */
export function outcomeOf(status: number, sent: unknown, meant: CalendarEntry | null): Outcome {
  if (status >= 400) return refusal(status, sent);
  if (!meant) return { entry: null };
  const told = answer.safeParse(sent).data?.data;
  if (told?.date) return { entry: told };
  const { calendar_id } = isSaved(meant) ? meant : made.parse(sent);
  return { entry: { ...meant, calendar_id } };
}

function refusal(status: number, sent: unknown): Outcome {
  const { message } = refusalIn(sent);
  const current = answer.safeParse(sent);
  // A fault of the backend has no words that would help; the specification has (§8).
  const told = status < 500 ? (message ?? null) : null;
  return { refused: status, message: told, holder: current.success ? current.data.data : null };
}

const where = ["user_id", "date", "start_time_id"] as const;

/**
 * A change of an entry's place, made to what a colleague left of it: who moved it leaves its length as it is by now, and
 * who changed the length leaves it where it is.
 */
export function placedOver(theirs: CalendarEntry, before: Place, after: Place): CalendarEntry {
  const { user_id, date, start_time_id } = where.some((name) => before[name] !== after[name])
    ? after
    : theirs;
  const { duration } = before.duration === after.duration ? theirs : after;
  return { ...theirs, user_id, date, start_time_id, duration };
}
