import { eq } from "drizzle-orm";
import type { Estimate } from "#model/estimate/estimate.ts";
import { countryOfVatNumber } from "#model/identifier/vat-number.ts";
import { clients } from "../clients.ts";
import { readCompany } from "../company.ts";
import type { Database } from "../database.ts";
import { projects } from "../projects.ts";
import { users } from "../users.ts";

/** The agency as its documents name it; nothing until it was entered. */
export function companyOf(database: Database): Estimate["company"] {
  const { legal_name: name, reg_nr, vat_nr, address, country } = readCompany(database);
  return name ? { name, reg_nr, vat_nr, address, country: country || countryOfVatNumber(vat_nr) } : null;
}

/** The project of an estimate, with its client and its manager. */
export function projectOf(database: Database, projectId: number): Estimate["project"] {
  const found = database
    .select({ project: projects, client: clients, manager: users })
    .from(projects)
    .innerJoin(clients, eq(clients.id, projects.client_id))
    .innerJoin(users, eq(users.id, projects.project_manager))
    .where(eq(projects.id, projectId))
    .get();
  if (!found) throw new Error(`project ${projectId} of an estimate is gone`);
  const { project, client, manager } = found;
  return {
    id: project.id,
    name: project.name,
    short_name: project.short_name,
    project_nr: project.project_nr,
    in_planning: project.in_planning,
    customer: {
      id: client.id,
      name: client.name,
      contact: client.contact_name,
      reg_nr: client.reg_nr,
      vat_nr: client.vat_nr,
      address: client.address,
      country: client.country,
      document_language: client.document_language,
    },
    planned_start_date: project.planned_start_date,
    planned_due_date: project.planned_due_date,
    project_manager: { id: manager.id, name: manager.name, email: manager.email },
  };
}
