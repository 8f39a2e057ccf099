/** What a person asks of the list of invoices. */
export interface Question {
  name: string;
  path: (invoices: number) => string;
  /** A whole page, and not its rows alone. */
  isScreen?: boolean;
}

const perPage = 20;
const list = (query: string) => () => `/api/invoices?per_page=${perPage}${query}`;

export const questions: Question[] = [
  { name: "first page", path: list("") },
  {
    name: "last page",
    path: (invoices) => `/api/invoices?per_page=${perPage}&page=${Math.ceil(invoices / perPage)}`,
  },
  { name: "largest first", path: list("&sorting=-total") },
  { name: "by client", path: list("&sorting=client") },
  { name: "paid ones", path: list("&status=5") },
  { name: "of a client", path: list("&client=3") },
  { name: "of this year", path: list("&date=2026-01-01") },
  { name: "one by its number", path: list("&invoiceNr=R42") },
  { name: "the screen", path: () => "/invoices", isScreen: true },
];
