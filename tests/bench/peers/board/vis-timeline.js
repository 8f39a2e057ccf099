import { Timeline } from "vis-timeline/standalone";
import "vis-timeline/styles/vis-timeline-graph2d.min.css";
import { entries, week } from "./data.js";

const [first] = week.days;
const last = week.days.at(-1);
new Timeline(
  document.querySelector("#board"),
  entries.map((entry) => ({ ...entry, group: entry.employee, content: entry.title })),
  week.employees.map(({ id, name }) => ({ id, content: name })),
  {
    start: `${first}T08:00`,
    end: `${last}T19:00`,
    hiddenDates: [{ start: `${week.sunday}T19:00`, end: `${first}T08:00`, repeat: "daily" }],
    editable: { updateTime: true, updateGroup: true },
    itemsAlwaysDraggable: true,
    stack: false,
    orientation: "top",
    maxHeight: "100vh",
    verticalScroll: true,
    zoomable: false,
  },
);
