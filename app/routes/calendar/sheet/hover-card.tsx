import { type RefObject, useEffect, useState } from "react";
import { useTranslation } from "#locales/use-translation.ts";
import type { CalendarEntry } from "#model/calendar/entry.ts";
import { endOf } from "#model/calendar/rules.ts";
import { showDate } from "#model/date/dates.ts";
import type { Board } from "../entries/use-board.ts";

/** Milliseconds that a pointer or the focus stays on a block before its details are shown (interface.md). */
const timeout = 300;

interface HoverCardProps {
  grid: RefObject<HTMLElement>;
  board: Board;
  /** Something is dragged: details would be in the way. */
  isOff: boolean;
}

/** The details of the block under the pointer or the focus. One card for all of them, listened for at the grid. */
export function HoverCard({ grid, board, isOff }: HoverCardProps) {
  const [shown, show] = useState<{ id: number; box: DOMRect } | null>(null);
  useEffect(() => {
    const element = grid.current;
    if (!element || isOff) return show(null);
    let waiting = 0;
    const enter = ({ target }: Event) => {
      const block = target instanceof Element ? target.closest("[data-entry]") : null;
      window.clearTimeout(waiting);
      if (!block) return show(null);
      const id = Number(block.getAttribute("data-entry"));
      waiting = window.setTimeout(() => show({ id, box: block.getBoundingClientRect() }), timeout);
    };
    const leave = () => {
      window.clearTimeout(waiting);
      show(null);
    };
    const stop = new AbortController();
    const options = { signal: stop.signal };
    element.addEventListener("pointerover", enter, options);
    element.addEventListener("focusin", enter, options);
    element.addEventListener("pointerleave", leave, options);
    element.addEventListener("focusout", leave, options);
    element.addEventListener("pointerdown", leave, options);
    window.addEventListener("scroll", leave, { ...options, capture: true });
    return () => {
      stop.abort();
      window.clearTimeout(waiting);
    };
  }, [grid, isOff]);
  const entry = shown && board.find(shown.id);
  if (!entry) return null;
  return <Card entry={entry} box={shown.box} />;
}

/** Above its block, or below where there is no room. */
function Card({ entry, box }: { entry: CalendarEntry; box: DOMRect }) {
  const { t } = useTranslation();
  const isBelow = box.top < 180;
  const left = Math.max(8, Math.min(box.left, window.innerWidth - 296));
  const edge = isBelow ? { top: box.bottom + 6 } : { bottom: window.innerHeight - box.top + 6 };
  const { name, customer, work_type, description, changed_by } = entry;
  return (
    <div aria-hidden="true" className="hover-card" style={{ left, ...edge }}>
      <b>{name || work_type?.name}</b>
      {customer && <span>{customer}</span>}
      <span className="numeric">
        {showDate(entry.date)} {entry.start_time_id}:00–{endOf(entry)}:00
      </span>
      {name && work_type && <span>{work_type.name}</span>}
      {description && <p>{description}</p>}
      {changed_by?.name && <small>{t("calendar.put_by", { who: changed_by.name })}</small>}
    </div>
  );
}
