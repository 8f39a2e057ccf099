import { eq, or } from "drizzle-orm";
import { projects } from "../projects.ts";

/** The projects that somebody manages, or helps to manage. */
export const isOwn = (userId: number) =>
  or(eq(projects.project_manager, userId), eq(projects.second_user_id, userId));
