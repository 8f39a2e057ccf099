import { useFetchers, useRouteLoaderData } from "@remix-run/react";
import { home, type Screen } from "#model/list/screens.ts";
import { userRole } from "#model/user/role.ts";
import type { loader } from "./root-data.ts";

/** What every page wears; undefined where the root itself failed. */
export const useRoot = () => useRouteLoaderData<typeof loader>("root");

/** Where the back button of a main screen leads: to where the person starts; undefined where that is the screen itself. */
export function useHome(screen: Screen): string | undefined {
  const root = useRoot();
  const start = root?.user ? home({ role: userRole(root.user), modules: root.modules }) : "/";
  return start === screen.path ? undefined : start;
}

/** What the buttons of a list are sending, by the addresses that they send it to. */
export const usePressed = () =>
  new Map(useFetchers().map(({ formAction, formData }) => [formAction, formData]));
