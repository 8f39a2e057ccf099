import { port, strangerAt } from "#tests/support/installation.ts";
import { accepted, openOffice } from "../support/office.ts";
import type { Target } from "../support/requests.ts";
import { itemAt, productAt, type Size } from "./rows.ts";

/** An installation with that many rows, and its administrator's token. */
export interface Filled extends Target {
  size: Size;
  token: string;
}

const atOnce = 8;

/** Opens an installation and enters its rows through the API, as people would. */
export async function fill(size: Size): Promise<Filled> {
  const { installation, token } = await openOffice();
  const stranger = strangerAt(installation);
  const headers = { Authorization: `Bearer ${token}` };
  const rows = [
    ...Array.from({ length: size.products }, (_, index) => ({ path: "/products", body: productAt(index) })),
    ...Array.from({ length: size.items }, (_, index) => ({ path: "/stock_items", body: itemAt(index) })),
  ].values();
  const enter = async () => {
    // All of them take from the same list until it is empty.
    for (const { path, body } of rows) accepted(await stranger("POST", path, { headers, body }));
  };
  await Promise.all(Array.from({ length: atOnce }, enter));
  return { port, host: installation.host, cookie: "", token, size };
}
