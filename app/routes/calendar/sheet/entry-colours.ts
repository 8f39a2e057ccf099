import type { CSSProperties } from "react";
import { textOn } from "#model/branding/contrast.ts";
import type { CalendarEntry } from "#model/calendar/entry.ts";

const known = new Map<string, CSSProperties>();

/** Fill and text of a block: its work type's colour with a text that can be read on it; quiet brand colours without one. */
export function entryColours({ work_type }: Pick<CalendarEntry, "work_type">): CSSProperties | undefined {
  if (!work_type) return undefined;
  const { color } = work_type;
  const colours = known.get(color) ?? { background: color, color: textOn(color) };
  known.set(color, colours);
  return colours;
}
