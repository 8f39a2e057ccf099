import { useLocation } from "@remix-run/react";
import { useEffect, useSyncExternalStore } from "react";

const keyOf = (list: string) => `list ${list}`;
const never = () => () => undefined;

/** Keeps with what filters, in what order and on which page a list is looked at, for the way back to it. */
export function useRememberedList(list: string): void {
  const { search } = useLocation();
  useEffect(() => window.sessionStorage.setItem(keyOf(list), search), [list, search]);
}

/** Where the way back to a list leads: to it as it was left in this tab. Without scripts to the list itself. */
export const useListAddress = (list: string): string =>
  useSyncExternalStore(
    never,
    () => list + (window.sessionStorage.getItem(keyOf(list)) ?? ""),
    () => list,
  );
