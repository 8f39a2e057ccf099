import { forwardRef, type MutableRefObject } from "react";
import { useTranslation } from "#locales/use-translation.ts";
import { isSaved, labelOf } from "../plan.ts";
import { entryColours } from "../sheet/entry-colours.ts";
import type { Drag } from "./use-drag.ts";
import type { Pointer } from "./use-pointer.ts";

interface FloatingProps {
  hand: Drag;
  at: MutableRefObject<Pointer>;
}

/** What is in hand, at the pointer. It is moved without rendering anything. */
export const Floating = forwardRef<HTMLDivElement, FloatingProps>(function Floating({ hand, at }, ref) {
  const { t } = useTranslation();
  const { held, isCopy } = hand;
  if (held?.by !== "pointer" || held.isResized) return null;
  return (
    <div
      ref={ref}
      aria-hidden="true"
      className="floating"
      style={{ ...entryColours(held.entry), transform: transformTo(at.current) }}
    >
      {labelOf(held.entry)}
      {isCopy && isSaved(held.entry) && <span className="floating-copy">{t("calendar.copying")}</span>}
    </div>
  );
});

const transformTo = ({ x, y }: { x: number; y: number }) => `translate(${x + 10}px, ${y - 34}px)`;

export function moveFloating(element: HTMLElement | null, at: { x: number; y: number }): void {
  if (element) element.style.transform = transformTo(at);
}
