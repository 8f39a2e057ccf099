import { useCallback, useEffect, useState } from "react";

const key = "calendar-panel";

/** Where the panel covers the sheet instead of standing beside it. */
const isNarrow = () => window.matchMedia("(max-width: 767px)").matches;

/** Whether the panel is open, remembered in this browser; on a phone it covers the sheet and begins closed. */
export function usePanel() {
  const [isOpen, open] = useState(true);
  useEffect(() => open(!isNarrow() && window.localStorage.getItem(key) !== "closed"), []);
  const toggle = useCallback((next: boolean) => {
    open(next);
    if (!isNarrow()) window.localStorage.setItem(key, next ? "open" : "closed");
  }, []);
  const makeRoom = useCallback(() => {
    if (isNarrow()) open(false);
  }, []);
  return { isOpen, toggle, makeRoom };
}
