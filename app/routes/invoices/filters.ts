import { chosenId, namedChoice } from "#app/lists/chosen-filter.ts";
import { filteredList, leaveOutEmpty } from "#app/lists/filtered-list.ts";
import { rowOf } from "#app/loading/missing-operations.ts";
import { optionalData } from "#app/loading/optional-data.ts";
import { one } from "#model/answer/answer.ts";
import { client } from "#model/client/client.ts";
import { number, oneOf, type Readings } from "#model/list/list-filters.ts";
import { invoiceSortings } from "#model/list/sortings.ts";
import type { Api } from "#model/page/context.ts";
import { project } from "#model/project/project.ts";
import { completeClient } from "../projects/typed-client.ts";
import { completeProject } from "../projects/typed-project.ts";

/** The filters of the list (specification §7), as they stand in the address and are sent to the backend. */
export const filterNames = ["invoiceNr", "client", "project", "date", "dueDate", "status"] as const;

export const readings: Readings = {
  // A backend may have statuses of its own.
  status: number,
  sorting: oneOf(invoiceSortings),
};

/** What the list and its spreadsheet are asked for with. */
export const selection = ["sorting", ...filterNames] as const;

/** Where documents are shown with filters as a form has sent them: client and project by id, and none that says nothing. */
export async function tidyList(filters: URLSearchParams, api: Api): Promise<string> {
  const tidy = new URLSearchParams(filters);
  await completeClient(tidy, api);
  await completeProject(tidy, api, "project");
  leaveOutEmpty(tidy);
  return filteredList("/invoices", tidy, ["client", "project"]);
}

/** The client and the project that are filtered by; null where one is not. */
export async function chosenIn(request: Request, api: Api) {
  const query = new URL(request.url).searchParams;
  const [clientId, projectId] = [chosenId(query, "client"), chosenId(query, "project")];
  const [byClient, byProject] = await Promise.all([
    clientId === null ? null : optionalData(api.get(`/customers/${clientId}`, one(client))),
    projectId === null ? null : optionalData(rowOf(api, "/projects", projectId, project)),
  ]);
  return {
    client: namedChoice(clientId, byClient?.data),
    project: namedChoice(projectId, byProject?.data),
  };
}
