import { fold } from "../text/text-order.ts";
import type { CalendarEntry, Employee } from "./entry.ts";

/** How the rows of the sheet can be ordered, beside by name. */
export const orders = ["position", "free", "position-free"] as const;
export type Order = (typeof orders)[number];

/** Somebody with a row, where it is known who looks at it and how rows are ordered. */
export interface Person extends Employee {
  /** It is who looks. */
  isSelf?: true;
  /** The job position whose people begin with this one. */
  group?: string;
}

interface Arrangement {
  /** Part of a name or of a job position. */
  sought: string;
  /** Null: by name, as the backend sends them. */
  order: Order | null;
  /** The id of who looks: this one's row is the first. */
  self: number | undefined;
}

/**
 * The rows of the sheet as somebody wants them. More free hours come first, as the fewest hours are booked; people of a
 * position stand together, in the alphabet's order of `language`; those without one, and who has left, come last.
 */
export function arrangePeople(
  employees: readonly Employee[],
  entries: readonly Pick<CalendarEntry, "user_id" | "duration">[],
  { sought, order, self }: Arrangement,
  language: string,
): Person[] {
  const words = fold(sought);
  const found = employees.filter(({ name, position }) => fold(`${name} ${position}`).includes(words));
  const own = found.filter(({ id }) => id === self).map((one): Person => ({ ...one, isSelf: true }));
  const others = found.filter(({ id }) => id !== self);
  if (order === "free" || order === "position-free") others.sort(byFreeHours(entries));
  return [
    ...own,
    ...(order === "position" || order === "position-free" ? inGroups(others, language) : others),
  ];
}

function byFreeHours(entries: readonly Pick<CalendarEntry, "user_id" | "duration">[]) {
  const booked = new Map<number, number>();
  for (const { user_id, duration } of entries) booked.set(user_id, (booked.get(user_id) ?? 0) + duration);
  const hours = ({ id, is_active }: Employee) =>
    is_active ? (booked.get(id) ?? 0) : Number.MAX_SAFE_INTEGER;
  return (one: Employee, other: Employee) => hours(one) - hours(other);
}

/** By position; within one as they were. The first of each names it. */
function inGroups(people: readonly Employee[], language: string): Person[] {
  const groupOf = ({ position, is_active }: Employee) => (is_active ? position : "");
  const { compare } = new Intl.Collator(language);
  const groups = [...new Set(people.map(groupOf))].sort(
    (one, other) => Number(one === "") - Number(other === "") || compare(one, other),
  );
  return groups.flatMap((group) =>
    people
      .filter((one) => groupOf(one) === group)
      .map((one, index): Person => (group && index === 0 ? { ...one, group } : one)),
  );
}
