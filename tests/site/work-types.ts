import { type Addresses, gone, toAdmin } from "../support/landing.ts";

export const site: Addresses = {
  "/stock/vacancies": toAdmin("/stock/vacancies"),
  "/stock/vacancies/columns": toAdmin("/stock/vacancies/columns"),
  "/stock/vacancies/add": toAdmin("/stock/vacancies/add"),
  "/stock/vacancies/:workTypeId": toAdmin("/stock/vacancies/1"),
  "/stock/vacancies/:workTypeId/delete": toAdmin("/stock/vacancies/1/delete"),
};

export const oddities = [gone(toAdmin("/stock/vacancies/999999"))];
