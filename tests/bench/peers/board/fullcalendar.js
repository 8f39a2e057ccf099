import { Calendar } from "@fullcalendar/core";
import interaction from "@fullcalendar/interaction";
import resourceTimeline from "@fullcalendar/resource-timeline";
import { entries, week } from "./data.js";

new Calendar(document.querySelector("#board"), {
  plugins: [resourceTimeline, interaction],
  // Its own key for trying it out; it is measured only.
  schedulerLicenseKey: "CC-Attribution-NonCommercial-NoDerivatives",
  initialView: "resourceTimelineWeek",
  initialDate: week.days[0],
  firstDay: 1,
  weekends: false,
  slotMinTime: "08:00",
  slotMaxTime: "19:00",
  slotDuration: "01:00",
  slotMinWidth: 22,
  height: "100vh",
  editable: true,
  resources: week.employees.map(({ id, name }) => ({ id, title: name })),
  events: entries.map((entry) => ({ ...entry, resourceId: entry.employee, backgroundColor: entry.color })),
}).render();
