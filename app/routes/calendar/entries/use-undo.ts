import { useRef, useState } from "react";
import { useLatest } from "#ui/use-latest.ts";
import { type Act, UndoHistory } from "./undo-history.ts";
import type { ChangeQueue } from "./use-change-queue.ts";

/** Takes back what was done on the sheet, and does it again: one act after another. */
export function useUndo({ carryOut, noted, settled }: ChangeQueue, isChanging: boolean) {
  const history = useRef(new UndoHistory());
  const [, recorded] = useState(0);
  /** Undone acts that wait for their answer: they can be redone in their turn. */
  const [undoing, setUndoing] = useState(0);
  const count = () => recorded((times) => times + 1);

  /**
   * Undoes or redoes, once everything before it has had its answer: undoing twice is one after the other. Resolves with
   * whether it was done.
   */
  async function turnBack(
    before: Promise<unknown>,
    take: () => ReturnType<UndoHistory["undo"]>,
  ): Promise<boolean> {
    await before;
    const turn = take();
    count();
    if (!turn) return false;
    const { settle, ...act } = turn;
    const became = await carryOut(act, act.before?.version);
    settle(became);
    count();
    return became !== null;
  }

  return {
    record: (done: Act) => {
      history.current.record(done);
      count();
    },
    /** Takes the last act back, or a certain one unless that is done already. */
    undo: useLatest((which?: Act) => {
      setUndoing((times) => times + 1);
      const turned = turnBack(settled(), () => history.current.undo(which));
      return noted(turned.finally(() => setUndoing((times) => times - 1)));
    }),
    redo: useLatest(() => noted(turnBack(settled(), () => history.current.redo()))),
    /** Whether a certain act can still be taken back. */
    canUndoIt: (which: Act) => history.current.has(which),
    canUndo: history.current.canUndo || isChanging,
    canRedo: history.current.canRedo || undoing > 0,
  };
}
