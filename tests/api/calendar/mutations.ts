import { today } from "#model/date/dates.ts";
import { addDays, mondayOf } from "#model/date/week.ts";
import { roleIds } from "#model/user/role.ts";
import { type Mutation, type Step, workTypeAdded } from "../audit/mutation.ts";
import { aPerson } from "../people.ts";

const dayAdded: Step = ["POST", "/holidays", { date: "2026-12-23", name: "Inventūra" }];

/** An entry of the person below, in the week before this one or after it. */
const entry = (weeks: number) => ({
  user_id: 2,
  date: addDays(mondayOf(today()), 7 * weeks),
  start_time_id: 9,
  duration: 1,
  work_type_id: 1,
});
export const employeeAdded: Step[] = [
  ["POST", "/register", aPerson({ role_id: roleIds.employee })],
  workTypeAdded,
];
const entryAdded: Step[] = [...employeeAdded, ["POST", "/calendar", entry(1)]];
export const pastEntry: Step = ["POST", "/calendar?override=1", entry(-1)];

/** Days off and entries of the calendar. */
export const mutations: Record<string, Mutation> = {
  "holidays.create": { step: dayAdded, entity: "holiday" },
  "holidays.delete": { before: [dayAdded], step: ["DELETE", "/holidays/2026-12-23"], entity: "holiday" },
  "holidays.restore": {
    before: [["DELETE", "/holidays/2026-12-24"]],
    step: ["POST", "/holidays/2026-12-24/restore"],
    entity: "holiday",
    tells: ["before"],
  },
  "calendar.create": {
    before: employeeAdded,
    step: ["POST", "/calendar", entry(1)],
    entity: "calendar_entry",
  },
  "calendar.update": {
    before: entryAdded,
    step: ["PATCH", "/calendar/1", { start_time_id: 10 }],
    entity: "calendar_entry",
  },
  "calendar.delete": { before: entryAdded, step: ["DELETE", "/calendar/1"], entity: "calendar_entry" },
  "calendar.duplicate": {
    before: entryAdded,
    step: ["POST", "/calendar/1/duplicate", entry(2)],
    entity: "calendar_entry",
    id: 2,
  },
  "calendar.restore": {
    before: [...entryAdded, ["DELETE", "/calendar/1"]],
    step: ["POST", "/calendar/1/restore"],
    entity: "calendar_entry",
  },
};
