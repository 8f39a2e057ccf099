import { entryStates } from "#model/bank-entry/entry-states.ts";

/** The state whose entries are listed: those that are to be booked where nothing is asked for. */
export const stateIn = (query: URLSearchParams) =>
  entryStates.find((state) => state === query.get("state")) ?? "open";
