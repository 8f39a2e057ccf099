import { completeChoice } from "#app/forms/typed-choice.ts";
import type { Api } from "#model/page/context.ts";
import { projectPage } from "#model/project/project.ts";

/** Finds the project that was typed and not picked from the list. */
export const completeProject = (form: FormData | URLSearchParams, api: Api, field: string): Promise<void> =>
  completeChoice(form, field, async (project_name) => {
    const query = new URLSearchParams({ project_name, per_page: "20" });
    return (await api.get(`/projects?${query}`, projectPage)).data;
  });
