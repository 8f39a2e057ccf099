import { type RefObject, useEffect, useRef } from "react";

/** Leads the focus into a row that was added to a list, and to the button that adds where a row went away with its own. */
export function useFocusFollowing(list: RefObject<HTMLElement>, count: number): void {
  const before = useRef(count);
  useEffect(() => {
    const selector = count > before.current ? "li:last-child input" : "[data-add]";
    if (count !== before.current) list.current?.querySelector<HTMLElement>(selector)?.focus();
    before.current = count;
  }, [list, count]);
}
