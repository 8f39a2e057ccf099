/** What the room tells its screens. */
export type RoomMessage =
  /** Rows changed: the name is the specification's (4.6); `events` are in order of `seq`. */
  | { event: "CalendarUpdated"; events: LiveEvent[] }
  /** What was missed cannot be replayed: load the data anew. */
  | { event: "reset" };

/** A committed change. `seq` grows by one with each in an installation; `origin` is the tab that caused it (domain H7). */
export interface LiveEvent {
  seq: number;
  updated: "projects" | "calendar";
  method: "POST" | "PATCH" | "DELETE";
  entity_id: number;
  origin: string | null;
  at: string;
}
