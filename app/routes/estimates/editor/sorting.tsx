import {
  type CollisionDetection,
  closestCenter,
  DndContext,
  type DragEndEvent,
  PointerSensor,
  TouchSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { SortableContext, useSortable, verticalListSortingStrategy } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { GripVertical } from "lucide-react";
import { type ReactNode, useMemo } from "react";
import { Icon } from "#ui/icon.tsx";
import { silentDragging } from "#ui/silent-dragging.ts";
import type { RowName } from "./edited-row.ts";
import { useEditor } from "./editor-context.ts";

interface SortingProps {
  /** A row was dropped where another of its kind is. */
  onPlaced: (row: string, at: string) => void;
  children: ReactNode;
}

/** Lets stages, positions and lines be dragged to another place. Keys and phones have buttons for it (row-tools.tsx). */
export function Sorting({ onPlaced, children }: SortingProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 6 } }),
  );
  const dropped = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) onPlaced(String(active.id), String(over.id));
  };
  return (
    <DndContext
      id="estimate"
      sensors={sensors}
      collisionDetection={ofSameKind}
      onDragEnd={dropped}
      accessibility={silentDragging}
    >
      {children}
    </DndContext>
  );
}

const kindOf = (id: UniqueIdentifier) => String(id).split("-")[0];

/** A line has no place among stages: only rows of its own kind are looked at. */
const ofSameKind: CollisionDetection = (found) =>
  closestCenter({
    ...found,
    droppableContainers: found.droppableContainers.filter(({ id }) => kindOf(id) === kindOf(found.active.id)),
  });

/** Rows of one list, in their order. The list stays the same while they do: a new one renders every row in it again. */
export function SortedRows({ rows, children }: { rows: RowName[]; children: ReactNode }) {
  const names = rows.join(" ");
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names are what the rows are
  const items = useMemo(() => rows, [names]);
  return (
    <SortableContext items={items} strategy={verticalListSortingStrategy}>
      {children}
    </SortableContext>
  );
}

/** What a row needs to be dragged: its element, how it is moved aside, and the handle to take it by. */
export function useSorted(row: RowName) {
  const { isLocked } = useEditor();
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } = useSortable({
    id: row,
    disabled: isLocked,
  });
  const grip = isLocked ? null : (
    <span ref={setActivatorNodeRef} aria-hidden="true" className="grip" {...listeners}>
      <Icon of={GripVertical} />
    </span>
  );
  return {
    grip,
    sorted: {
      ref: setNodeRef,
      style: { transform: CSS.Translate.toString(transform), transition },
      "data-dragged": isDragging || undefined,
    },
  };
}
