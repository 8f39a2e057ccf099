import { Page, pageOf } from "./answers.ts";
import type { Input } from "./input.ts";
import { euros } from "./money.ts";
import type { Routes } from "./routing.ts";
import type { Store } from "./store.ts";
import { Table } from "./table.ts";

interface Customer {
  id: number;
  name: string;
  short_name: string | null;
  reg_nr: string | null;
  vat_nr: string | null;
  address: string | null;
  registered_address: string | null;
  bank_id: number | null;
  iban: string | null;
  contact: { name: string | null; phone: string | null } | null;
}

interface Bank {
  id: number;
  name: string;
  swift: string;
  status: number;
}

interface Price {
  id: number;
  customer_id: number;
  stock_item_id: number;
  price: number;
}

export const customers = () =>
  new Table<Customer>([
    {
      name: "SIA Baltijas Kartons",
      short_name: "Kartons",
      reg_nr: "40003521600",
      vat_nr: "LV40003521600",
      address: "Brīvības iela 40, Rīga",
      registered_address: "Noliktavas iela 7, Rīga",
      bank_id: 1,
      iban: "LV80BANK0000435195001",
      contact: { name: "Anna Vītola", phone: "+371 20000001" },
    },
    {
      name: "Grāmatu nams Ābele",
      short_name: "Ābele",
      reg_nr: null,
      vat_nr: null,
      address: null,
      registered_address: null,
      bank_id: null,
      iban: null,
      contact: null,
    },
  ]);

export const banks = () =>
  new Table<Bank>([
    { name: "Rīgas Banka", swift: "BANKLV2X", status: 1 },
    { name: "Vecā krājkase", swift: "VECALV22", status: 0 },
  ]);

export const prices = () => new Table<Price>([{ customer_id: 1, stock_item_id: 1, price: 27.5 }]);

const showPrice = ({ id, stock_item_id, price }: Price) => ({ id, stock_item_id, price: euros(price) });

function showCustomer(store: Store, customer: Customer) {
  const bank = store.banks.find(customer.bank_id);
  return { ...customer, bank: bank ? { id: bank.id, swift: bank.swift } : null };
}

function readCustomer(input: Input) {
  const contact = input.part("contact");
  return {
    name: input.text("name"),
    short_name: input.maybeText("short_name"),
    reg_nr: input.maybeText("reg_nr"),
    vat_nr: input.maybeText("vat_nr"),
    address: input.maybeText("address"),
    registered_address: input.maybeText("registered_address"),
    bank_id: input.maybeNumber("bank_id"),
    iban: input.maybeText("iban"),
    contact: input.has("contact")
      ? { name: contact.maybeText("name"), phone: contact.maybeText("phone") }
      : null,
  };
}

export const clientRoutes: Routes = {
  "GET /customers": ({ store, query }) => {
    const wanted = query.get("q")?.toLowerCase() ?? "";
    const found = store.customers.where((row) => row.name.toLowerCase().includes(wanted));
    return new Page(pageOf(found, query), found.length);
  },
  "POST /customers": ({ store, input }) => {
    const values = readCustomer(input);
    input.check();
    return showCustomer(store, store.customers.add(values));
  },
  "GET /customers/:id": ({ store, at }) => showCustomer(store, store.customers.get(at("id"))),
  "PATCH /customers/:id": ({ store, at, input }) => {
    const values = readCustomer(input);
    input.check();
    return showCustomer(store, store.customers.change(at("id"), values));
  },
  "DELETE /customers/:id": ({ store, at }) => store.customers.drop(at("id")),

  "GET /banks": ({ store }) => store.banks.all(),
  "POST /banks": ({ store, input }) => {
    const values = { name: input.text("name"), swift: input.text("swift"), status: 1 };
    input.check();
    return store.banks.add(values);
  },
  "PATCH /banks/:id": ({ store, at, input }) => {
    const status = input.number("status");
    input.check();
    return store.banks.change(at("id"), { status });
  },
  "DELETE /banks/:id": ({ store, at }) => store.banks.drop(at("id")),

  "GET /:customer/customer_stock_item_prices": ({ store, at }) =>
    store.prices.where((row) => row.customer_id === Number(at("customer"))).map(showPrice),
  "POST /:customer/customer_stock_item_prices": ({ store, at, input }) => {
    const customer_id = store.customers.get(at("customer")).id;
    const stock_item_id = store.stockItems.get(input.number("stock_item_id")).id;
    const price = input.number("price");
    input.check();
    return showPrice(store.prices.add({ customer_id, stock_item_id, price }));
  },
  "DELETE /customer_stock_item_prices/:id": ({ store, at }) => store.prices.drop(at("id")),
};
