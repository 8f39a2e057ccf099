import { useEffect } from "react";
import { isTyping } from "#ui/is-typing.ts";
import { useLatest } from "#ui/use-latest.ts";
import { actionOf } from "./sheet/keys.ts";

/** Undoes and redoes by keys wherever the focus is: a pointer that moves or resizes a block leaves it outside the sheet. */
export function useUndoKeys(undo: () => void, redo: () => void): void {
  const press = useLatest((event: KeyboardEvent) => {
    if (event.defaultPrevented || isTyping(event.target)) return;
    const action = actionOf(event, false);
    if (action !== "undo" && action !== "redo") return;
    event.preventDefault();
    if (action === "undo") undo();
    else redo();
  });
  useEffect(() => {
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [press]);
}
