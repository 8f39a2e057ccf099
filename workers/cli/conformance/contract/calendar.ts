import { one as oneRow } from "#model/answer/answer.ts";
import { calendarData, calendarEvent, calendarWeek } from "#model/calendar/entry.ts";
import { inside } from "../fields.ts";
import { list, noun, one, under } from "../operation.ts";

/** Specification §3 Calendar entry, Calendar data, Event detail; §7 Calendar. */
const entry =
  // The specification has two models of it: the entry that is sent, and the cell that is shown.
  "calendar_id:id date|cell:any start_time_id|time_id:any duration|time_id:any user_id:id project_id|id:id? " +
  "work_type_id|work_type:any? description:text? link:text? customer:text? name:text? short_name:text?";

const person = "id:id name:text";
const planned = `${person} short_name:text? customer:text?`;
const choices = [
  "employees:list work_types:list projects_in_planning:list projects_in_calendar:list",
  inside("employees[]", person),
  inside("work_types[]", `${person} is_additional:flag`),
  inside("projects_in_planning[]", planned),
  inside("projects_in_calendar[]", planned),
].join(" ");

const event = [
  "id|calendar_id:id date:date time_id:list user:object project:object? work_type:any? description:text? link:text?",
  inside("user", person),
  inside("project", `name:text customer:text? project_manager:object? project_manager.name:text`),
].join(" ");

export const calendar = noun("Calendar", [
  ["calendar.choices", "GET /calendar/create", one(choices, { reader: oneRow(calendarData) })],
  ["calendar.list", "GET /calendar", list(entry, { reader: calendarWeek })],
  [
    "calendar.create",
    "POST /calendar",
    under("", "calendar_id:id"),
    { wants: "date duration start_time_id user_id" },
  ],
  [
    "calendar.read",
    "GET /calendar/{id}",
    one(event, { reader: oneRow(calendarEvent) }),
    { isVersioned: true },
  ],
  ["calendar.update", "PATCH /calendar/{id}", "anything"],
  ["calendar.duplicate", "POST /calendar/{id}/duplicate", under("", "calendar_id:id")],
  ["calendar.delete", "DELETE /calendar/{id}", "anything"],
]);
