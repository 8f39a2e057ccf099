import { eq, or } from "drizzle-orm";
import type { Database } from "../database.ts";
import { projects } from "../projects.ts";

/** The projects that somebody manages, or helps to manage. */
export const isOwn = (userId: number) =>
  or(eq(projects.project_manager, userId), eq(projects.second_user_id, userId));

export const ownProjects = (database: Database, userId: number) =>
  database.select({ id: projects.id }).from(projects).where(isOwn(userId));
