import { useCallback, useEffect, useState } from "react";

const key = "calendar-panel";

/** Whether the panel is open, remembered in this browser; on a phone it covers the sheet and begins closed. */
export function usePanel() {
  const [isOpen, open] = useState(true);
  useEffect(() => {
    const isNarrow = window.matchMedia("(max-width: 767px)").matches;
    open(!isNarrow && window.localStorage.getItem(key) !== "closed");
  }, []);
  const toggle = useCallback((next: boolean) => {
    open(next);
    window.localStorage.setItem(key, next ? "open" : "closed");
  }, []);
  return { isOpen, toggle };
}
