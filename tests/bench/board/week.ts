import { today } from "#model/date/dates.ts";
import { addDays, mondayOf } from "#model/date/week.ts";

/** What every side shows: five days of eleven hours, three tenths of them planned. */
export interface Week {
  sunday: string;
  days: string[];
  employees: { id: number; name: string }[];
  entries: {
    id: number;
    employee: number;
    date: string;
    from: number;
    hours: number;
    title: string;
    color: string;
  }[];
}

const names = ["Andris", "Anete", "Baiba", "Dainis", "Elīna", "Gatis", "Ilze", "Jānis", "Kristīne", "Līga"];
export const colours = ["#5b6c8f", "#662e93", "#1f7a4d", "#a8323e"];
export const works = ["Dizains", "Druka", "Griešana", "Montāža"];

/** The week after this one, of so many employees: two entries a day, 16.7 of 55 hours. */
export function weekOf(size: number): Week {
  const monday = mondayOf(addDays(today(), 7));
  const days = [0, 1, 2, 3, 4].map((day) => addDays(monday, day));
  const employees = Array.from({ length: size }, (_, index) => ({
    id: index + 1,
    name: `${names[index % names.length]} ${String(index + 1).padStart(3, "0")}`,
  }));
  const entries = employees.flatMap(({ id: employee }) =>
    days.flatMap((date, day) =>
      [
        { from: 8 + ((employee + day) % 4), hours: 2 },
        { from: 14 + ((employee + day) % 3), hours: (employee + day) % 3 === 0 ? 2 : 1 },
      ].map((place, turn) => {
        const kind = (employee + day + turn) % works.length;
        return {
          id: (employee * 5 + day) * 2 + turn,
          employee,
          date,
          ...place,
          title: works[kind] ?? "",
          color: colours[kind] ?? "",
        };
      }),
    ),
  );
  return { sunday: addDays(monday, -1), days, employees, entries };
}
