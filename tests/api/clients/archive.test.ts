import { beforeAll, describe, expect, test } from "vitest";
import type { Caller } from "#tests/support/installation.ts";
import { aClient, aProject, emptyOffice, made, refusal } from "../arrange.ts";
import { introduceSeller, invoiceDesk, issued } from "../invoices/arrange.ts";

describe("a client that is deleted", () => {
  let admin: Caller;
  let project_manager: number;

  beforeAll(async () => {
    admin = (await emptyOffice()).admin;
    project_manager = (await admin("GET", "/user")).json().data.id;
  });

  /** A client with a project, so that it can only be archived. */
  async function usedClient(fields = {}) {
    const client = await made(admin, "/customers", aClient(fields));
    const project = await made(admin, "/projects", aProject({ client: client.id, project_manager }));
    return { client, project };
  }

  test("is gone when nothing refers to it", async () => {
    const { id } = await made(admin, "/customers", aClient());
    expect((await admin("DELETE", `/customers/${id}`)).json()).toEqual({ data: { id, outcome: "deleted" } });
    expect((await admin("GET", `/customers/${id}`)).status).toBe(404);
    expect((await admin("DELETE", `/customers/${id}`)).status).toBe(404);
  });

  test("is archived when a project is its, and the project keeps it", async () => {
    const { client, project } = await usedClient();
    const { id } = client;
    expect((await admin("DELETE", `/customers/${id}`)).json()).toEqual({
      data: { id, outcome: "archived", version: 2 },
    });
    const archived = (await admin("GET", `/customers/${id}`)).json().data;
    expect(archived).toMatchObject({ is_archived: true, version: 2 });
    expect((await admin("GET", `/projects/${project.id}`)).json().data.customer.id).toBe(id);
  });

  test("is archived when a document is its, also where the project is another client's by now", async () => {
    await introduceSeller(admin);
    const at = await invoiceDesk(admin);
    const { id } = await issued(at);
    const heir = await made(admin, "/customers", aClient());
    await admin("PATCH", `/projects/${at.projectId}`, { body: { client: heir.id } });
    const gone = await admin("DELETE", `/customers/${at.clientId}`);
    expect(gone.json()).toEqual({ data: { id: at.clientId, outcome: "archived", version: 2 } });
    expect((await admin("GET", `/invoices/${id}`)).json().data.customer.id).toBe(at.clientId);
  });

  test("comes back when it is restored", async () => {
    const { client } = await usedClient();
    await admin("DELETE", `/customers/${client.id}`);
    const restored = await admin("POST", `/customers/${client.id}/restore`);
    expect(restored.status).toBe(200);
    expect(restored.json().data).toEqual({ ...client, version: 3 });
    expect(restored.headers.etag).toBe('"3"');
    expect((await admin("POST", "/customers/4242/restore")).status).toBe(404);
  });

  test("that is not archived is answered as it is, and has no history of it", async () => {
    const { client } = await usedClient();
    const restored = await admin("POST", `/customers/${client.id}/restore`);
    expect([restored.status, restored.headers.etag]).toEqual([200, '"1"']);
    expect(restored.json().data).toEqual(client);
    const history = (await admin("GET", `/customers/${client.id}/history`)).json().data;
    expect(history.map(({ act }: { act: string }) => act)).toEqual(["created"]);
  });

  test("leaves its registration number to others, and does not come back while one has it", async () => {
    const reg_nr = "40103729918";
    const { client } = await usedClient({ reg_nr });
    await admin("DELETE", `/customers/${client.id}`);
    const successor = await made(admin, "/customers", aClient({ reg_nr }));
    expect(refusal(await admin("POST", `/customers/${client.id}/restore`))).toEqual({
      status: 422,
      errors: { reg_nr: ["Klients ar šādu reģistrācijas numuru jau ir"] },
    });
    await admin("DELETE", `/customers/${successor.id}`);
    expect((await admin("POST", `/customers/${client.id}/restore`)).status).toBe(200);
  });

  test("cannot be chosen for a project, but the projects that have it can be changed", async () => {
    const { client, project } = await usedClient();
    await admin("DELETE", `/customers/${client.id}`);
    const gone = { status: 422, errors: { client: ["Šāds klients vairs nav pieejams"] } };
    const chosen = aProject({ client: client.id, project_manager });
    expect(refusal(await admin("POST", "/projects", { body: chosen }))).toEqual(gone);
    const other = await usedClient();
    const moved = await admin("PATCH", `/projects/${other.project.id}`, { body: { client: client.id } });
    expect(refusal(moved)).toEqual(gone);
    const body = { name: "Vecs darbs", client: client.id };
    expect((await admin("PATCH", `/projects/${project.id}`, { body })).json().data.name).toBe("Vecs darbs");
    await admin("POST", `/customers/${client.id}/restore`);
    expect((await admin("POST", "/projects", { body: chosen })).status).toBe(201);
  });
});
