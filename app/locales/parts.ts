/**
 * The words of a language come in parts, each in a file of its own (app/locales/<lang>/<part>.ts): a page waits for those
 * that it needs. Tests look whether they are enough.
 */
export type Part =
  | "everyday"
  | "planning"
  | "lists"
  | "clients"
  | "hubs"
  | "team"
  | "stock"
  | "reports"
  | "documents"
  | "settings"
  | "beginning"
  | "session"
  | "inbox"
  | "recurring"
  | "e_invoices"
  | "statements"
  | "reminders"
  | "purchases"
  | "orders"
  | "bank";

interface Content {
  /** The features whose texts a part has. */
  features: readonly string[];
  /** The pages that need it, by their routes' ids. */
  routes: RegExp;
  /** What these need beside it. */
  beside: readonly Part[];
}

const known: Record<Part, Content> = {
  /** What every page has. */
  everyday: {
    features: [
      ...["conflict", "dialog", "errors", "form", "languages", "menu", "page", "problems", "saving"],
      "search",
    ],
    routes: /^(root$|routes\/(frame|room)\/)/,
    beside: [],
  },
  /** The calendar, which shares next to nothing with other pages. */
  planning: { features: ["calendar", "holidays"], routes: /^routes\/calendar\//, beside: [] },
  /** The lists that a day begins with, and what other rooms have of them. */
  lists: {
    features: ["estimate_states", "filters", "invoices", "order_states", "projects"],
    routes: /^(routes\/)?(projects|invoices)\//,
    beside: [],
  },
  clients: { features: ["clients"], routes: /^(routes\/)?clients\//, beside: ["lists"] },
  /** Pages of what people come back to: a client, a project; the list of all estimates, and what is done with many rows. */
  hubs: {
    features: [
      ...["banks", "bulk", "contacts", "customer_prices", "estimate_list", "history", "hub", "project_form"],
      "project_hub",
      "views",
    ],
    routes:
      /^(clients\/|routes\/(banks|clients\/(?!list\b)|customer-prices\/|estimates\/list|[a-z-]+\/(bulk|export)-dialog|estimates\/duplicate-dialog|projects\/(add-dialog|form|page\/)|views\/))/,
    beside: ["lists"],
  },
  team: { features: ["profile", "users"], routes: /^routes\/(profile|users)\//, beside: ["lists"] },
  stock: {
    features: ["products", "stock", "units", "uploads", "work_types"],
    routes: /^(routes\/)?(products|stock|units|work-types)\//,
    beside: ["lists"],
  },
  reports: {
    features: ["books_export", "charts", "dashboard", "reports"],
    routes: /^routes\/(dashboard|reports)\//,
    beside: ["lists"],
  },
  documents: {
    features: [
      ...["acceptance", "documents", "estimates", "invoice", "mails", "rich_text", "templates"],
      ...["vat", "versions"],
    ],
    routes:
      /^(estimate\/|routes\/(estimates\/|templates\/|projects\/page\/history)|routes\/invoices\/(?!list|table|filter|export|status))/,
    beside: ["lists", "stock"],
  },
  settings: {
    features: [
      "accounting",
      "bank_booking",
      "branding",
      "closing",
      "day_settings",
      "interest",
      "internal_rates",
      "mail_sender",
      "modules",
      "settings",
      "terms",
      "texts",
      "vat_rates",
    ],
    routes: /^routes\/settings\//,
    beside: ["lists", "stock", "documents", "planning", "clients"],
  },
  /** What a new agency sets up first. */
  beginning: { features: ["setup"], routes: /^(routes\/)?setup\//, beside: [] },
  session: { features: ["session"], routes: /^routes\/session\//, beside: [] },
  inbox: { features: ["inbox"], routes: /^routes\/inbox\//, beside: ["lists", "hubs"] },
  /** Plans by which invoices recur: pages of their own beside the list of invoices. */
  recurring: { features: ["recurring"], routes: /^routes\/recurring\//, beside: ["lists"] },
  /** Documents that have to be e-invoices, and what they lack. */
  e_invoices: {
    features: ["e_invoices"],
    routes: /^routes\/(e-invoices\/|invoices\/(view$|e-invoice))/,
    beside: ["lists"],
  },
  statements: {
    features: ["statement"],
    routes: /^routes\/clients\/statement\//,
    beside: ["lists", "documents"],
  },
  /** What clients are reminded of, and by which plan. */
  reminders: {
    features: ["reminders"],
    routes: /^routes\/(reminders\/|invoices\/(view$|side|reminders\/)|settings\/reminders)/,
    beside: ["lists", "documents"],
  },
  /** Suppliers' invoices; of an e-invoice what it breaks. */
  purchases: {
    features: ["payables", "purchases"],
    routes: /^routes\/purchases\//,
    beside: ["lists", "e_invoices"],
  },
  /** Orders to suppliers, and the mails that they go out with. */
  orders: {
    features: ["purchase_orders"],
    routes: /^routes\/purchase-orders\//,
    beside: ["lists", "documents"],
  },
  /** Entries of bank statements. */
  bank: { features: ["bank_entries"], routes: /^routes\/bank\//, beside: ["lists"] },
};

const isPart = (name: string): name is Part => name in known;

/** All parts, in their order. */
export const parts: readonly Part[] = Object.keys(known).filter(isPart);

/** The features of a part by which its texts are found. */
export const featuresOf = (part: Part): readonly string[] => known[part].features;

/**
 * The parts that a page of these routes needs, by their ids; `key` is a message's from elsewhere. A route that is not known
 * needs all.
 */
export function partsOf(routeIds: readonly string[], key?: string): readonly Part[] {
  const [feature = ""] = key?.split(".") ?? [];
  const ofRoutes = routeIds.map((id) => parts.filter((part) => known[part].routes.test(id)));
  if (ofRoutes.some((some) => some.length === 0)) return parts;
  const named = [...ofRoutes.flat(), ...parts.filter((part) => known[part].features.includes(feature))];
  const needed = new Set<Part>(["everyday", ...named, ...named.flatMap((part) => known[part].beside)]);
  return parts.filter((part) => needed.has(part));
}
