import { one as oneRow } from "#model/answer/answer.ts";
import { project, projectChoices, projectPage } from "#model/project/project.ts";
import { inside } from "../fields.ts";
import { list, noun, one, page } from "../operation.ts";

/** Specification §3 Project, §7 Projects. A name with `|` is one that the specification writes in several ways. */
const whole =
  "id:id name:text short_name:text? in_planning:flag customer|customer_id|client:any? " +
  "project_manager:any? coop_project_manager|second_user_id:any? planned_start_date|startDate:date? " +
  "planned_due_date|dueDate:date? actual_start_date:date? actual_due_date:date? status_id:id";

const choices = [
  "users:list customers:list",
  inside("users[]", "id:id name:text"),
  inside("customers[]", "id:id name:text"),
].join(" ");

export const projects = noun("Projects", [
  ["projects.list", "GET /projects", page(whole, { reader: projectPage })],
  ["projects.names", "GET /all_projects_list", list("id:id name:text")],
  ["projects.choices", "GET /projects/create", one(choices, { reader: projectChoices })],
  [
    "projects.create",
    "POST /projects",
    one("id:id name:text"),
    { needs: "name short_name client startDate dueDate project_manager" },
  ],
  [
    "projects.read",
    "GET /projects/{id}",
    one(whole, { reader: oneRow(project) }),
    { level: "may", isVersioned: true },
  ],
  ["projects.update", "PATCH /projects/{id}", "anything", { isVersioned: true }],
  ["projects.planning", "PATCH /projects/{id}/toggle-planning", "anything"],
  ["projects.delete", "DELETE /projects/{id}", "anything"],
]);
