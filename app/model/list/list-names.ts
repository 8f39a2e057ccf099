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
