import { z } from "zod";
import { problem } from "~/model/answer";
import { type CalendarEntry, calendarEntry } from "~/model/calendar-entry";

/** What became of a change: the entry as it is now, nothing where it was deleted, or why it was refused. */
export type Outcome =
  | { entry: CalendarEntry | null }
  | { refused: number; message: string | null; holder: CalendarEntry | null };

const answer = z.object({ data: calendarEntry });

/** Reads what the backend answered; throws for what nobody can read. */
export function outcomeOf(method: string, status: number, sent: unknown): Outcome {
  if (status >= 400) return refusal(status, sent);
  return { entry: method === "DELETE" ? null : answer.parse(sent).data };
}

function refusal(status: number, sent: unknown): Outcome {
  const { message } = problem.partial().catch({}).parse(sent);
  const current = answer.safeParse(sent);
  // A fault of the backend has no words that would help; the specification has (§8).
  const told = status < 500 ? (message ?? null) : null;
  return { refused: status, message: told, holder: current.success ? current.data.data : null };
}
