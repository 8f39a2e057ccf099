import { useRoot } from "#app/use-root.ts";
import { useTranslation } from "#locales/use-translation.ts";
import type { Found } from "#model/search/found.ts";
import { userRole } from "#model/user/role.ts";
import { commandsFor, type Place, placeOf } from "./places.ts";

/** Where what was typed leads: what was found, and then acts and screens. */
export function usePlaces(typed: string, found: readonly Found[] | null): Place[] {
  const root = useRoot();
  const { t, language } = useTranslation();
  if (!root?.user) return [];
  const who = {
    role: userRole(root.user),
    modules: root.modules,
    hasInbox: root.user.inbox_unread !== undefined,
  };
  return [...(found ?? []).map((one) => placeOf(one, t, language)), ...commandsFor(who, typed, t)];
}
