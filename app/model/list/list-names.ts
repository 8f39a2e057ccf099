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
