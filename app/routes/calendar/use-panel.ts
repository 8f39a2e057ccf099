import { useCallback, useEffect, useState } from "react";

const key = "calendar-panel";

/** Where the panel covers the sheet instead of standing beside it. */
const isCovering = () => window.matchMedia("(max-width: 767px)").matches;
/** Where a week beside the panel would have no room for its words. */
const isNarrow = () => window.matchMedia("(max-width: 1599px)").matches;

/**
 * Whether the panel is open. Below 1600 px it begins folded away, unless somebody opened it: that is remembered in this
 * browser, but for a phone, where it covers the sheet. Null until the window is known; the styles show it as it will be.
 */
export function usePanel() {
  const [isOpen, open] = useState<boolean | null>(null);
  useEffect(() => {
    const chosen = window.localStorage.getItem(key);
    open(!isCovering() && (chosen ? chosen === "open" : !isNarrow()));
  }, []);
  const toggle = useCallback((next: boolean) => {
    open(next);
    if (!isCovering()) window.localStorage.setItem(key, next ? "open" : "closed");
  }, []);
  const makeRoom = useCallback(() => {
    if (isCovering()) open(false);
  }, []);
  return { isOpen, toggle, makeRoom };
}
