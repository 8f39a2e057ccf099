import { port } from "#tests/support/installation.ts";
import type { Planted } from "../reports/planted.ts";
import { cookieOf, tokenOf } from "../support/office.ts";
import { get, type Target } from "../support/requests.ts";

/** An installation's API and screens, and how many invoices it has. */
export interface Office {
  invoices: number;
  api: Target;
  screens: Target;
}

/** Signs in, and proves that the list has all rows, and the sums that the database itself adds up. Throws otherwise. */
export async function enter({ installation, email, size, facts }: Planted): Promise<Office> {
  const at = { port, host: installation.host };
  const api = { ...at, cookie: "", token: await tokenOf(installation, email) };
  const screens = { ...at, cookie: await cookieOf(installation, email) };
  const { total } = (await listed(api, "/api/invoices")).invoices;
  const { net_cents } = (await listed(api, "/api/invoices?date=2026-01-01")).sums;
  if (total !== size.invoices || net_cents !== facts.net)
    throw new Error(`${total} invoices of ${size.invoices}, ${net_cents} cents of ${facts.net}`);
  return { invoices: size.invoices, api, screens };
}

async function listed(api: Target, path: string) {
  const { status, body } = await get(api, path);
  if (status !== 200) throw new Error(`${path} answered ${status}: ${body}`);
  return JSON.parse(body.toString());
}
