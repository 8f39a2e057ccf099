import { DndContext, type DragStartEvent, pointerWithin, useDraggable, useDroppable } from "@dnd-kit/core";
import { type MutableRefObject, type ReactElement, type RefObject, useEffect } from "react";
import { silentDragging } from "#ui/silent-dragging.ts";
import { useBoardSensors } from "./sensors.ts";

export type Listeners = ReturnType<typeof useDraggable>["listeners"];

interface DraggingProps extends GripProps {
  onBegin: (started: DragStartEvent) => void;
  onEnd: () => void;
  onCancel: () => void;
}

/** Loads the drag library and hands its events on. It is fetched after the page, which can be used before. */
export function Dragging({ area, listeners, onBegin, onEnd, onCancel }: DraggingProps): ReactElement | null {
  return (
    <DndContext
      id="calendar"
      sensors={useBoardSensors()}
      collisionDetection={pointerWithin}
      accessibility={silentDragging}
      autoScroll={false}
      onDragStart={onBegin}
      onDragEnd={onEnd}
      onDragCancel={onCancel}
    >
      <Grip area={area} listeners={listeners} />
    </DndContext>
  );
}

interface GripProps {
  area: RefObject<HTMLElement>;
  listeners: MutableRefObject<Listeners>;
}

/**
 * Makes the whole area the one thing that can be dragged, and the sheet the one to drop on. It has no children: the library
 * draws everything inside its contexts again at each move of the pointer.
 */
function Grip({ area, listeners }: GripProps) {
  const { setNodeRef: setArea, listeners: given } = useDraggable({ id: "board" });
  const { setNodeRef: setSheet } = useDroppable({ id: "sheet" });
  listeners.current = given;
  useEffect(() => {
    setArea(area.current);
    setSheet(area.current?.querySelector<HTMLElement>("[data-scroller]") ?? null);
    // The pointer shows a hand over what can be taken from now on.
    area.current?.setAttribute("data-ready", "");
  }, [area, setArea, setSheet]);
  return null;
}
