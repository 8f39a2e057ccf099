import { completeChoice } from "#app/forms/typed-choice.ts";
import { namedChoice } from "#app/lists/chosen-filter.ts";
import { isUntidy, leaveOutEmpty } from "#app/lists/filtered-list.ts";
import { rowOf } from "#app/loading/missing-operations.ts";
import { optionalData } from "#app/loading/optional-data.ts";
import { one } from "#model/answer/answer.ts";
import type { FieldErrors } from "#model/answer/api-error.ts";
import { client, clientPage } from "#model/client/client.ts";
import type { Api } from "#model/page/context.ts";
import { project, projectPage } from "#model/project/project.ts";
import { type FilterName, type ReportFilters, reportFilters } from "#model/report/filters.ts";
import type { Report } from "#model/report/report.ts";
import { stockItemChoices, stockItemPage } from "#model/stock/stock-item.ts";
import { managersWith } from "../projects/managers.ts";

/** The filters that are chosen by typing a part of a name, and where what was typed is looked for. */
const lists = {
  customer_id: (api: Api, q: string) => api.get(`/customers?${search({ q })}`, clientPage),
  project_id: (api: Api, project_name: string) =>
    api.get(`/projects?${search({ project_name })}`, projectPage),
  stock_item_id: (api: Api, q: string) => api.get(`/stock_items?${search({ q })}`, stockItemPage),
} satisfies Partial<Record<FilterName, unknown>>;
export type TypedFilter = keyof typeof lists;
export const typedFilters: readonly TypedFilter[] = ["customer_id", "project_id", "stock_item_id"];

const search = (by: Record<string, string>) => new URLSearchParams({ ...by, per_page: "20" });

/**
 * The address without what says nothing, and with the ids of what was typed by name; null where it is tidy. A name that
 * is nobody's stays: a report of all would be read as that of the one.
 */
export async function tidied(query: URLSearchParams, api: Api): Promise<string | null> {
  if (!isUntidy(query)) return null;
  const tidy = new URLSearchParams(query);
  for (const name of typedFilters)
    await completeChoice(tidy, name, async (typed) => (await lists[name](api, typed)).data);
  leaveOutEmpty(tidy);
  return `?${tidy}`;
}

/** What an address asks a report for: understood, or what is wrong with each filter. */
export function understood(report: Report, query: URLSearchParams) {
  const own = new Set<string>(report.filters);
  const read = reportFilters.safeParse(Object.fromEntries([...query].filter(([name]) => own.has(name))));
  const errors: FieldErrors = {};
  for (const name of typedFilters)
    if (own.has(name) && query.get(`${name}_name`)) errors[name] = ["errors.choice"];
  for (const { path, message } of read.error?.issues ?? []) errors[String(path[0])] = [message];
  const filters = read.data && Object.keys(errors).length === 0 ? read.data : null;
  return { filters, errors };
}

/** The people and names behind the filters of a report; null where none is chosen. */
export async function namesFor(report: Report, filters: ReportFilters | null, api: Api) {
  const own = new Set<FilterName>(report.filters);
  const chosen = (name: TypedFilter) => (own.has(name) ? filters?.[name] : null) ?? null;
  const [customer, item, ofProject] = [chosen("customer_id"), chosen("stock_item_id"), chosen("project_id")];
  const [managers, byCustomer, byItem, byProject] = await Promise.all([
    managersWith(api, filters?.project_manager ?? null),
    customer === null ? null : optionalData(api.get(`/customers/${customer}`, one(client))),
    item === null ? null : optionalData(api.get("/all_stock_items", stockItemChoices)),
    ofProject === null ? null : optionalData(rowOf(api, "/projects", ofProject, project)),
  ]);
  return {
    managers: { data: managers.data ?? [], problem: managers.problem },
    chosen: {
      customer_id: namedChoice(customer, byCustomer?.data),
      stock_item_id: namedChoice(
        item,
        byItem?.data?.find(({ id }) => id === item),
      ),
      project_id: namedChoice(ofProject, byProject?.data),
    },
  };
}
