import { useCallback, useEffect, useMemo, useState } from "react";
import { mayPlanAll } from "#model/calendar/rules.ts";
import type { User } from "#model/user/user.ts";

const key = "calendar-past";

/**
 * Whether past weeks may be changed in this tab: an override of administrators and calendar administrators, restored
 * from session storage (specification 4.6). The backend has the last word, and writes it down (domain H10).
 */
export function usePast(user: User | null | undefined) {
  const isAllowed = user !== null && user !== undefined && mayPlanAll(user);
  const [isOpen, open] = useState(false);
  useEffect(() => open(window.sessionStorage.getItem(key) === "open"), []);
  const toggle = useCallback((next: boolean) => {
    open(next);
    window.sessionStorage.setItem(key, next ? "open" : "closed");
  }, []);
  return useMemo(() => ({ isAllowed, isOpen: isAllowed && isOpen, toggle }), [isAllowed, isOpen, toggle]);
}
export type Past = ReturnType<typeof usePast>;
