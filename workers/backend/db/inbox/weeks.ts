import { addDays, mondayOf } from "#model/date/week.ts";
import type { InboxItemOf } from "#model/inbox/inbox.ts";
import { readUtilisation } from "../dashboard/utilisation.ts";
import type { Database } from "../database.ts";
import type { Reader, Unmarked } from "./reader.ts";

/** Weeks after this one that are looked at: early enough to plan something else. */
const ahead = 2;

/** Hundredths of the working time: less than this much planned is too little. */
const enough = 80;

interface Load {
  planned_hours: number;
  capacity_hours: number;
}

const isShort = ({ planned_hours, capacity_hours }: Load) => planned_hours * 100 < capacity_hours * enough;

/**
 * Coming weeks in which too little is planned. Those who plan are told where all people together have too little; others where
 * they have too little themselves.
 */
export function listShortWeeks(
  database: Database,
  { id, plans }: Reader,
  today: string,
): Unmarked<InboxItemOf<"week">>[] {
  return Array.from({ length: ahead }, (_, week) => addDays(mondayOf(today), 7 * (week + 1))).flatMap(
    (monday) => {
      const { from, to, employees, ...all } = readUtilisation(database, monday);
      const people = (plans ? employees : employees.filter(({ user_id }) => user_id === id)).filter(isShort);
      const [own] = people;
      const load = plans ? all : own;
      if (!own || !load || !isShort(load)) return [];
      const { planned_hours, capacity_hours } = load;
      return {
        kind: "week" as const,
        key: `week:${monday}`,
        mark: people.length,
        from,
        to,
        planned_hours,
        capacity_hours,
        people: people.map((person) => ({
          id: person.user_id,
          name: person.name,
          planned_hours: person.planned_hours,
          capacity_hours: person.capacity_hours,
        })),
      };
    },
  );
}
