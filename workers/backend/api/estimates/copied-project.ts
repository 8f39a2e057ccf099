import type { z } from "zod";
import { today } from "../../../../app/model/dates";
import type { estimateCopy } from "../../../../app/model/estimate";
import { projectStatus } from "../../../../app/model/project-status";
import { findClient } from "../../db/clients";
import type { Database } from "../../db/database";
import { findProject, insertProject } from "../../db/projects";
import { listManagers } from "../../db/users";
import { invalid, notFound } from "../../errors";

/**
 * Adds the project of a copied estimate: named, dated and managed as asked for, for the client that is named or for the
 * same one. Refuses clients and managers that are gone with 422.
 */
export function insertCopiedProject(
  database: Database,
  originalId: number,
  { name, planned_start_date, planned_due_date, customer_id, user_id }: z.output<typeof estimateCopy>,
): number {
  const original = findProject(database, originalId);
  if (!original) throw notFound();
  if (planned_due_date < planned_start_date) throw invalid("planned_due_date", "errors.due_before_start");
  const client = findClient(database, customer_id ?? original.customer?.id ?? 0);
  if (!client || client.is_archived) throw invalid("customer_id", "errors.client_gone");
  if (!listManagers(database).some(({ id }) => id === user_id))
    throw invalid("user_id", "errors.manager_gone");
  return insertProject(
    database,
    {
      ...{ name, short_name: name.slice(0, 60), in_planning: false, client_id: client.id },
      ...{ project_manager: user_id, second_user_id: null, planned_start_date, planned_due_date },
      status_id: projectStatus.new,
    },
    today().slice(0, 4),
  );
}
