import { randomUUID } from "node:crypto";
import { finding } from "../answer.ts";
import type { CreatedRows } from "../created-rows.ts";
import type { Made } from "./made.ts";

/** Banks, a client with a contact, and the client's own price of an item. */
export async function writeClients(rows: CreatedRows, made: Made): Promise<void> {
  const { recorder, call, named, make, refuse, refuseEmpty, refuseStale } = rows;
  const ofBank = { with: "banks.delete" } as const;
  await refuseEmpty("banks.create", {}, ofBank);
  const bank = await make("banks.create", { body: { name: named("bank"), swift: "CONFLV22" } }, ofBank);
  if (bank !== null) await call("banks.update", { params: { id: bank }, body: { status: 0 } });

  const undo = { with: "clients.delete" } as const;
  await refuseEmpty("clients.create", {}, undo);
  await refuse(
    "clients.create",
    "a number for a name",
    {
      statuses: [422],
      naming: ["name"],
      level: "should",
      body: { name: 5, short_name: named("client with a number") },
    },
    undo,
  );
  const body = {
    name: named("client"),
    short_name: "Conformance",
    reg_nr: "",
    vat_nr: "",
    address: "Brīvības iela 1, Rīga",
    registered_address: "Brīvības iela 1, Rīga",
    contact: { name: "Conformance check", phone: "+371 20000000" },
  };
  // A repeated click or a retry: the same key makes the same row (design §4).
  const headers = { "Idempotency-Key": randomUUID() };
  made.client = await make("clients.create", { body, headers }, undo);
  if (made.client === null) return;
  const again = await make("clients.create", { body, headers }, undo);
  if (again !== made.client)
    recorder.add(
      "clients.create",
      finding("should", "Idempotency-Key", "the same row again", "a second row"),
    );

  const params = { id: made.client };
  await call("clients.update", { params, body: { ...body, name: named("client, changed") } });
  await refuseStale("clients.update", { params, body });

  const prices = { customerId: made.client };
  const ofPrice = { with: "customer_prices.delete" } as const;
  await refuseEmpty("customer_prices.create", prices, ofPrice);
  if (made.item === null) return;
  const price = { stock_item_id: made.item, price: "9.75" };
  await make("customer_prices.create", { params: prices, body: price }, ofPrice);
  await call("customer_prices.list", { params: prices });
}
