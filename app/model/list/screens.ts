import type { ModuleKey } from "../branding/config.ts";
import { isInForce } from "../branding/needed-modules.ts";
import type { Role } from "../user/role.ts";

/** A screen, who may see it, and of which modules one at least must be on (specification 2.1). */
export interface Screen {
  path: string;
  roles: readonly Role[];
  modules?: readonly ModuleKey[];
  /** Where something new of it is begun, and the text key of that act. */
  adds?: { path: string; label: `search.add_${"client" | "product" | "project" | "user"}` };
}

const everybody: readonly Role[] = ["admin", "bookkeeper", "user", "employee"];
const office: readonly Role[] = ["admin", "bookkeeper", "user"];
const bookkeepers: readonly Role[] = ["admin", "bookkeeper"];
const admin: readonly Role[] = ["admin"];
const estimates: readonly ModuleKey[] = ["product_estimate", "position_estimate"];

/** The screens of the specification's route table. Every page that is not here is open to strangers. */
export const screens = {
  noDestination: { path: "/no-destionation", roles: everybody },
  profile: { path: "/update-user-information", roles: everybody },
  search: { path: "/search", roles: everybody },
  /** The inbox of the person who is signed in; reached beside the menu. */
  inbox: { path: "/inbox", roles: everybody },
  /** Views of lists, which are reached from the lists. */
  views: { path: "/views", roles: office },
  dashboard: { path: "/dashboard", roles: admin },
  calendar: { path: "/calendar", roles: everybody, modules: ["calendar"] },
  users: { path: "/users", roles: admin, adds: { path: "/users/add", label: "search.add_user" } },
  projects: {
    path: "/projects",
    roles: office,
    modules: estimates,
    adds: { path: "/projects/add", label: "search.add_project" },
  },
  estimates: { path: "/estimates", roles: office, modules: estimates },
  estimate: { path: "/estimate", roles: office, modules: estimates },
  /** What an estimate costs the agency, over the estimate. */
  costs: { path: "/estimate", roles: office, modules: ["productionCosts"] },
  invoices: { path: "/invoices", roles: office, modules: estimates },
  /** Suppliers' invoices, which are reached from the list of the agency's own. */
  purchases: { path: "/purchases", roles: office, modules: ["productionCosts"] },
  /** Orders to suppliers, which are reached from the same list. */
  purchaseOrders: { path: "/purchase-orders", roles: office, modules: ["productionCosts"] },
  /** What is to be paid to suppliers, over the list of their invoices. */
  payables: { path: "/purchases/payment", roles: bookkeepers, modules: ["productionCosts"] },
  /** Statements of the agency's bank accounts, which are reached from the same list. They tell wages: not for every user. */
  bank: { path: "/bank", roles: bookkeepers, modules: ["bank"] },
  clients: { path: "/clients", roles: office, adds: { path: "/clients/add", label: "search.add_client" } },
  stock: {
    path: "/stock",
    roles: admin,
    modules: estimates,
    adds: { path: "/stock/products/add", label: "search.add_product" },
  },
  reports: { path: "/reports", roles: office, modules: estimates },
  financialReport: { path: "/reports/financial-report", roles: bookkeepers, modules: estimates },
  planningReport: { path: "/reports/planning-report", roles: office, modules: ["position_estimate"] },
  /** Files for the bookkeeper, which are reached from the journals. */
  booksExport: { path: "/reports/books", roles: bookkeepers, modules: ["books"] },
  /** What a new agency sets up first. */
  setup: { path: "/setup", roles: admin },
  settings: { path: "/settings", roles: admin },
  unitSettings: { path: "/settings/units", roles: admin, modules: estimates },
  reminderSettings: { path: "/settings/reminders", roles: admin, modules: estimates },
  rateSettings: { path: "/settings/internal-rates", roles: admin, modules: ["margin"] },
  closingSettings: { path: "/settings/closing", roles: bookkeepers, modules: ["books"] },
  accountingSettings: { path: "/settings/accounting", roles: bookkeepers, modules: ["books"] },
  bankSettings: { path: "/settings/bank", roles: bookkeepers, modules: ["bank"] },
  calendarSettings: { path: "/settings/calendar", roles: admin, modules: ["calendar"] },
} as const satisfies Record<string, Screen>;

export type ScreenId = keyof typeof screens;

/** The entries of the menu in their order (specification 2.3); each is shown to whom its screen is open. */
export const menu = [
  "dashboard",
  "calendar",
  "users",
  "projects",
  "invoices",
  "clients",
  "stock",
  "reports",
  "settings",
] as const satisfies readonly ScreenId[];
export type MenuEntry = (typeof menu)[number];

export type MenuPart = Extract<ScreenId, "financialReport" | "planningReport">;
const menuParts: readonly MenuPart[] = ["financialReport", "planningReport"];

/** The screens below an entry, in their order; each is shown to whom it is open. */
const below: Partial<Record<MenuEntry, readonly MenuPart[]>> = {
  reports: menuParts,
};

/** The screens that an entry leads to who may not see its own: the first that is open to them. */
const instead: Partial<Record<MenuEntry, readonly ScreenId[]>> = {
  settings: ["closingSettings", "accountingSettings", "bankSettings"],
};

type Who = { role: Role; modules: readonly string[] };

/** Whether a module of the screen is on, or it needs none. */
export function isEnabled(screen: Screen, modules: readonly string[]): boolean {
  return screen.modules === undefined || screen.modules.some((key) => isInForce(key, modules));
}

/** Whether somebody of a role may see a screen under the enabled modules. */
export function isOpen(screen: Screen, { role, modules }: Who): boolean {
  return screen.roles.includes(role) && isEnabled(screen, modules);
}

/** An entry of somebody's menu: where it leads, and the screens below it. */
export interface MenuItem {
  entry: MenuEntry;
  path: string;
  /** Empty where there is not more than one: the entry leads there itself. */
  below: MenuPart[];
}

/** The modules whose reports the financial screen has (specification §1). */
const financialReports: readonly ModuleKey[] = [
  "hoursReport",
  "incomeReport",
  "stockOrderReport",
  "productionCosts",
  "margin",
  "books",
];

/** Whether somebody may read the reports of a module, where it is in force: who keeps the books reads those of the books. */
export const readsReportsOf = (key: ModuleKey, { role, modules }: Who): boolean =>
  (role === "admin" || (role === "bookkeeper" && key === "books")) && isInForce(key, modules);

/** Whether there is anything on a screen: a backend may know of estimates and of no report. */
const hasContents = (id: MenuPart, who: Who): boolean =>
  id !== "financialReport" || financialReports.some((key) => readsReportsOf(key, who));

/** The menu of somebody (specification 2.3). An entry that has nothing but screens below it leads to the first of them. */
export const menuFor = (who: Who): MenuItem[] =>
  menu.flatMap((entry): MenuItem[] => {
    if (!isOpen(screens[entry], who)) {
      const first = instead[entry]?.find((id) => isOpen(screens[id], who));
      return first ? [{ entry, path: screens[first].path, below: [] }] : [];
    }
    const own = below[entry];
    if (!own) return [{ entry, path: screens[entry].path, below: [] }];
    const open = own.filter((id) => isOpen(screens[id], who) && hasContents(id, who));
    const [first, second] = open;
    return first ? [{ entry, path: screens[first].path, below: second ? open : [] }] : [];
  });

/** Where somebody starts: the first entry of their menu, or the page that says there is none (specification 2.2). */
export function home(who: Who): string {
  const [first] = menuFor(who);
  return first?.path ?? screens.noDestination.path;
}

/** Screens whose paths are no part of their menu entry's. */
const counted: readonly (readonly [path: string, entry: MenuEntry])[] = [
  ...menu.map((entry) => [screens[entry].path, entry] as const),
  [screens.estimate.path, "projects"],
  [screens.estimates.path, "projects"],
  [screens.purchases.path, "invoices"],
  [screens.purchaseOrders.path, "invoices"],
  [screens.bank.path, "invoices"],
];

/** The screen below a menu entry that a path belongs to: files for the bookkeeper are of the journals. */
export const highlightedPart = (path: string): MenuPart | null => {
  if (path === screens.booksExport.path) return "financialReport";
  return menuParts.find((id) => screens[id].path === path) ?? null;
};

/** An invoice that is being made is still work on a project's estimate. */
const creatingInvoice = /^\/invoices\/[^/]+\/create(\/|$)/;

/** The menu entry that a path belongs to: details count as their list (specification 2.3, highlight rules). */
export const highlighted = (path: string): MenuEntry | null => {
  if (creatingInvoice.test(path)) return "projects";
  return counted.find(([start]) => path === start || path.startsWith(`${start}/`))?.[1] ?? null;
};
