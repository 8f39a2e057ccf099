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
import type { ScreenId } from "./screens.ts";

/** The lists of the product, by where they are: what is kept of a list is kept under its path. */
export const listNames = [
  "projects",
  "invoices",
  "estimates",
  "clients",
  "users",
  "stock",
  "stock/production",
  "stock/vacancies",
  "stock/products",
] as const;
export type ListName = (typeof listNames)[number];

/** The screen that each list is on: whoever may open it has its views. */
export const screenOfList: Record<ListName, ScreenId> = {
  projects: "projects",
  invoices: "invoices",
  estimates: "estimates",
  clients: "clients",
  users: "users",
  stock: "stock",
  "stock/production": "stock",
  "stock/vacancies": "stock",
  "stock/products": "stock",
};

/** The columns that each list has, which its noun names. */
export const columnsOfList: Record<ListName, ListColumns> = {
  projects: projectColumns,
  invoices: invoiceColumns,
  estimates: estimateColumns,
  clients: clientColumns,
  users: userColumns,
  stock: stockItemColumns,
  "stock/production": productionItemColumns,
  "stock/vacancies": workTypeColumns,
  "stock/products": productColumns,
};
