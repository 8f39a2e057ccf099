import type { MutableRefObject } from "react";
import type { Pointer } from "./use-pointer.ts";

/** Pixels from an edge within which it scrolls, and those that it scrolls in a frame at most. */
const zone = 44;
const fastest = 14;
/** Pixels towards an edge after which what was taken beside it is meant to go on. */
const meant = 12;

/**
 * Pixels that one axis scrolls in a frame for a pointer: negative at its beginning, 0 away from both ends. What was taken
 * at an edge, or comes in over it, scrolls nothing until it is moved towards that edge.
 */
export function pushOf(at: number, begun: number, [from, until]: readonly [number, number]): number {
  const isToward = (way: -1 | 1) => (at - begun) * way > meant;
  const share = (depth: number) => Math.ceil(fastest * Math.min(1, depth / zone));
  if (at < from + zone && isToward(-1)) return -share(from + zone - at);
  return at > until - zone && isToward(1) ? share(at - until + zone) : 0;
}

/**
 * Scrolls the sheet in both directions while the pointer is at one of its edges; names and head count as edges. Returns
 * what ends it.
 */
export function scrollAtEdges(scroller: HTMLElement, at: MutableRefObject<Pointer>): () => void {
  const { x: beganX, y: beganY } = at.current;
  const box = scroller.getBoundingClientRect();
  const corner = scroller.querySelector(".sheet-corner")?.getBoundingClientRect();
  const across = [corner?.right ?? box.left, box.right] as const;
  const down = [corner?.bottom ?? box.top, box.bottom] as const;
  let frame = 0;
  const look = () => {
    frame = requestAnimationFrame(look);
    const { x, y } = at.current;
    // The panel lies beside the sheet, on a phone over it.
    if (!scroller.contains(document.elementFromPoint(x, y))) return;
    const [left, top] = [pushOf(x, beganX, across), pushOf(y, beganY, down)];
    if (left !== 0 || top !== 0) scroller.scrollBy({ left, top, behavior: "instant" });
  };
  look();
  // A day that snaps into place would undo every step.
  scroller.style.scrollSnapType = "none";
  return () => {
    cancelAnimationFrame(frame);
    scroller.style.scrollSnapType = "";
  };
}
