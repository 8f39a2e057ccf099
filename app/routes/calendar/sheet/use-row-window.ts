import { type RefObject, useEffect, useState } from "react";
import { usePrinting } from "#ui/use-printing.ts";
import { rowsDrawn, spanAtFirst, spanInSight } from "./row-window.ts";

interface RowWindow {
  count: number;
  /** All rows are drawn, wherever one looks. */
  isWhole: boolean;
  /** The box of all rows, drawn or not: every row is as high as the next. */
  tracks: RefObject<HTMLElement>;
  /** Rows that stay wherever one looks; -1 for none. */
  kept: readonly number[];
}

/** The indexes of the rows to be drawn: those near what is seen of the sheet, and all while it is printed. */
export function useRowWindow({ count, isWhole, tracks, kept }: RowWindow): number[] {
  const [span, setSpan] = useState(spanAtFirst);
  const isPrinted = usePrinting();
  useEffect(() => {
    const rows = tracks.current;
    const scroller = rows?.closest("[data-scroller]");
    if (isWhole || !rows || !scroller) return;
    const look = () => {
      const [seen, all] = [scroller.getBoundingClientRect(), rows.getBoundingClientRect()];
      // The sheet is not shown: on a phone one's own week stands in its place.
      if (all.height === 0) return;
      const { from, until } = spanInSight({
        top: seen.top - all.top,
        bottom: seen.bottom - all.top,
        height: all.height / count,
      });
      setSpan((before) => (before.from === from && before.until === until ? before : { from, until }));
    };
    look();
    scroller.addEventListener("scroll", look, { passive: true });
    const resizes = new ResizeObserver(look);
    resizes.observe(scroller);
    return () => {
      scroller.removeEventListener("scroll", look);
      resizes.disconnect();
    };
  }, [count, isWhole, tracks]);
  const isAll = isWhole || isPrinted;
  return rowsDrawn(count, isAll ? { from: 0, until: count } : span, kept);
}
