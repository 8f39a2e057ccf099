import { oneOf, type Readings } from "#model/list/list-filters.ts";
import { estimateSortings, estimateStates } from "#model/list/sortings.ts";

/** The filters of the list, as they stand in the address and are sent to the backend. */
export const filterNames = ["q", "client", "project_manager", "status"] as const;

export const readings: Readings = {
  status: oneOf(estimateStates),
  sorting: oneOf(estimateSortings),
};
