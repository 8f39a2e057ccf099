import { one as oneRow } from "#model/answer/answer.ts";
import { bankList } from "#model/bank/bank.ts";
import { client, clientPage } from "#model/client/client.ts";
import { customerPriceList } from "#model/client/customer-price.ts";
import { list, noun, one, page } from "../operation.ts";

/** Specification §3 Client, Bank, Customer stock item price; §7 Clients and banks. */
const whole =
  "id:id name:text short_name:text? reg_nr:text? vat_nr:text? address:text? registered_address:text? " +
  "bank:object? bank.id:id bank.swift:text iban:text? contact:object? contact.name:text? contact.phone:text?";

export const clients = noun("Clients", [
  ["clients.list", "GET /customers", page("id:id name:text short_name:text?", { reader: clientPage })],
  ["clients.create", "POST /customers", one("id:id name:text"), { needs: "name" }],
  ["clients.read", "GET /customers/{id}", one(whole, { reader: oneRow(client) }), { isVersioned: true }],
  ["clients.update", "PATCH /customers/{id}", "anything", { isVersioned: true }],
  [
    "customer_prices.list",
    "GET /{customerId}/customer_stock_item_prices",
    list("id:id stock_item_id:id price:decimal", { reader: customerPriceList }),
  ],
  [
    "customer_prices.create",
    "POST /{customerId}/customer_stock_item_prices",
    one("id:id stock_item_id:id price:decimal"),
    { wants: "stock_item_id price" },
  ],
  ["customer_prices.delete", "DELETE /customer_stock_item_prices/{id}", "anything"],
  ["clients.delete", "DELETE /customers/{id}", "anything"],
]);

const bank = "id:id name:text swift:text status:whole";

export const banks = noun("Banks", [
  ["banks.list", "GET /banks", list(bank, { reader: bankList })],
  ["banks.create", "POST /banks", one(bank), { needs: "name swift" }],
  ["banks.update", "PATCH /banks/{id}", "anything"],
  ["banks.delete", "DELETE /banks/{id}", "anything"],
]);
