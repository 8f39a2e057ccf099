import { chosenId, namedChoice } from "#app/lists/chosen-filter.ts";
import { filteredList, leaveOutEmpty } from "#app/lists/filtered-list.ts";
import { rowOf } from "#app/loading/missing-operations.ts";
import { optionalData } from "#app/loading/optional-data.ts";
import { one } from "#model/answer/answer.ts";
import { client } from "#model/client/client.ts";
import { oneOf, type Readings } from "#model/list/list-filters.ts";
import { orderSortings } from "#model/list/sortings.ts";
import type { Api } from "#model/page/context.ts";
import { project } from "#model/project/project.ts";
import { orderStates } from "#model/purchase-order/purchase-order.ts";
import { completeClient } from "../projects/typed-client.ts";
import { completeProject } from "../projects/typed-project.ts";

/** The filters of the list beside its search, as they stand in the address and are sent to the backend. */
export const filterNames = ["supplier", "project", "state"] as const;

export const readings: Readings = {
  state: oneOf(orderStates),
  sorting: oneOf(orderSortings),
};

/** Where orders are shown with filters as a form has sent them: supplier and project by id, and none that says nothing. */
export async function tidyList(filters: URLSearchParams, api: Api): Promise<string> {
  const tidy = new URLSearchParams(filters);
  await completeClient(tidy, api, "supplier");
  await completeProject(tidy, api, "project");
  leaveOutEmpty(tidy);
  return filteredList("/purchase-orders", tidy, ["supplier", "project"]);
}

/** The supplier and the project that an address names; null where it names none. */
export async function chosenIn(request: Request, api: Api) {
  const query = new URL(request.url).searchParams;
  const [supplierId, projectId] = [chosenId(query, "supplier"), chosenId(query, "project")];
  const [bySupplier, byProject] = await Promise.all([
    supplierId === null ? null : optionalData(api.get(`/customers/${supplierId}`, one(client))),
    projectId === null ? null : optionalData(rowOf(api, "/projects", projectId, project)),
  ]);
  return {
    supplier: namedChoice(supplierId, bySupplier?.data),
    project: namedChoice(projectId, byProject?.data),
  };
}
