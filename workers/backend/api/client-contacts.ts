import { one, removal } from "#model/answer/answer.ts";
import { contact, contactInput, contactPage, contactPatch } from "#model/client/contact.ts";
import {
  deleteContact,
  findContact,
  insertContact,
  listContacts,
  updateContact,
} from "../db/client-contacts.ts";
import { findClient } from "../db/clients.ts";
import type { Database } from "../db/database.ts";
import { noun } from "../operations/call.ts";
import { checked, found } from "../operations/errors.ts";
import { matches, tag } from "../operations/etag.ts";
import { answers, body, created, idParam, listQuery, operation } from "../operations/operation.ts";
import { write } from "../operations/write.ts";

/** People of clients: who they are, and what is sent to them. */
export const clientContacts = noun();

clientContacts.openapi(
  operation("client_contacts.list", {
    access: { roles: "office", modules: "always" },
    summary: "List a client's people",
    method: "get",
    path: "/customers/{id}/contacts",
    request: { ...idParam, query: listQuery.omit({ q: true }) },
    responses: answers(contactPage),
  }),
  (c) => {
    const { id } = c.req.valid("param");
    found(findClient(c.env.database, id));
    return c.json(listContacts(c.env.database, { ...c.req.valid("query"), client: id }), 200);
  },
);

clientContacts.openapi(
  operation("client_contacts.create", {
    access: { roles: "office", modules: "always", audit: "client_contact" },
    summary: "Add somebody to a client",
    method: "post",
    path: "/customers/{id}/contacts",
    request: { ...idParam, ...body(contactInput) },
    responses: created(one(contact)),
  }),
  (c) => {
    const { id: clientId } = c.req.valid("param");
    const input = c.req.valid("json");
    const data = write(c, contact, ({ database, audit }) => {
      found(findClient(database, clientId));
      const after = read(database, insertContact(database, clientId, input));
      audit(after.id, { after, partOf: { entity: "client", id: clientId } });
      return after;
    });
    tag(c, data);
    return c.json({ data }, 201);
  },
);

clientContacts.openapi(
  operation("client_contacts.read", {
    access: { roles: "office", modules: "always" },
    summary: "Read one of a client's people",
    method: "get",
    path: "/client_contacts/{id}",
    request: idParam,
    responses: answers(one(contact)),
  }),
  (c) => {
    const data = read(c.env.database, c.req.valid("param").id);
    tag(c, data);
    return c.json({ data }, 200);
  },
);

clientContacts.openapi(
  operation("client_contacts.update", {
    access: { roles: "office", modules: "always", audit: "client_contact" },
    summary: "Change one of a client's people",
    refuses: [412],
    method: "patch",
    path: "/client_contacts/{id}",
    request: { ...idParam, ...body(contactPatch) },
    responses: answers(one(contact)),
  }),
  (c) => {
    const { id } = c.req.valid("param");
    const change = c.req.valid("json");
    const data = write(c, contact, ({ database, audit }) => {
      const before = read(database, id);
      matches(c, before);
      updateContact(database, before, checked(contactInput, { ...before, ...change }));
      const after = read(database, id);
      audit(id, { before, after, partOf: { entity: "client", id: before.client_id } });
      return after;
    });
    tag(c, data);
    return c.json({ data }, 200);
  },
);

clientContacts.openapi(
  operation("client_contacts.delete", {
    access: { roles: "office", modules: "always", audit: "client_contact" },
    summary: "Take somebody away from a client",
    refuses: [412],
    method: "delete",
    path: "/client_contacts/{id}",
    request: idParam,
    responses: answers(one(removal)),
  }),
  (c) => {
    const { id } = c.req.valid("param");
    const data = write(c, removal, ({ database, audit }) => {
      const before = read(database, id);
      matches(c, before);
      deleteContact(database, before);
      audit(id, { before, partOf: { entity: "client", id: before.client_id } });
      return { id, outcome: "deleted" as const };
    });
    return c.json({ data }, 200);
  },
);

const read = (database: Database, id: number) => found(findContact(database, id));
