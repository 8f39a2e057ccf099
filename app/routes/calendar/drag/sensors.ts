import { MouseSensor, TouchSensor, useSensor, useSensors } from "@dnd-kit/core";

/** What can be taken: an entry's block, its end, or a plan in the panel. One draggable holds them all. */
const takeable = "[data-entry], [data-plan]";

const isTakeable = (target: EventTarget | null) =>
  target instanceof Element && target.closest(takeable) !== null;

class BoardMouseSensor extends MouseSensor {
  static override activators: typeof MouseSensor.activators = [
    {
      eventName: "onMouseDown",
      handler: ({ nativeEvent }) => nativeEvent.button === 0 && isTakeable(nativeEvent.target),
    },
  ];
}

class BoardTouchSensor extends TouchSensor {
  static override activators: typeof TouchSensor.activators = [
    {
      eventName: "onTouchStart",
      handler: ({ nativeEvent }) => nativeEvent.touches.length === 1 && isTakeable(nativeEvent.target),
    },
  ];
}

/** A mouse takes something by moving a little, a finger by staying: moving it scrolls. */
export const useBoardSensors = () =>
  useSensors(
    useSensor(BoardMouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(BoardTouchSensor, { activationConstraint: { delay: 300, tolerance: 8 } }),
  );
