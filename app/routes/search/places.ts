import type { Translate } from "#locales/texts.ts";
import { isOpen, menuFor, type Screen, screens } from "#model/list/screens.ts";
import { showMoney } from "#model/money/show-money.ts";
import type { Found, FoundKind } from "#model/search/found.ts";
import { fold } from "#model/text/text-order.ts";
import type { Role } from "#model/user/role.ts";

/** Where a search leads: something that was found, a screen, or an act. */
export interface Place {
  to: string;
  name: string;
  detail: string;
  /** Under which heading it stands. */
  group: FoundKind | "screens" | "acts";
}

const addresses: Record<FoundKind, (found: Found) => string> = {
  client: ({ id }) => `/clients/${id}`,
  contact: ({ client_id }) => `/clients/${client_id}/people`,
  project: ({ id }) => `/projects/${id}`,
  estimate: ({ id }) => `/estimate/${id}`,
  invoice: ({ id, estimate_id }) => `/invoices/${estimate_id}/${id}`,
  product: ({ id }) => `/stock/products/${id}`,
  stock_item: ({ id }) => `/stock/${id}`,
  user: ({ id }) => `/users/${id}`,
};

/** What was found, as it is shown. */
export const placeOf = (found: Found, t: Translate, language: string): Place => ({
  to: addresses[found.kind](found),
  name: found.name || t("search.draft"),
  detail: [
    stateOf(found, t),
    found.detail,
    found.total_cents !== undefined && showMoney(found.total_cents, language),
  ]
    .filter(Boolean)
    .join(" · "),
  group: found.kind,
});

/** What is said of what is offered no more. */
function stateOf({ kind, state }: Found, t: Translate): string | undefined {
  const isMarked = kind === "client" || kind === "stock_item" || kind === "user";
  return state && isMarked ? t(`search.state.${kind}`) : undefined;
}

interface Who {
  role: Role;
  modules: readonly string[];
  hasInbox: boolean;
}

/** Screens and acts of somebody whose names hold every word that was typed; without one all of them. */
export function commandsFor(who: Who, typed: string, t: Translate): Place[] {
  const shown: readonly Screen[] = Object.values(screens);
  const acts = shown
    .filter((screen) => isOpen(screen, who))
    .flatMap(({ adds }) =>
      adds ? [{ to: adds.path, name: t(adds.label), detail: "", group: "acts" as const }] : [],
    );
  const pages = menuFor(who).map(({ entry, path }) => ({
    to: path,
    name: t(`menu.${entry}`),
    detail: "",
    group: "screens" as const,
  }));
  const own = { to: screens.profile.path, name: t("menu.profile"), detail: "", group: "screens" as const };
  const estimates = {
    to: screens.estimates.path,
    name: t("search.group.estimate"),
    detail: "",
    group: "screens" as const,
  };
  const inbox = { to: screens.inbox.path, name: t("menu.inbox"), detail: "", group: "screens" as const };
  const others = isOpen(screens.estimates, who) ? [estimates, own] : [own];
  const words = fold(typed).split(" ").filter(Boolean);
  return [...acts, ...(who.hasInbox ? [inbox] : []), ...pages, ...others].filter(({ name }) =>
    words.every((word) => fold(name).includes(word)),
  );
}

/** Places by their headings, which stand in the order in which they come first. */
export function inGroups(places: readonly Place[]): [group: Place["group"], members: Place[]][] {
  const groups = [...new Set(places.map(({ group }) => group))];
  return groups.map((group) => [group, places.filter((place) => place.group === group)]);
}
