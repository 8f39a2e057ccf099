import { and, eq, or } from "drizzle-orm";
import { audit } from "../audit.ts";
import { projects } from "../projects.ts";

/** The projects that somebody manages, or helps to manage. */
export const isOwn = (userId: number) =>
  or(eq(projects.project_manager, userId), eq(projects.second_user_id, userId));

/** Joins the events of the audit log that the history of a project tells. */
export const isOfProject = or(
  and(eq(audit.entity, "project"), eq(audit.entity_id, projects.id)),
  and(eq(audit.part_of, "project"), eq(audit.part_of_id, projects.id)),
);
