import { useEffect, useState } from "react";
import { clockOf } from "#model/date/dates.ts";
import type { Day } from "../week-days.ts";
import { columnsOf, hoursOf, type SheetShape } from "./shape.ts";

/** Milliseconds between two looks at the clock. */
const pause = 30_000;

/** A hairline where now is, on the wall clock of the installation. Drawn in the browser only: a page may be minutes old. */
export function NowLine({ shape, days }: { shape: SheetShape; days: readonly Day[] }) {
  const [hour, setHour] = useState<number | null>(null);
  useEffect(() => {
    const look = () => setHour(clockOf());
    look();
    const looking = window.setInterval(look, pause);
    return () => window.clearInterval(looking);
  }, []);
  const day = days.findIndex(({ isToday }) => isToday);
  if (hour === null || day < 0 || hour < shape.from || hour > shape.until) return null;
  const column = day * hoursOf(shape) + hour - shape.from;
  return <div className="now-line" style={{ left: `${(column * 100) / columnsOf(shape)}%` }} />;
}
