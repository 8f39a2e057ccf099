import { z } from "zod";
import { lenient, sentOrNull, sentText } from "../answer/answer.ts";
import { choiceOf, id, lines, text, typedDate, wholeNumber } from "../answer/fields.ts";
import { isObject } from "../answer/is-object.ts";
import { cellKey } from "../date/week.ts";
import { workType } from "../stock/work-type.ts";

/** A slot is an hour of the local day, 0 to 23; labels run to 24 (specification 2.6, domain.md §5). */
const slot = wholeNumber({ min: 0, max: 23, range: "errors.outside_day" });
const hours = wholeNumber({ min: 1, max: 24, range: "errors.duration" });

/** As a backend sends one. */
const sentHour = z.coerce.number().int();

const idOrNull = sentOrNull(id);

/** A client by its name, whether that is sent alone or as part of the client. */
const clientName = z.preprocess((sent) => (isObject(sent) ? sent.name : sent), sentText);

/** Somebody who is named beside an entry. */
const person = z.object({ id, name: z.string().default("") });

/** Where an entry is: an employee's hours of one day. */
export interface Place {
  user_id: number;
  /** yyyy-MM-dd */
  date: string;
  /** The first slot: an hour of the day. */
  start_time_id: number;
  /** Hours. */
  duration: number;
}

/**
 * An entry of the calendar as every screen gets it (specification §3). `project_id` is null for additional work;
 * `name`, `short_name` and `customer` are those of the project. `version` counts its changes, for If-Match.
 */
const entryFields = z.object({
  calendar_id: id,
  date: z.string().default(""),
  start_time_id: sentHour.min(0).max(23),
  duration: sentHour.min(1).max(24),
  user_id: id,
  project_id: idOrNull,
  work_type_id: idOrNull,
  work_type: lenient(workType.pick({ id: true, name: true, color: true }).nullable(), null),
  customer: clientName,
  name: sentText,
  short_name: sentText,
  description: sentText,
  link: sentText,
  /** Who put it where it is, so that the second of two is told who was first. */
  changed_by: lenient(person.nullable(), null),
  /** Specification §3 names these; they say the same in other words. */
  id: idOrNull,
  time_id: lenient(z.array(sentHour), []),
  cell: sentText,
  version: z.number().int().default(0),
});

/** The cell model of specification §3 has its place in `time_id` and its project in `id`, and says neither twice. */
const fromCell = (sent: unknown) => {
  if (!isObject(sent)) return sent;
  const [start, hours] = Array.isArray(sent.time_id) ? sent.time_id : [];
  const work_type = isObject(sent.work_type) ? sent.work_type : null;
  const told = { start_time_id: start, duration: hours, project_id: sent.id, work_type_id: work_type?.id };
  return { ...told, ...sent };
};

export const calendarEntry = z.preprocess(fromCell, entryFields);
export type CalendarEntry = z.infer<typeof calendarEntry>;

/** Addresses that a link may lead to; a script would run with the reader's rights. */
const linkSchemes = ["http:", "https:", "mailto:"];
const link = text(500).refine(
  (typed) => typed === "" || (URL.canParse(typed) && linkSchemes.includes(new URL(typed).protocol)),
  "errors.link",
);
const description = lines(2000);

const fields = z.object({
  user_id: choiceOf("errors.employee_required"),
  date: typedDate,
  start_time_id: slot,
  duration: hours,
  project_id: id.nullish(),
  work_type_id: id.nullish(),
});

/** The fields of an entry, as its form sends them. */
export const calendarEntryFields = fields.extend({
  description: description.default(""),
  link: link.default(""),
});

/** What an entry is made with. It is of a project, or of additional work (specification 2.6). */
export const calendarEntryInput = calendarEntryFields.refine(
  ({ project_id, work_type_id }) => project_id || work_type_id,
  {
    path: ["project_id"],
    message: "errors.plan_required",
  },
);

/** Where a copy of an entry is to be; what is not sent is that of the original. */
export const calendarEntryCopy = fields
  .extend({ description, link })
  .partial({ description: true, link: true });

/** A change of some fields; what is not sent stays. `calendar_id` says the entry of the address once more (specification §7). */
export const calendarEntryPatch = fields.extend({ description, link, calendar_id: id }).partial();

const project = z.object({
  /** 0 where a backend tells of a project without its id (specification §3, event detail). */
  id: z.coerce.number().int().default(0),
  name: z.string().default(""),
  short_name: sentText,
  customer: clientName,
  project_manager: lenient(
    z.object({ id: z.number().int().default(0), name: z.string(), email: sentText }).nullable(),
    null,
  ),
  planned_start_date: sentText,
  planned_due_date: sentText,
  /** Hours that are in the calendar for it, of all weeks. */
  planned_hours: z.number().default(0),
});

/** The event detail of specification §3 is known by its own id, and says whose it is and of what by name. */
function fromDetail(sent: unknown) {
  if (!isObject(sent) || "calendar_id" in sent) return fromCell(sent);
  const { id: calendar_id, user, project: of, ...rest } = sent;
  const ids = { user_id: isObject(user) ? user.id : undefined, project_id: isObject(of) ? of.id : undefined };
  return fromCell({ calendar_id, ...ids, ...rest, id: ids.project_id, user, project: of });
}

/** A project that can be planned, or is. */
export type PlannedProject = z.infer<typeof project>;

/** One entry with all that its dialog shows (specification §3, event detail). */
export const calendarEvent = z.preprocess(
  fromDetail,
  entryFields.extend({
    user: lenient(person.nullable(), null),
    project: lenient(project.nullable(), null),
  }),
);

const employee = z.object({
  id,
  name: z.string().default(""),
  /** The job position. */
  position: sentText,
  /** Somebody who left stays in the weeks that they worked. */
  is_active: z.coerce.boolean().default(true),
});
/** Somebody with a row on the sheet. */
export type Employee = z.infer<typeof employee>;

/** Whom and what the sheet of a week has (specification §3, calendar data). */
export const calendarData = z.object({
  employees: z.array(employee),
  work_types: lenient(z.array(workType), []),
  projects_in_planning: lenient(z.array(project), []),
  projects_in_calendar: lenient(z.array(project), []),
  /** Whom the filter offers beside "Visi". */
  managers: lenient(z.array(person), []),
  holidays: lenient(z.array(z.object({ date: z.string(), name: z.string() })).optional(), undefined),
});
export type CalendarData = z.infer<typeof calendarData>;

/**
 * Entries with the dates that a backend leaves to their cell keys (specification §3): the day of the year minus one, which
 * only the week that was asked for makes a date. One of another week is left out.
 */
export const datedIn = (entries: readonly CalendarEntry[], days: readonly string[]): CalendarEntry[] =>
  entries.flatMap((entry) => {
    const date = entry.date || days.find((day) => cellKey({ ...entry, date: day }) === entry.cell);
    return date ? [{ ...entry, date }] : [];
  });

/** Entries that a backend sends by their cell keys. */
const listed = (sent: unknown) => (isObject(sent) ? Object.values(sent) : sent);

/** The entries of a planning week. `seq` is the last live event that they hold: what comes after it is applied to them. */
export const calendarWeek = z.preprocess(
  (sent) =>
    isObject(sent) && "data" in sent ? { ...sent, data: listed(sent.data) } : { data: listed(sent) },
  z.object({
    data: z.array(calendarEntry),
    meta: lenient(z.object({ seq: z.number().int().nullable() }), { seq: null }),
  }),
);
