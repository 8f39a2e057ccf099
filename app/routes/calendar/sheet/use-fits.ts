import { type RefObject, useEffect, useState } from "react";

/**
 * Whether all days fit beside the names, so that nothing scrolls sideways. Each name that stays at the left is drawn apart
 * from its row, which is a third of the work of every frame while rows scroll: where they fit, none has to.
 */
export function useFits(grid: RefObject<HTMLElement>): boolean {
  const [isFitting, setFitting] = useState(false);
  useEffect(() => {
    const sheet = grid.current;
    const scroller = sheet?.parentElement;
    if (!sheet || !scroller) return;
    const resizes = new ResizeObserver(() => setFitting(sheet.offsetWidth <= scroller.clientWidth));
    resizes.observe(sheet);
    resizes.observe(scroller);
    return () => resizes.disconnect();
  }, [grid]);
  return isFitting;
}
