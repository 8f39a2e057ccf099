import { useTranslation } from "#locales/use-translation.ts";
import type { Place } from "#model/calendar/entry.ts";
import type { Drag } from "../drag/use-drag.ts";
import { labelOf } from "../plan.ts";
import { cellOf, columnsOf, type SheetShape } from "./shape.ts";

/** Where a place is within the rows, as a style. */
export function boxOf(shape: SheetShape, place: Place) {
  const cell = cellOf(shape, place);
  if (!cell) return null;
  const unit = 100 / columnsOf(shape);
  return {
    width: `${place.duration * unit}%`,
    // In shares of its own width: it follows the pointer without anything being laid out again.
    transform: `translate(${(100 * cell.column) / place.duration}%, calc(${cell.row} * var(--row)))`,
  };
}

/** The outline of where a drop would go, in its exact size; red and with the reason where it would be refused. */
export function Target({ drag: { over, dragged, isCopy }, shape }: { drag: Drag; shape: SheetShape }) {
  const { t } = useTranslation();
  const box = over && boxOf(shape, over.place);
  if (!box || !dragged) return null;
  const { obstacle } = over;
  return (
    <div
      className="target"
      data-taken={obstacle ? "" : undefined}
      data-copy={isCopy || undefined}
      style={box}
    >
      {obstacle && (
        <span>
          {obstacle.holder ? t("calendar.taken", { what: labelOf(obstacle.holder) }) : t(obstacle.key)}
        </span>
      )}
    </div>
  );
}
