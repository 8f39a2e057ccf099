import { useRevalidator } from "@remix-run/react";
import { useEffect, useMemo, useRef, useState } from "react";
import type { Drag } from "../drag/use-drag.ts";
import type { Board } from "../entries/use-board.ts";
import { isSaved, labelOf } from "../plan.ts";
import type { Week } from "../read-week.ts";
import { useRoom } from "./use-room.ts";

interface SharedSheetOptions extends Pick<Week, "seq" | "week"> {
  loaded: Week["entries"];
  board: Board;
  drag: Drag;
}

/** Shares the sheet with everybody who looks at it: what they do comes to the board, and what one drags is shown to them. */
export function useSharedSheet({ loaded, seq, week, board, drag: { dragged, over } }: SharedSheetOptions) {
  const { revalidate } = useRevalidator();
  const holding = useMemo(
    () =>
      dragged && {
        calendar_id: isSaved(dragged.entry) ? dragged.entry.calendar_id : null,
        label: labelOf(dragged.entry).slice(0, 60),
        over: over?.place ?? null,
      },
    [dragged, over],
  );
  const isReset = useRef(false);
  const [resets, setResets] = useState(0);
  const { visitors, state } = useRoom({
    seq,
    loaded,
    presence: { week, holding },
    onEvents: (events) => {
      board.receive(events);
      if (events.some(({ updated }) => updated === "projects")) revalidate();
    },
    onReset: () => {
      isReset.current = true;
      revalidate();
    },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for data that were reloaded
  useEffect(() => {
    board.read(loaded, isReset.current);
    if (isReset.current) setResets((count) => count + 1);
    isReset.current = false;
  }, [loaded]);
  return {
    visitors,
    state,
    /** Times that the sheet was read again as the room could not tell what was missed. */
    resets,
  };
}
