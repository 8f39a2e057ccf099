import { z } from "zod";
import { one, paged, sentDate, sentOrNull, sentText } from "../answer/answer.ts";
import { choiceOf, id, oneOf, requiredText, typedDate } from "../answer/fields.ts";
import { isObject } from "../answer/is-object.ts";
import { alsoCalled, rowsAsIds } from "../answer/other-names.ts";
import { sought } from "../answer/sought-number.ts";
import { projectSortings } from "../list/sortings.ts";
import { projectStatus, projectStatuses } from "./status.ts";

/** The names of a project's fields that the specification has beside those that are read here (§3). */
const shownNames = {
  customer: ["client", "customer_id"],
  second_user_id: ["coop_project_manager"],
  planned_start_date: ["startDate"],
  planned_due_date: ["dueDate"],
};

/** The same of what is sent: §7 has these names, §3 the others. */
export const sentNames = {
  client: ["customer_id", "customer"],
  second_user_id: ["coop_project_manager"],
  startDate: ["planned_start_date"],
  dueDate: ["planned_due_date"],
};

/** People and client as they are shown: of each the specification leaves open whether it is a row or its id (§3). */
function inOneWay(sent: unknown): unknown {
  if (!isObject(sent)) return sent;
  const { project_manager: manager, customer, second_user_id: assistant } = sent;
  return {
    ...sent,
    customer: typeof customer === "number" ? { id: customer } : customer,
    project_manager: isObject(manager) ? manager.id : manager,
    project_manager_name: isObject(manager) ? manager.name : sent.project_manager_name,
    second_user_id: isObject(assistant) ? assistant.id : assistant,
    second_user_name: isObject(assistant) ? assistant.name : sent.second_user_name,
  };
}

/** A project as the backend shows it (specification §3). `version` counts its changes, for If-Match. */
export const project = alsoCalled(
  shownNames,
  z.preprocess(
    inOneWay,
    z.object({
      id,
      project_nr: sentText,
      name: z.string(),
      short_name: sentText,
      in_planning: z.coerce.boolean().default(false),
      customer: sentOrNull(
        z.object({ id, name: z.string().default(""), short_name: z.string().default("") }),
      ),
      project_manager: sentOrNull(id),
      project_manager_name: sentText,
      second_user_id: sentOrNull(id),
      second_user_name: sentText,
      planned_start_date: sentDate,
      planned_due_date: sentDate,
      actual_start_date: sentDate,
      actual_due_date: sentDate,
      status_id: z.number().int().default(projectStatus.new),
      /** The estimate that it opens, where a backend names it with the project. */
      estimate_id: id.nullish(),
      version: z.number().int().default(0),
    }),
  ),
);
export type Project = z.infer<typeof project>;
export const projectPage = paged(project);

const fields = z.object({
  name: requiredText(200),
  short_name: requiredText(60),
  in_planning: z.boolean({ error: "errors.choice" }).default(false),
  client: choiceOf("errors.client_required"),
  project_manager: choiceOf("errors.required"),
  second_user_id: id.nullish().transform((user) => user ?? null),
  startDate: typedDate,
  dueDate: typedDate,
});

const dueIsNotBeforeStart = {
  check: (dates: { startDate?: string | undefined; dueDate?: string | undefined }) =>
    !dates.startDate || !dates.dueDate || dates.startDate <= dates.dueDate,
  at: { path: ["dueDate"], message: "errors.due_before_start" },
};

/** When a project is planned to begin and to end, as its page changes it. */
export const projectDates = fields
  .pick({ startDate: true, dueDate: true })
  .refine(dueIsNotBeforeStart.check, dueIsNotBeforeStart.at);

/** What a project is created and edited with (specification §5, §7). */
export const projectInput = fields.refine(dueIsNotBeforeStart.check, dueIsNotBeforeStart.at);
/** People and client of a project that is sent may be rows as well. */
const rows = ["client", "project_manager", "second_user_id"];
export const sentProject = alsoCalled(sentNames, rowsAsIds(rows, projectInput));

/** A status by its id. */
export const statusId = oneOf(projectStatuses.map((name) => projectStatus[name]));

const actualDates = { actual_start_date: typedDate.nullish(), actual_due_date: typedDate.nullish() };

/** What the form of a project holds: a known one also has its status and actual dates. */
export const projectForm = fields
  .extend({ status_id: statusId.optional(), ...actualDates })
  .refine(dueIsNotBeforeStart.check, dueIsNotBeforeStart.at);

/** A partial change, the status among it. Actual dates count only when both are sent (specification 4.1). */
export const projectPatch = alsoCalled(
  sentNames,
  rowsAsIds(
    rows,
    fields
      .partial()
      .extend({
        in_planning: z.boolean({ error: "errors.choice" }).optional(),
        second_user_id: id.nullish(),
        status_id: statusId.optional(),
        ...actualDates,
      })
      .refine(dueIsNotBeforeStart.check, dueIsNotBeforeStart.at),
  ),
);
export type ProjectPatch = z.infer<typeof projectPatch>;

/** The filters of specification §7. `date` is the earliest planned start, `dueDate` the latest planned finish. */
export const projectFilters = z.object({
  project_name: z.string().trim().max(200).optional(),
  client: id.optional(),
  project_manager: id.optional(),
  date: typedDate.optional(),
  dueDate: typedDate.optional(),
  status: sought.optional(),
  sorting: z.enum(projectSortings).optional(),
});
export type ProjectFilters = z.infer<typeof projectFilters>;

/** People and clients that a project form offers (`GET /projects/create`). */
export const projectChoices = one(
  z.object({
    users: z.array(z.object({ id, name: z.string() })),
    customers: z.array(z.object({ id, name: z.string() })).default([]),
  }),
);
