import { forwardRef, type MutableRefObject } from "react";
import { useTranslation } from "#locales/use-translation.ts";
import { isSaved, labelOf } from "../plan.ts";
import { entryColours } from "../sheet/entry-colours.ts";
import type { Drag } from "./use-drag.ts";
import type { Pointer } from "./use-pointer.ts";

interface FloatingProps {
  drag: Drag;
  at: MutableRefObject<Pointer>;
}

/** What is dragged, at the pointer. It is moved without rendering anything. */
export const Floating = forwardRef<HTMLDivElement, FloatingProps>(function Floating({ drag, at }, ref) {
  const { t } = useTranslation();
  const { dragged, isCopy } = drag;
  if (dragged?.by !== "pointer" || dragged.isResized) return null;
  return (
    <div
      ref={ref}
      aria-hidden="true"
      className="floating"
      style={{ ...entryColours(dragged.entry), transform: transformTo(at.current) }}
    >
      {labelOf(dragged.entry)}
      {isCopy && isSaved(dragged.entry) && <span className="floating-copy">{t("calendar.copying")}</span>}
    </div>
  );
});

const transformTo = ({ x, y }: { x: number; y: number }) => `translate(${x + 10}px, ${y - 34}px)`;

export function moveFloating(element: HTMLElement | null, at: { x: number; y: number }): void {
  if (element) element.style.transform = transformTo(at);
}
