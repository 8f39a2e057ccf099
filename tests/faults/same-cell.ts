import type { Place } from "#model/calendar/entry.ts";
import type { LiveEvent } from "#party/messages.ts";

/** Hours that an entry has. */
export interface Held extends Place {
  calendar_id: number;
}

/** One of many drops on one cell: where it was to land, and what the person was told. */
export interface Drop {
  place: Place;
  /** The entry that was moved; none where a new one was dropped. */
  moved?: number;
  status: number;
  /** The entry of the answer: the own one, or the one that has the cell. */
  entry: Held;
}

const hoursOf = ({ user_id, date, start_time_id, duration }: Place) =>
  Array.from({ length: duration }, (_, hour) => `${user_id} ${date} ${start_time_id + hour}:00`);

const placeOf = (place: Place) =>
  `${place.user_id} ${place.date} ${place.start_time_id}:00+${place.duration}`;

/** Hours that two entries have at once. */
export function shared(entries: readonly Held[]): string[] {
  const holders = new Map<string, number>();
  return entries.flatMap((entry) =>
    hoursOf(entry).flatMap((hour) => {
      const other = holders.get(hour);
      holders.set(hour, entry.calendar_id);
      return other === undefined ? [] : [`${hour} is of ${other} and of ${entry.calendar_id}`];
    }),
  );
}

/** What went wrong when many dropped on one cell that was free: `week` is what everybody sees afterwards. */
export function faultsOf(drops: readonly Drop[], week: readonly Held[]): string[] {
  const faults = shared(week);
  const winners = drops.filter(({ status }) => status < 300);
  if (winners.length !== 1) faults.push(`${winners.length} of ${drops.length} won`);
  for (const { place, moved, entry } of winners) {
    const isOwn = moved === undefined || moved === entry.calendar_id;
    if (!isOwn || placeOf(entry) !== placeOf(place))
      faults.push(`${placeOf(place)} was told of another entry`);
    const kept = week.find(({ calendar_id }) => calendar_id === entry.calendar_id);
    if (!kept || placeOf(kept) !== placeOf(place)) faults.push(`${placeOf(place)} won and is not there`);
  }
  const holders = winners.map(({ entry }) => entry.calendar_id);
  for (const { place, status, entry } of drops.filter((drop) => drop.status >= 300)) {
    if (status !== 409) faults.push(`${placeOf(place)} was told ${status}`);
    else if (!holders.includes(entry.calendar_id))
      faults.push(`${placeOf(place)} was told that ${entry.calendar_id} stands there`);
  }
  return faults;
}

/** Hours that two entries had at once at any time, by the events that screens were sent; and events that are missing. */
export function everShared(events: readonly LiveEvent[]): string[] {
  const board = new Map<number, Held>();
  return events.flatMap((event, index) => {
    const before = events[index - 1]?.seq ?? event.seq - 1;
    const missed = event.seq === before + 1 ? [] : [`after ${before} came ${event.seq}`];
    if (event.updated !== "calendar") return missed;
    if (event.method === "DELETE") board.delete(event.calendar.calendar_id);
    else board.set(event.calendar.calendar_id, event.calendar);
    return [...missed, ...shared([...board.values()])];
  });
}
