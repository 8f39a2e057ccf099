/**
 * What the dragging library would say aloud, which is English: nothing. Dragging is for the eye and the hand alone; anyone who
 * does not see it has another way, and hears about that.
 */
export const silentDragging = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
  screenReaderInstructions: { draggable: "" },
};
