/** What a key does on the sheet. */
export type Action =
  | "left"
  | "right"
  | "up"
  | "down"
  | "previousDay"
  | "nextDay"
  | "first"
  | "last"
  | "pageUp"
  | "pageDown"
  | "take"
  | "put"
  | "copy"
  | "cancel"
  | "longer"
  | "shorter"
  | "remove"
  | "open"
  | "undo"
  | "redo";

interface Key {
  key: string;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
}

const moves: Record<string, Action> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
  Home: "first",
  End: "last",
  PageUp: "pageUp",
  PageDown: "pageDown",
};

const resizes: Record<string, Action> = { "+": "longer", "=": "longer", "-": "shorter", _: "shorter" };

/**
 * What a pressed key means; null where the sheet has no use for it. Space and Enter put down what is dragged, with Alt,
 * Ctrl or ⌘ a copy of it, as with the mouse (specification 2.6).
 */
export function actionOf(
  { key, altKey, ctrlKey, metaKey, shiftKey }: Key,
  isHolding: boolean,
): Action | null {
  const isCommand = ctrlKey || metaKey;
  const isCopy = isCommand || altKey;
  const isPress = key === " " || key === "Enter";
  if (isCommand && key.toLowerCase() === "z") return shiftKey ? "redo" : "undo";
  if (isCommand && key.toLowerCase() === "y") return "redo";
  if (isHolding && isPress) return isCopy ? "copy" : "put";
  if (isHolding && key === "Escape") return "cancel";
  if (isCommand && key === "ArrowLeft") return "previousDay";
  if (isCommand && key === "ArrowRight") return "nextDay";
  if (shiftKey && key === "ArrowRight") return "longer";
  if (shiftKey && key === "ArrowLeft") return "shorter";
  if (moves[key] && !isCopy) return moves[key];
  if (isHolding || isCopy) return null;
  if (key === " ") return "take";
  if (key === "Enter") return "open";
  if (key === "Delete" || key === "Backspace") return "remove";
  return resizes[key] ?? null;
}
