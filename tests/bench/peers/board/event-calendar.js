import { createCalendar, Interaction, ResourceTimeline } from "@event-calendar/core";
import "@event-calendar/core/index.css";
import { entries, week } from "./data.js";

createCalendar(document.querySelector("#board"), [ResourceTimeline, Interaction], {
  view: "resourceTimelineWeek",
  date: week.days[0],
  firstDay: 1,
  hiddenDays: [0, 6],
  slotMinTime: "08:00",
  slotMaxTime: "19:00",
  slotDuration: "01:00",
  slotWidth: 22,
  height: "100vh",
  editable: true,
  resources: week.employees.map(({ id, name }) => ({ id, title: name })),
  events: entries.map((entry) => ({ ...entry, resourceIds: [entry.employee], backgroundColor: entry.color })),
});
