import type { Measured } from "../board.ts";
import { median } from "../support/statistics.ts";
export function report(measured: Map<number, Measured>, _w: unknown): string {
  for (const [size, { sides, mounts, worked }] of measured)
    for (const side of sides) {
      const m = mounts.get(side) ?? [];
      const w = worked.get(side);
      const onTime = (f: number[] = []) =>
        ((100 * f.length) / f.reduce((s, d) => s + Math.max(1, Math.round(d / 16.667)), 0)).toFixed(1);
      console.log(
        size,
        side.name,
        "painted",
        median(m.map((x) => x.painted)),
        "alive",
        median(m.map((x) => x.alive)),
        "html",
        median(m.map((x) => x.html)),
        "wander",
        onTime(w?.wandering.frames),
        "drag",
        onTime(w?.dragging.frames),
        w?.dragging.frames.length,
        "task",
        Math.max(0, ...(w?.dragging.tasks ?? [])),
        "change",
        onTime(w?.changing?.frames),
        Math.max(0, ...(w?.changing?.tasks ?? [])),
        w?.changing?.tasks.length,
        "inp",
        w?.dragging.interactions,
        w?.opening?.interactions,
      );
    }
  return "";
}
