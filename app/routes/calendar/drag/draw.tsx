import { type RefObject, useEffect, useState } from "react";
import type { Place } from "#model/calendar/entry.ts";
import { useLatest } from "#ui/use-latest.ts";
import { boxOf } from "../sheet/target.tsx";
import { freeHourAt, freeHoursTo, type Ground } from "./free-hours.ts";

interface DrawProps extends Omit<Ground, "rows"> {
  tracks: RefObject<HTMLElement>;
  /** Opens the form of a new entry at a place. */
  onDrawn: (place: Place) => void;
}

interface Drawn {
  place: Place;
  /** The button is down: the place grows and shrinks. */
  isDrawn: boolean;
}

/**
 * Free cells take a new entry where one clicks or taps, or as long as a mouse is drawn over them. One outline for all of
 * them shows which it would be.
 */
export function Draw({ tracks, shape, board, onDrawn }: DrawProps) {
  const [at, show] = useState<Drawn | null>(null);
  const ground = useLatest((rows: Element): Ground => ({ rows, shape, board }));
  const done = useLatest(onDrawn);
  useEffect(() => {
    const rows = tracks.current;
    const grid = rows?.closest<HTMLElement>("[role=grid]");
    if (!rows || !grid) return;
    return listen(grid, () => ground(rows), {
      show: (next) => show((before) => (isSame(before, next) ? before : next)),
      done,
    });
  }, [tracks, ground, done]);
  const box = at && boxOf(shape, at.place);
  return box && <div className="draw" data-drawn={at.isDrawn || undefined} style={box} />;
}

interface Answers {
  show: (drawn: Drawn | null) => void;
  done: (place: Place) => void;
}

/** Follows the pointer over the grid. Returns what ends it. */
function listen(grid: HTMLElement, ground: () => Ground, { show, done }: Answers): () => void {
  let from: Place | null = null;
  let drawn: Place | null = null;
  /** A finger that moves scrolls: it has its click alone. */
  let isMouse = false;

  function end(): void {
    from = null;
    drawn = null;
    show(null);
  }
  function pressed(event: PointerEvent): void {
    end();
    isMouse = event.pointerType === "mouse";
    if (!isMouse || event.button !== 0) return;
    from = freeHourAt(ground(), event);
    drawn = from;
    if (from) show({ place: from, isDrawn: true });
  }
  function moved(event: PointerEvent): void {
    if (event.pointerType !== "mouse") return;
    if (from) drawn = freeHoursTo(from, ground(), event);
    const place = drawn ?? (event.buttons === 0 ? freeHourAt(ground(), event) : null);
    show(place && { place, isDrawn: from !== null });
  }
  function released(): void {
    const place = drawn;
    end();
    if (place) done(place);
  }
  function tapped(event: MouseEvent): void {
    const place = isMouse ? null : freeHourAt(ground(), event);
    if (place) done(place);
  }
  function keyed({ key }: KeyboardEvent): void {
    if (key === "Escape") end();
  }

  const stop = new AbortController();
  const options = { signal: stop.signal };
  grid.addEventListener("pointerdown", pressed, options);
  grid.addEventListener("click", tapped, options);
  window.addEventListener("pointermove", moved, { ...options, passive: true });
  window.addEventListener("pointerup", released, options);
  window.addEventListener("keydown", keyed, options);
  return () => stop.abort();
}

const isSame = (one: Drawn | null, other: Drawn | null) =>
  one === other ||
  (one !== null &&
    other !== null &&
    one.isDrawn === other.isDrawn &&
    one.place.user_id === other.place.user_id &&
    one.place.date === other.place.date &&
    one.place.start_time_id === other.place.start_time_id &&
    one.place.duration === other.place.duration);
