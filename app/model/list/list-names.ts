import { clientColumns } from "../client/list-columns.ts";
import { estimateColumns } from "../estimate/list-columns.ts";
import { invoiceColumns } from "../invoice/list-columns.ts";
import { projectColumns } from "../project/list-columns.ts";
import {
  productColumns,
  productionItemColumns,
  stockItemColumns,
  workTypeColumns,
} from "../stock/list-columns.ts";
import { userColumns } from "../user/list-columns.ts";
import type { ListColumns } from "./list-columns.ts";
import { type ScreenId, screens } from "./screens.ts";

/** The lists of the product by where they are, each with its columns: what is kept of a list is kept under its path. */
const lists = {
  projects: projectColumns,
  invoices: invoiceColumns,
  estimates: estimateColumns,
  clients: clientColumns,
  users: userColumns,
  stock: stockItemColumns,
  "stock/production": productionItemColumns,
  "stock/vacancies": workTypeColumns,
  "stock/products": productColumns,
} as const satisfies Record<string, ListColumns>;

export type ListName = keyof typeof lists;
export const listNames = Object.keys(lists).filter((name): name is ListName => name in lists);
export const columnsOfList: Record<ListName, ListColumns> = lists;

const screenIds = Object.keys(screens).filter((id): id is ScreenId => id in screens);

/** The screen of a list, which is where its path begins: who may open the screen sees the list, its views and columns. */
export function screenOfList(list: ListName): ScreenId {
  const [first] = list.split("/", 1);
  const found = screenIds.find((id) => screens[id].path === `/${first}`);
  if (!found) throw new Error(`The list ${list} is on no screen`);
  return found;
}
