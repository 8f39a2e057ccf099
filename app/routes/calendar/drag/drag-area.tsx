import type { DragStartEvent } from "@dnd-kit/core";
import {
  lazy,
  type MutableRefObject,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useRef,
} from "react";
import type { Place } from "#model/calendar/entry.ts";
import { useHydrated } from "#ui/use-hydrated.ts";
import type { Board } from "../entries/use-board.ts";
import { draftOf, isSaved, type Plan, planOf } from "../plan.ts";
import { cellBelow, cellOf, placeAt, type SheetShape } from "../sheet/shape.ts";
import type { Listeners } from "./dragging.tsx";
import { Floating, moveFloating } from "./floating.tsx";
import type { Drag, Dragged, Over } from "./use-drag.ts";
import { type Pointer, usePointer } from "./use-pointer.ts";

interface DragAreaProps {
  board: Board;
  drag: Drag;
  shape: SheetShape;
  plans: readonly Plan[];
  /** Null until it is known. */
  isPanelOpen: boolean | null;
  /** All rows without their names: where they are on the screen says which cell is below the pointer. */
  tracks: RefObject<HTMLElement>;
  /** Puts down what is in hand. */
  put: (over: Over | null, isCopy: boolean) => void;
  children: ReactNode;
}

/** Fetched after the page; without it one plans by clicks and keys. */
const Dragging = lazy(() =>
  import("./dragging.tsx").then(
    ({ Dragging: Library }) => ({ default: Library }),
    () => ({ default: () => null }),
  ),
);

/** Milliseconds until a target that the pointer has left is not highlighted any more (specification 2.6). */
const leaveDelay = 1;

/**
 * Dragging over the sheet and the panel. There is one draggable and no droppable per cell: of thousands, each would be
 * asked at every move; the cell below the pointer follows from its coordinates.
 */
export function DragArea(props: DragAreaProps) {
  const { board, drag, shape, plans, isPanelOpen, tracks, put, children } = props;
  const area = useRef<HTMLDivElement>(null);
  const listeners = useRef<Listeners>();
  const floating = useRef<HTMLDivElement>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>();
  const isAlive = useHydrated();
  const isDragging = drag.dragged?.by === "pointer";

  const hover = (pointer: Pointer) => {
    // First what asks for the layout, then what changes it.
    const target = placeBelow(shape, tracks.current, drag.dragged, pointer);
    moveFloating(floating.current, pointer);
    clearTimeout(leaving.current);
    if (target) drag.hover(target, pointer.isCopying);
    else leaving.current = setTimeout(() => drag.hover(null, pointer.isCopying), leaveDelay);
  };
  const pointer = usePointer(isDragging, hover);
  useEdgeScroll(area, isDragging, pointer);

  function begin({ activatorEvent }: DragStartEvent): void {
    const target = activatorEvent.target instanceof Element ? activatorEvent.target : null;
    const id = Number(target?.closest("[data-entry]")?.getAttribute("data-entry") ?? Number.NaN);
    const entry = board.find(id);
    const start = startOf(activatorEvent);
    if (start) pointer.current = { ...start, isCopying: false };
    if (entry && isSaved(entry)) {
      const isResized = target?.closest("[data-resize]") !== null;
      drag.take(entry, {
        by: "pointer",
        isResized,
        offset: start ? grabbedAt(shape, tracks.current, entry, start) : 0,
      });
    }
    const plan = planOf(plans, target?.closest("[data-plan]")?.getAttribute("data-plan") ?? null);
    if (plan) drag.take(draftOf(plan), { by: "pointer" });
  }

  function end(): void {
    clearTimeout(leaving.current);
    const { dragged } = drag;
    if (dragged?.by !== "pointer") return;
    const { x, y, isCopying } = pointer.current;
    if (!dragged.isResized && document.elementFromPoint(x, y)?.closest("[data-delete]"))
      return void drag.remove(dragged.entry);
    const place = placeBelow(shape, tracks.current, dragged, pointer.current);
    put(place && drag.hover(place, isCopying), isCopying);
    drag.cancel();
  }

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: for pointers only; keys have the grid's own way */}
      <div
        ref={area}
        className="board"
        data-panel={panelState(isPanelOpen)}
        onMouseDown={(event) => listeners.current?.onMouseDown?.(event)}
        onTouchStart={(event) => listeners.current?.onTouchStart?.(event)}
      >
        {children}
      </div>
      {isAlive && (
        <Suspense>
          <Dragging {...{ area, listeners }} onBegin={begin} onEnd={end} onCancel={drag.cancel} />
        </Suspense>
      )}
      <Floating ref={floating} drag={drag} at={pointer} />
    </>
  );
}

const panelState = (isOpen: boolean | null) => (isOpen === null ? "maybe" : isOpen || undefined);

/** Scrolls the sheet while something is held at its edge. */
function useEdgeScroll(
  area: RefObject<HTMLElement>,
  isDragging: boolean,
  pointer: MutableRefObject<Pointer>,
): void {
  useEffect(() => {
    const scroller = area.current?.querySelector<HTMLElement>("[data-scroller]");
    if (!isDragging || !scroller) return;
    let isOver = false;
    let stop: (() => void) | undefined;
    // Fetched with the first drag, not with the page; without it one scrolls before one drags.
    import("./edge-scroll.ts").then(
      ({ scrollAtEdges }) => {
        if (!isOver) stop = scrollAtEdges(scroller, pointer);
      },
      () => undefined,
    );
    return () => {
      isOver = true;
      stop?.();
    };
  }, [area, isDragging, pointer]);
}

type Point = Pick<Pointer, "x" | "y">;

/** Where what is dragged would go if it were dropped here. */
function placeBelow(shape: SheetShape, rows: Element | null, dragged: Dragged | null, { x, y }: Point) {
  // The heads and names lie over the rows; of a row that is not drawn yet there is only the ground of all rows.
  const top = document.elementFromPoint(x, y);
  const isOverRows = rows && (top === rows.parentElement || top?.closest("[data-row]"));
  const cell = isOverRows && dragged ? cellBelow(shape, { x, y }, rows.getBoundingClientRect()) : null;
  if (!cell || !dragged) return null;
  if (!dragged.isResized)
    return placeAt(shape, { ...cell, column: cell.column - dragged.offset }, dragged.entry.duration);
  const start = cellOf(shape, dragged.entry);
  return start && { ...dragged.entry, duration: cell.column - start.column + 1 };
}

/** Slots between the start of an entry and the point where it was taken. */
function grabbedAt(shape: SheetShape, rows: Element | null, entry: Place, point: Point): number {
  const cell = rows && cellBelow(shape, point, rows.getBoundingClientRect());
  const start = cellOf(shape, entry);
  return cell && start ? Math.max(0, Math.min(entry.duration - 1, cell.column - start.column)) : 0;
}

/** Where a drag began. */
function startOf(event: Event): Point | null {
  if (event instanceof MouseEvent) return { x: event.clientX, y: event.clientY };
  const finger =
    typeof TouchEvent !== "undefined" && event instanceof TouchEvent ? event.touches[0] : undefined;
  return finger ? { x: finger.clientX, y: finger.clientY } : null;
}
