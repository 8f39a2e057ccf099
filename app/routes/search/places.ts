import type { Translate } from "#locales/texts.ts";
import { isOpen, menuFor, type Screen, screens } from "#model/list/screens.ts";
import { settings } from "#model/list/settings.ts";
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
  purchase: ({ id }) => `/purchases/${id}`,
  purchase_order: ({ id }) => `/purchase-orders/${id}`,
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

/** Screens, settings and acts of somebody whose names hold every word that was typed; without one all but the settings. */
export function commandsFor(who: Who, typed: string, t: Translate): Place[] {
  const shown: readonly Screen[] = Object.values(screens);
  const acts = shown
    .filter((screen) => isOpen(screen, who))
    .flatMap(({ adds }) =>
      adds ? [{ to: adds.path, name: t(adds.label), detail: "", group: "acts" as const }] : [],
    );
  const goTo = ({ path }: { path: string }, name: string, detail = ""): Place => {
    return { to: path, name, detail, group: "screens" };
  };
  const pages = menuFor(who).map((item) => goTo(item, t(`menu.${item.entry}`)));
  const words = fold(typed).split(" ").filter(Boolean);
  const sections = settings
    .filter(({ screen }) => words.length > 0 && isOpen(screens[screen], who))
    .map((section) => goTo(section, t(`menu.setting.${section.name}`), t("menu.settings")));
  const all = [
    ...acts,
    ...(who.hasInbox ? [goTo(screens.inbox, t("menu.inbox"))] : []),
    // The first of the settings is their screen.
    ...pages.filter(({ to }) => !sections.some((section) => section.to === to)),
    ...(isOpen(screens.booksExport, who)
      ? [goTo(screens.booksExport, t("menu.booksExport"), t("menu.reports"))]
      : []),
    ...(isOpen(screens.bank, who) ? [goTo(screens.bank, t("menu.bank"), t("menu.invoices"))] : []),
    ...(isOpen(screens.estimates, who) ? [goTo(screens.estimates, t("search.group.estimate"))] : []),
    goTo(screens.profile, t("menu.profile")),
    ...sections,
  ];
  return all.filter(({ name, detail }) => words.every((word) => fold(`${name} ${detail}`).includes(word)));
}

/** Places by their headings, which stand in the order in which they come first. */
export function inGroups(places: readonly Place[]): [group: Place["group"], members: Place[]][] {
  const groups = [...new Set(places.map(({ group }) => group))];
  return groups.map((group) => [group, places.filter((place) => place.group === group)]);
}
