import { useFetchers, useRouteLoaderData } from "@remix-run/react";
import { userRole } from "./model/role";
import { home } from "./model/screens";
import type { loader } from "./root";

/** What every page wears; undefined where the root itself failed. */
export const useRoot = () => useRouteLoaderData<typeof loader>("root");

/** Where the person starts. */
export function useHome(): string {
  const root = useRoot();
  return root?.user ? home({ role: userRole(root.user), modules: root.modules }) : "/";
}

/** What the buttons of a list are sending, by the addresses that they send it to. */
export const usePressed = () =>
  new Map(useFetchers().map(({ formAction, formData }) => [formAction, formData]));
