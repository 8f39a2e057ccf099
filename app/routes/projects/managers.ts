import { nameOr, withKnown } from "#app/loading/known-row.ts";
import { type OptionalData, optionalData } from "#app/loading/optional-data.ts";
import type { Api } from "#model/page/context.ts";
import { projectChoices, projectPage } from "#model/project/project.ts";

interface Person {
  id: number;
  name: string;
}

/**
 * The managers that a list can be filtered by. The chosen one stays among them after leaving the agency: their name is read from
 * a project that they manage, and is their id where there is none.
 */
export async function managersWith(api: Api, chosen: number | null): Promise<OptionalData<Person[]>> {
  const { data, problem } = await optionalData(api.get("/projects/create", projectChoices));
  if (!data) return { data, problem };
  if (chosen === null || data.users.some(({ id }) => id === chosen)) return { data: data.users, problem };
  const query = new URLSearchParams({ project_manager: String(chosen), per_page: "1" });
  const managed = await optionalData(api.get(`/projects?${query}`, projectPage));
  const named = managed.data?.find(({ project_manager }) => project_manager === chosen);
  const gone = { id: chosen, name: nameOr(named?.project_manager_name, chosen) };
  return { data: withKnown(data.users, gone), problem };
}
