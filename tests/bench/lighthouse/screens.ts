import { site } from "#tests/support/site.ts";
import { get, type Target } from "../support/requests.ts";

export interface Screen {
  /** As app/routes.ts has it. */
  pattern: string;
  path: string;
  isForStrangers: boolean;
}

/**
 * Every address of the site that answers with a page, to an administrator or to a stranger. `known` are examples that the
 * demonstration does not have, by their patterns: pages of strangers, as a link opens them.
 */
export async function screensOf(admin: Target, known: Record<string, string>): Promise<Screen[]> {
  const invoices = await someInvoices(admin);
  const screens: Screen[] = [];
  for (const [pattern, { at, lands }] of Object.entries(site)) {
    const isForStrangers = lands.stranger === at || pattern === "/login" || pattern in known;
    const visitor = isForStrangers ? { ...admin, cookie: "" } : admin;
    const isLedOn = !isForStrangers && lands.admin !== at && !at.includes(unknown);
    const path = isLedOn ? undefined : await firstPage(visitor, known[pattern] ?? at, invoices);
    if (path !== undefined) screens.push({ pattern, path, isForStrangers });
  }
  return screens;
}

/** Stands in tests/site/invoices.ts for an invoice that is not there. */
const unknown = "/invoices/1/";

/** The first of an address's examples that answers with a page; undefined where it is a file or leads elsewhere. */
async function firstPage(visitor: Target, at: string, invoices: string[]): Promise<string | undefined> {
  const [, before, after] = /^\/invoices\/1\/(edit\/)?999999(.*)$/.exec(at) ?? [];
  const examples =
    after === undefined
      ? [at]
      : invoices.map((invoice) => `/invoices/${invoice.replace("/", `/${before ?? ""}`)}${after}`);
  for (const path of examples) {
    const { status, headers } = await get(visitor, path);
    if (status === 200 && headers["content-type"]?.includes("text/html")) return path;
  }
  return undefined;
}

/** An invoice in each status, as `estimate/invoice`. */
async function someInvoices(admin: Target): Promise<string[]> {
  const { body } = await get({ ...admin, cookie: "" }, "/api/invoices?per_page=100");
  const rows: { id: number; estimate_id: number; status_id: number }[] = JSON.parse(body.toString()).invoices
    .data;
  const byStatus = new Map(rows.map((row) => [row.status_id, `${row.estimate_id}/${row.id}`]));
  return [...byStatus.values()];
}
