import { z } from "zod";
import { one, removal } from "#model/answer/answer.ts";
import { bankStatus } from "#model/bank/bank-status.ts";
import {
  type Client,
  type ClientInput,
  client,
  clientInput,
  clientPage,
  sentClient,
  sentClientPatch,
} from "#model/client/client.ts";
import { ibanMatchesBic } from "#model/identifier/identifiers.ts";
import { clientSortings } from "#model/list/sortings.ts";
import { findBank } from "../db/banks.ts";
import { clientIsInCalendar } from "../db/calendar-references.ts";
import { deleteContactsOf } from "../db/client-contacts.ts";
import {
  archiveClient,
  deleteClient,
  findClient,
  insertClient,
  listClients,
  sameRegistration,
  updateClient,
} from "../db/clients.ts";
import { deletePricesOf } from "../db/customer-prices.ts";
import type { Database } from "../db/database.ts";
import { owedToClient } from "../db/invoices/credit.ts";
import { clientHasInvoices } from "../db/invoices/invoices.ts";
import { clientIsUsed } from "../db/projects.ts";
import { hasOrders, orderedRenamed } from "../db/purchase-orders/orders.ts";
import { isSupplier, supplierRenamed } from "../db/purchases/invoices.ts";
import { noun } from "../operations/call.ts";
import { checked, found, invalid } from "../operations/errors.ts";
import { matches, tag } from "../operations/etag.ts";
import { answers, body, created, idParam, listQuery, operation } from "../operations/operation.ts";
import { write } from "../operations/write.ts";

/** Clients; the contract calls them customers (specification §7). */
export const clients = noun();

const query = listQuery.extend({
  archived: z.stringbool({ error: "errors.choice" }).default(false),
  sorting: z.enum(clientSortings).optional(),
});

clients.openapi(
  operation("clients.list", {
    access: { roles: "office", modules: "always" },
    summary: "List clients",
    method: "get",
    path: "/customers",
    request: { query },
    responses: answers(clientPage),
  }),
  (c) => c.json(listClients(c.env.database, c.req.valid("query")), 200),
);

clients.openapi(
  operation("clients.create", {
    access: { roles: "office", modules: "always", audit: "client" },
    summary: "Create a client",
    method: "post",
    path: "/customers",
    request: body(sentClient),
    responses: created(one(client)),
  }),
  (c) => {
    const input = c.req.valid("json");
    const data = write(c, client, ({ database, audit }) => {
      check(database, input);
      const after = read(database, insertClient(database, input));
      audit(after.id, { after });
      return after;
    });
    tag(c, data);
    return c.json({ data }, 201);
  },
);

clients.openapi(
  operation("clients.read", {
    access: { roles: "office", modules: "always" },
    summary: "Read a client",
    method: "get",
    path: "/customers/{id}",
    request: idParam,
    responses: answers(one(client)),
  }),
  (c) => {
    const { id } = c.req.valid("param");
    const owed_cents = owedToClient(c.env.database, id);
    const data = { ...read(c.env.database, id), ...(owed_cents > 0 && { owed_cents }) };
    tag(c, data);
    return c.json({ data }, 200);
  },
);

clients.openapi(
  operation("clients.update", {
    access: { roles: "office", modules: "always", audit: "client" },
    summary: "Change a client",
    refuses: [412],
    method: "patch",
    path: "/customers/{id}",
    request: { ...idParam, ...body(sentClientPatch) },
    responses: answers(one(client)),
  }),
  (c) => {
    const { id } = c.req.valid("param");
    const change = c.req.valid("json");
    const data = write(c, client, ({ database, audit, announce }) => {
      const before = read(database, id);
      matches(c, before);
      // A change is checked as the whole client that it makes: bank, IBAN and numbers belong together.
      const input = checked(clientInput, { ...before, bank_id: before.bank?.id ?? null, ...change });
      check(database, input, before);
      updateClient(database, id, input);
      if (input.name !== before.name) {
        supplierRenamed(database, id);
        orderedRenamed(database, id);
      }
      const after = read(database, id);
      audit(id, { before, after });
      // Its name stands beside its projects there: the lists are to be read again.
      if (after.name !== before.name && clientIsInCalendar(database, id))
        announce({ updated: "projects", method: "PATCH", calendar: { id } });
      return after;
    });
    tag(c, data);
    return c.json({ data }, 200);
  },
);

clients.openapi(
  operation("clients.delete", {
    access: { roles: "office", modules: "always", audit: "client" },
    summary: "Delete a client, or archive one that is in use",
    refuses: [412],
    method: "delete",
    path: "/customers/{id}",
    request: idParam,
    responses: answers(one(removal)),
  }),
  (c) => {
    const { id } = c.req.valid("param");
    const data = write(c, removal, ({ database, audit }) => {
      const before = read(database, id);
      matches(c, before);
      const isUsed = [clientIsUsed, clientHasInvoices, isSupplier, hasOrders];
      if (isUsed.some((has) => has(database, id))) {
        archiveClient(database, id, new Date().toISOString());
        const after = read(database, id);
        audit(id, { before, after });
        return { id, outcome: "archived" as const, version: after.version };
      }
      deletePricesOf(database, id);
      deleteContactsOf(database, id);
      deleteClient(database, id);
      audit(id, { before });
      return { id, outcome: "deleted" as const };
    });
    return c.json({ data }, 200);
  },
);

clients.openapi(
  operation("clients.restore", {
    access: { roles: "office", modules: "always", audit: "client" },
    summary: "Bring an archived client back",
    refuses: [412],
    method: "post",
    path: "/customers/{id}/restore",
    request: idParam,
    responses: answers(one(client)),
  }),
  (c) => {
    const { id } = c.req.valid("param");
    const seen = read(c.env.database, id);
    // It is as was asked for, whatever was seen of it (RFC 9110 §13.1.1): nothing is written.
    if (!seen.is_archived) {
      tag(c, seen);
      return c.json({ data: seen }, 200);
    }
    const data = write(c, client, ({ database, audit }) => {
      const before = read(database, id);
      matches(c, before);
      checkRegistration(database, before.reg_nr, id);
      archiveClient(database, id, null);
      const after = read(database, id);
      audit(id, { before, after });
      return after;
    });
    tag(c, data);
    return c.json({ data }, 200);
  },
);

const read = (database: Database, id: number) => found(findClient(database, id));

/** What only the database can check: the bank can be chosen, the IBAN is of that bank, the registration number is new. */
function check(database: Database, input: ClientInput, before?: Client): void {
  const bank = input.bank_id === null ? undefined : findBank(database, input.bank_id);
  const isKept = input.bank_id === before?.bank?.id;
  if (input.bank_id !== null && !isKept && bank?.status !== bankStatus.shown)
    throw invalid("bank_id", "errors.bank_gone");
  if (bank && input.iban && !ibanMatchesBic(input.iban, bank.swift))
    throw invalid("iban", "errors.iban_bank");
  checkRegistration(database, input.reg_nr, before?.id);
}

/** A registration number is of one client at most, the archived ones apart. */
function checkRegistration(database: Database, regNr: string, except?: number): void {
  if (regNr && sameRegistration(database, regNr, except)) throw invalid("reg_nr", "errors.client_exists");
}
