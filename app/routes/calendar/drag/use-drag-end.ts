import { useEffect } from "react";
import type { Notice } from "../entries/notice.ts";
import type { Board } from "../entries/use-board.ts";
import type { Drag } from "./use-drag.ts";

/** Ends a drag that has lost its entry, which is said, and one that Escape cancels wherever the focus is. */
export function useDragEnd(
  { dragged, cancel }: Drag,
  board: Pick<Board, "isGone">,
  notify: (notice: Notice) => void,
): void {
  const isGone = dragged !== null && board.isGone(dragged.entry.calendar_id);
  useEffect(() => {
    if (!isGone) return;
    cancel();
    notify({ kind: "error", key: "conflict.deleted" });
  }, [isGone, cancel, notify]);
  useEffect(() => {
    if (!dragged) return;
    const pressed = ({ key }: KeyboardEvent) => key === "Escape" && cancel();
    window.addEventListener("keydown", pressed);
    return () => window.removeEventListener("keydown", pressed);
  }, [dragged, cancel]);
}
