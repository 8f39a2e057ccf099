import type { z } from "zod";
import { findClient } from "#backend/db/clients.ts";
import type { Database } from "#backend/db/database.ts";
import { findProject, insertProject } from "#backend/db/projects.ts";
import { listManagers } from "#backend/db/users.ts";
import { found, invalid } from "#backend/operations/errors.ts";
import { today } from "#model/date/dates.ts";
import type { estimateCopy } from "#model/estimate/estimate.ts";
import { projectStatus } from "#model/project/status.ts";

/**
 * Adds the project of a copied estimate: named, dated and managed as asked for, for the client that is named or for the
 * same one. Refuses clients and managers that are gone with 422.
 */
export function insertCopiedProject(
  database: Database,
  originalId: number,
  { name, planned_start_date, planned_due_date, customer_id, user_id }: z.output<typeof estimateCopy>,
): number {
  const original = found(findProject(database, originalId));
  if (planned_due_date < planned_start_date) throw invalid("planned_due_date", "errors.due_before_start");
  const client = findClient(database, customer_id ?? original.customer?.id ?? 0);
  if (!client || client.is_archived) throw invalid("customer_id", "errors.client_gone");
  if (!listManagers(database).some(({ id }) => id === user_id))
    throw invalid("user_id", "errors.manager_gone");
  return insertProject(
    database,
    {
      name,
      short_name: name.slice(0, 60),
      in_planning: false,
      client_id: client.id,
      project_manager: user_id,
      second_user_id: null,
      planned_start_date,
      planned_due_date,
      status_id: projectStatus.new,
    },
    today().slice(0, 4),
  );
}
