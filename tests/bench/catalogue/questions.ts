import { everyLayout, everyMug, type Size } from "./rows.ts";

const perPage = 20;

export interface Question {
  name: string;
  path: (size: Size) => string;
  /** How many rows there are in all to the question. */
  total: (size: Size) => number;
}

const products = ({ products: count }: Size) => count;

/** What a person asks of the lists; both installations have a full page for each but the one row searched for. */
export const questions: Question[] = [
  { name: "products, first page", path: () => "/api/products?page=1", total: products },
  {
    name: "products, last page",
    path: (size) => `/api/products?page=${Math.ceil(size.products / perPage)}`,
    total: products,
  },
  { name: "products, one by its code", path: () => "/api/products?q=P-00042", total: () => 1 },
  {
    name: "products, a fifth of them",
    path: () => `/api/products?q=${encodeURIComponent("krūze")}`,
    total: (size) => size.products / everyMug,
  },
  {
    name: "items of a type",
    path: () => "/api/stock_items?type_id=1",
    total: ({ items }) => items / 2,
  },
  { name: "items, one by its name", path: () => "/api/stock_items?q=work%2000042", total: () => 1 },
  {
    name: "items while typing",
    path: () => `/api/stock_items?q=${encodeURIComponent("maketē")}&active=true&per_page=${perPage}`,
    total: ({ items }) => items / everyLayout,
  },
];

/** The rows of the page that is asked for. */
export const rowsExpected = (question: Question, size: Size): number =>
  Math.min(perPage, question.total(size));
