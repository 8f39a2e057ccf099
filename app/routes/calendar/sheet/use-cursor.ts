import type { KeyboardEvent, MouseEvent, RefObject } from "react";
import type { Over } from "../drag/use-drag.ts";
import { type KeyOptions, keyActions } from "./key-actions.ts";
import { actionOf } from "./keys.ts";
import { cellBelow, cellOf, placeAt } from "./shape.ts";
import { useCursorCell } from "./use-cursor-cell.ts";

interface CursorOptions extends KeyOptions {
  tracks: RefObject<HTMLElement>;
  /** The entry whose address the page was opened at; not a number where it is none. */
  opened: number;
}

type Pointed = Pick<MouseEvent, "clientX" | "clientY" | "altKey" | "ctrlKey" | "metaKey">;

/** What keys and a choosing pointer do on the sheet (interface.md, quality.md §3). */
export function useCursor({ tracks, opened, ...options }: CursorOptions) {
  const { board, drag, shape } = options;
  const cell = useCursorCell({ board, dragged: drag.dragged, shape, tracks, opened });

  function pressed(event: KeyboardEvent): void {
    const action = actionOf(event, drag.dragged !== null);
    if (!action) return;
    event.preventDefault();
    keyActions(cell, options)[action]();
  }

  /** What was chosen follows the pointer until it is put down by a click; where it would be there. */
  function pointed({ clientX, clientY, altKey, ctrlKey, metaKey }: Pointed): Over | null {
    const box = tracks.current?.getBoundingClientRect();
    const below = box && cellBelow(shape, { x: clientX, y: clientY }, box);
    if (!drag.dragged) return null;
    const place = below ? placeAt(shape, below, drag.dragged.entry.duration) : null;
    return drag.hover(place, altKey || ctrlKey || metaKey);
  }

  /** Puts down what is in hand. Keys go on where it is by now: the focus would fall back to where it was taken. */
  function put(over: Over | null, isCopy: boolean): void {
    const next = over && cellOf(shape, over.place);
    if (drag.put(over, isCopy) && next && !isCopy) cell.point(next);
  }

  return {
    at: cell.at,
    entered: cell.entered,
    left: cell.left,
    pressed,
    pointed,
    put,
  };
}
export type Cursor = ReturnType<typeof useCursor>;
