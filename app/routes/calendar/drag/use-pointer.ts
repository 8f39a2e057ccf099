import { useEffect, useRef } from "react";

export interface Pointer {
  x: number;
  y: number;
  /** Alt, Ctrl or ⌘ is down: what is dropped is copied. */
  isCopying: boolean;
}

const isCopying = ({ altKey, ctrlKey, metaKey }: KeyboardEvent | PointerEvent) =>
  altKey || ctrlKey || metaKey;

/**
 * Where the pointer is while something is dragged, once a frame at most. Listened to by hand: a drag event says neither
 * which keys are down nor where the pointer is after the sheet has scrolled beneath it.
 */
export function usePointer(isOn: boolean, moved: (pointer: Pointer) => void) {
  const at = useRef<Pointer>({ x: 0, y: 0, isCopying: false });
  const listener = useRef(moved);
  listener.current = moved;
  useEffect(() => {
    if (!isOn) return;
    let frame = 0;
    const update = (change: Partial<Pointer>) => {
      at.current = { ...at.current, ...change };
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        listener.current(at.current);
      });
    };
    const pointer = (event: PointerEvent) =>
      update({ x: event.clientX, y: event.clientY, isCopying: isCopying(event) });
    const touch = ({ touches: [finger] }: TouchEvent) =>
      finger && update({ x: finger.clientX, y: finger.clientY });
    const key = (event: KeyboardEvent) => {
      // Alt alone would open the browser's menu.
      if (event.key === "Alt") event.preventDefault();
      update({ isCopying: isCopying(event) });
    };
    const scrolled = () => update({});
    const stop = new AbortController();
    const options = { signal: stop.signal, passive: true, capture: true };
    window.addEventListener("pointermove", pointer, options);
    window.addEventListener("touchmove", touch, options);
    window.addEventListener("keydown", key, { ...options, passive: false });
    window.addEventListener("keyup", key, { ...options, passive: false });
    window.addEventListener("scroll", scrolled, options);
    return () => {
      stop.abort();
      cancelAnimationFrame(frame);
    };
  }, [isOn]);
  return at;
}
