import { entries } from "./calendar.ts";
import { banks, customers, prices } from "./clients.ts";
import { company } from "./company.ts";
import { pdf } from "./documents.ts";
import type { Cost, EstimateFile } from "./estimate-extras.ts";
import { items, positions, stages } from "./estimate-lines.ts";
import { estimates } from "./estimates.ts";
import { invoices } from "./invoices.ts";
import { people } from "./people.ts";
import { products } from "./products.ts";
import { projects } from "./projects.ts";
import { stockItems, workTypes } from "./stock.ts";
import { Table } from "./table.ts";

/** The data of one agency, fresh for every server. */
export function createStore(monday: string) {
  return {
    tokens: new Map<string, number>(),
    resets: new Map<string, number>(),
    users: people(),
    customers: customers(),
    banks: banks(),
    prices: prices(),
    projects: projects(),
    estimates: estimates(),
    stages: stages(),
    positions: positions(),
    items: items(),
    costs: new Table<Cost>([
      {
        estimate_id: 1,
        position_item_id: null,
        name: "Kurjers",
        description: "Pārdaugava",
        payment_type_id: 1,
        total: 12.35,
        invoice_id: null,
      },
    ]),
    files: new Table<EstimateFile>([
      { estimate_id: 1, description: "Skice", mime_type: "application/pdf", bytes: pdf() },
    ]),
    invoices: invoices(),
    stockItems: stockItems(),
    workTypes: workTypes(),
    products: products(),
    entries: entries(monday),
    company: company(),
  };
}

export type Store = ReturnType<typeof createStore>;
