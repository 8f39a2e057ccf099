import type { CalendarEntry } from "#model/calendar/entry.ts";
import { labelOf } from "../plan.ts";
import type { Outcome } from "./outcome.ts";
import type { Act } from "./undo-history.ts";

/** Said at the bottom: a text key with its values, or a backend's own words. */
export interface Notice {
  kind: "success" | "error";
  key: string;
  values?: Record<string, string | number>;
  /** The act that its button undoes, also when other acts followed. */
  act?: Act;
}

/** The words of specification §8 for what was refused; where the backend says why, its own. */
export function refusalNotice(
  { before, after, copyOf }: Act,
  { refused, message, holder }: Extract<Outcome, { refused: number }>,
  isTurnedBack: boolean,
): Notice {
  if (refused === 412 || (isTurnedBack && refused === 404))
    return { kind: "error", key: "calendar.changed_since" };
  if (refused === 404 && before) return { kind: "error", key: "conflict.deleted" };
  // Nothing else conflicts on the sheet; a backend need not say who was first.
  if (refused === 409) return holder ? takenBy(holder) : { kind: "error", key: "errors.slot_taken" };
  if (message) return { kind: "error", key: message };
  if (!after) return { kind: "error", key: "calendar.delete_failed" };
  return { kind: "error", key: before || copyOf ? "calendar.move_failed" : "calendar.create_failed" };
}

/** Whose entry is there. */
export const takenBy = (holder: CalendarEntry): Notice => ({
  kind: "error",
  key: holder.changed_by?.name ? "calendar.taken_by" : "calendar.taken_by_entry",
  values: {
    who: holder.changed_by?.name ?? "",
    what: labelOf(holder),
    from: holder.start_time_id,
    until: holder.start_time_id + holder.duration,
  },
});
