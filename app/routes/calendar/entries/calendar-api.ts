import type { CalendarEntry, Place } from "#model/calendar/entry.ts";
import { callApi } from "#ui/call-api.ts";
import { placeOf } from "../plan.ts";
import type { Outcome } from "./outcome.ts";

/** Names this tab, so that it knows its own changes when the room tells of them (domain H7). */
const tabId = typeof document === "undefined" ? "" : crypto.randomUUID();

interface Sent {
  body?: object;
  /** The version that the change was made to; nothing for whatever is there. */
  version?: number | undefined;
  /** Lets the past be changed, to whom that is allowed (domain H10). */
  isPastOpen: boolean;
  language: string;
}

/**
 * A change that is shown before it is saved. It goes to the backend's own address and not through a page's action: the
 * sheet is not read again for it, and the room tells everybody else.
 */
async function send(
  method: string,
  path: string,
  meant: CalendarEntry | null,
  { body, version, isPastOpen, language }: Sent,
): Promise<Outcome> {
  const address = `/calendar${path}${isPastOpen ? "?override=1" : ""}`;
  const headers = { "X-Tab-Id": tabId };
  try {
    const { status, answer } = await callApi(method, address, { language, body, version, headers });
    // The schemas are fetched with the first answer, not with the page.
    const { outcomeOf } = await import("./outcome.ts");
    return outcomeOf(status, answer, meant);
  } catch {
    // No network, or an answer that nobody can read: the change is taken back, and the board says which it was.
    return { refused: 0, message: null, holder: null };
  }
}

type Way = Omit<Sent, "body">;

/** What the backend is told of an entry and its place. */
const bodyOf = (entry: CalendarEntry, place: Place) => ({
  ...placeOf(place),
  project_id: entry.project_id,
  work_type_id: entry.work_type_id,
});

/** An entry as the backend is to have it, which gives it an id. */
const unsaved = (entry: CalendarEntry): CalendarEntry => ({ ...entry, calendar_id: 0 });

/** The calls of specification §7. */
export const calendarApi = {
  create: (entry: CalendarEntry, way: Way) =>
    send("POST", "", unsaved(entry), {
      ...way,
      body: { ...bodyOf(entry, entry), description: entry.description, link: entry.link },
    }),
  /**
   * Puts a deleted entry back. Our own backend keeps its id; another backend creates a new entry
   * (specification §7).
   */
  restore: async (entry: CalendarEntry, way: Way): Promise<Outcome> => {
    const outcome = await send("POST", `/${entry.calendar_id}/restore`, entry, way);
    const isUnknown = "refused" in outcome && (outcome.refused === 404 || outcome.refused === 405);
    return isUnknown ? calendarApi.create(entry, way) : outcome;
  },
  duplicate: (entry: CalendarEntry, place: Place, way: Way) =>
    send("POST", `/${entry.calendar_id}/duplicate`, unsaved({ ...entry, ...place }), {
      ...way,
      body: bodyOf(entry, place),
    }),
  update: (entry: CalendarEntry, change: Partial<CalendarEntry>, way: Way) =>
    send(
      "PATCH",
      `/${entry.calendar_id}`,
      { ...entry, ...change },
      { ...way, body: { calendar_id: entry.calendar_id, ...change } },
    ),
  remove: (entry: CalendarEntry, way: Way) => send("DELETE", `/${entry.calendar_id}`, null, way),
};
