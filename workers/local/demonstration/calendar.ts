import type { NewUser } from "#backend/db/users.ts";
import type { Place } from "#model/calendar/entry.ts";
import { publicHolidays } from "#model/calendar/holidays.ts";
import { addDays, weekOf } from "#model/date/week.ts";
import { projectStatus } from "#model/project/status.ts";
import { roleIds } from "#model/user/role.ts";
import type { CalendarContent } from "./calendar-content.ts";
import type { ProjectRow } from "./projects.ts";
import type { Random } from "./random.ts";
import type { PositionRow } from "./stock-rows.ts";

/** An entry that names its employee, project and kind of work: ids are given when it is planted. */
export interface CalendarRow extends Omit<Place, "user_id"> {
  employee: string;
  project: string | null;
  workType: string | null;
  description: string;
  link: string;
  /** E-mail address of the person who put it there. */
  changedBy: string;
}

/** How full the working hours of a week are, from three weeks ago to three ahead: plans thin out with distance. */
const fullness = [0.9, 0.9, 0.92, 0.92, 0.7, 0.45, 0.25];
const thisWeek = 3;
/** People come at eight or nine, stay for eight hours and eat at one. */
const lunch = 13;
const working = 8;

type Block = Pick<Place, "start_time_id" | "duration">;
const block = (start_time_id: number, duration: number): Block => ({ start_time_id, duration });

interface Story {
  content: CalendarContent;
  people: NewUser[];
  positions: PositionRow[];
  projects: ProjectRow[];
  today: string;
  random: Random;
}

/** The calendar of seven weeks around `today`, without overlaps, weekends and public holidays. */
export function calendarOf({ content, people, positions, projects, today, random }: Story): CalendarRow[] {
  const employees = people.filter(({ role_id }) => role_id === roleIds.employee).map(({ email }) => email);
  const planners = people.filter(({ role_id }) => role_id !== roleIds.employee).map(({ email }) => email);
  const position = new Map(positions.map(({ email, item }) => [email, item]));
  const weeks = fullness.map((share, index) => ({
    share,
    days: weekOf(addDays(today, 7 * (index - thisWeek))),
  }));
  const holidays = holidaysOf(weeks.flatMap(({ days }) => days));

  return weeks.flatMap(({ share, days: [monday = today, ...rest] }) => {
    const days = [monday, ...rest].filter((day) => !holidays.has(day));
    const open = openIn(projects, monday, addDays(monday, 4));
    const away = random.shuffle(employees);
    const [onLeave, ill, learning] = away;
    return employees.flatMap((employee) => {
      const mine = random.shuffle(open).slice(0, random.whole(2, 4));
      const entry = (date: string, at: Block, rest: Partial<CalendarRow>): CalendarRow => ({
        employee,
        date,
        ...at,
        project: null,
        workType: null,
        description: "",
        link: "",
        changedBy: random.pick(planners),
        ...rest,
      });
      const whole = (date: string, workType: string) => entry(date, block(9, working), { workType });
      if (employee === onLeave) return days.map((day) => whole(day, content.leave));
      // Nobody plans to be ill.
      const illUntil = employee === ill && monday <= today ? (days[random.whole(0, 2)] ?? "") : "";
      return days.flatMap((day) => {
        if (day <= illUntil) return whole(day, content.illness);
        const start = random.chance(0.75) ? 9 : 8;
        const taken: CalendarRow[] = [];
        if (day === days[0]) taken.push(entry(day, block(9, 1), { workType: content.meeting }));
        if (employee === learning && content.training && day === days[2])
          taken.push(entry(day, block(14, 3), { workType: content.training }));
        const free = blocksOf(start, random).filter((at) => !taken.some((other) => meet(at, other)));
        const craft = craftOf(content, position.get(employee) ?? "");
        // In turn, so that two blocks beside each other are of two projects.
        const order = random.shuffle(mine);
        const work = free.flatMap((at, turn) => {
          const project = order[turn % order.length];
          return project && random.chance(share)
            ? entry(day, at, { ...workOn(project.name), workType: craft })
            : [];
        });
        return [...taken, ...work];
      });
    });
  });

  function workOn(project: string) {
    const description = random.chance(0.3) ? random.pick(content.notes) : "";
    const folder = random.whole(1000, 9999);
    const link = random.chance(0.12) ? `https://faili.example.com/projekti/${folder}` : "";
    return { project, description, link };
  }
}

/** A working day from `start` in blocks of one to four hours, with an hour for lunch between. */
function blocksOf(start: number, random: Random): Block[] {
  const blocks: Block[] = [];
  const end = start + working + 1;
  let hour = start;
  while (hour < end) {
    const until = hour < lunch ? lunch : end;
    const duration = Math.min(random.pick([1, 2, 2, 3, 4]), until - hour);
    blocks.push(block(hour, duration));
    hour += duration;
    if (hour === lunch) hour += 1;
  }
  return blocks;
}

const meet = (one: Block, other: Block) =>
  one.start_time_id < other.start_time_id + other.duration &&
  other.start_time_id < one.start_time_id + one.duration;

const craftOf = ({ crafts }: CalendarContent, position: string): string | null =>
  crafts.find(([pattern]) => pattern.test(position))?.[1] ?? null;

/** What is worked on in a week: projects in planning and in process, and those that were finished since. */
function openIn(projects: ProjectRow[], monday: string, friday: string): ProjectRow[] {
  const open = projects.filter(
    ({ in_planning, status_id, planned_start_date, actual_due_date }) =>
      planned_start_date <= friday &&
      (in_planning ||
        status_id === projectStatus.in_process ||
        (actual_due_date !== null && actual_due_date >= monday)),
  );
  return open.length > 0 ? open : projects.filter(({ in_planning }) => in_planning);
}

function holidaysOf(days: string[]): Set<string> {
  const years = new Set(days.map((day) => Number(day.slice(0, 4))));
  return new Set([...years].flatMap(publicHolidays).map(({ date }) => date));
}
