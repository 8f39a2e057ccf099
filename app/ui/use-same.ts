import { useState } from "react";

/**
 * The value of the last rendering as long as it says the same. What a loader answers is a new object after each
 * navigation, and whatever was made from it would be made again: of the words of the root, every component of the page.
 *
 * @param value plain data, as a loader answers it
 */
export function useSame<Value>(value: Value): Value {
  const [kept, keep] = useState(value);
  if (kept === value || JSON.stringify(kept) === JSON.stringify(value)) return kept;
  keep(value);
  return value;
}
