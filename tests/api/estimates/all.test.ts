import { beforeAll, describe, expect, test } from "vitest";
import type { Caller } from "#tests/support/installation.ts";
import { aClient, aProject, emptyOffice, made } from "../arrange.ts";
import { addItems, approve, type Desk, desk } from "./arrange.ts";

let admin: Caller;
let zoo: Desk;
let abolu: Desk;
let eku: Desk;

const list = async (query = "") => (await admin("GET", `/all_estimates${query}`)).json();
const namesOf = async (query: string) => (await list(query)).data.map(({ name }: { name: string }) => name);

/** An estimate called so, of a project and a client of these names. */
async function named(name: string, project: string, client: string): Promise<Desk> {
  const { id } = await made(admin, "/customers", aClient({ name: client }));
  const at = await desk(admin, 1, id);
  await admin("PATCH", `/projects/${at.projectId}`, { body: { name: project } });
  await admin("PATCH", `/estimates/${at.estimate.id}`, { body: { name } });
  return at;
}

beforeAll(async () => {
  admin = (await emptyOffice()).admin;
  zoo = await named("Zoo plakāti", "Bukleti", "Cēsu zoo");
  abolu = await named("Ābolu svētki", "Zīmoli", "Ādažu dārzi");
  eku = await named("Ēku katalogs", "Āra reklāma", "Būvfirma");
  // 10 % off 3 × 12.345 = 37.035 → 37.04, and 5: 42.04 less 4.20.
  await addItems(zoo, [
    { name: "Plakāts", price: "12.345", quantity: 3 },
    { name: "Piegāde", price: 5, quantity: 1 },
  ]);
  await admin("PATCH", `/estimates/${zoo.estimate.id}`, { body: { discount: "10" } });
  await addItems(eku, [{ name: "Katalogs", price: 0, quantity: 1 }]);
  await approve(eku);
});

describe("all estimates", () => {
  test("stand with their sums, projects, clients and managers, the newest first", async () => {
    const { data, meta } = await list();
    expect(meta).toEqual({ total: 3, page: 1, per_page: 20, last_page: 1 });
    expect(data.map(({ id }: { id: number }) => id)).toEqual([
      eku.estimate.id,
      abolu.estimate.id,
      zoo.estimate.id,
    ]);
    expect(data[2]).toEqual({
      id: zoo.estimate.id,
      estimate_nr: zoo.estimate.estimate_nr,
      name: "Zoo plakāti",
      estimate_type_id: 1,
      date: zoo.estimate.date,
      is_approved: false,
      approved_at: null,
      sent_state: null,
      is_other_than_accepted: false,
      net_cents: 3784,
      project: { id: zoo.projectId, name: "Bukleti" },
      customer: { id: zoo.clientId, name: "Cēsu zoo" },
      manager: { id: 1, name: expect.any(String) },
      revision: (await admin("GET", `/estimates/${zoo.estimate.id}`)).json().data.revision,
    });
    expect(data[0]).toMatchObject({ is_approved: true, approved_at: expect.any(String), net_cents: 0 });
  });

  test.each([
    ["sorting=project", ["Ēku katalogs", "Zoo plakāti", "Ābolu svētki"]],
    ["sorting=-project", ["Ābolu svētki", "Zoo plakāti", "Ēku katalogs"]],
    ["sorting=client", ["Ābolu svētki", "Ēku katalogs", "Zoo plakāti"]],
    ["sorting=-estimateNr", ["Ēku katalogs", "Ābolu svētki", "Zoo plakāti"]],
    ["sorting=estimateNr", ["Zoo plakāti", "Ābolu svētki", "Ēku katalogs"]],
    ["sorting=-status", ["Ēku katalogs", "Ābolu svētki", "Zoo plakāti"]],
    ["sorting=-client", ["Zoo plakāti", "Ēku katalogs", "Ābolu svētki"]],
    ["sorting=manager", ["Ēku katalogs", "Ābolu svētki", "Zoo plakāti"]],
    ["sorting=-manager&status=open", ["Ābolu svētki", "Zoo plakāti"]],
    ["sorting=net", ["Ābolu svētki", "Ēku katalogs", "Zoo plakāti"]],
    ["sorting=-net", ["Zoo plakāti", "Ēku katalogs", "Ābolu svētki"]],
    ["status=approved", ["Ēku katalogs"]],
    ["status=open", ["Ābolu svētki", "Zoo plakāti"]],
    ["q=abol", ["Ābolu svētki"]],
    ["q=plak%20zoo", ["Zoo plakāti"]],
    ["q=nekas", []],
    ["q=%22%21", []],
    ["per_page=1&page=2", ["Ābolu svētki"]],
  ])("by %s are %j", async (query, names) => {
    expect(await namesOf(`?${query}`)).toEqual(names);
  });

  test("have the sum of their lines and discount, however these come and go", async () => {
    const office = (await emptyOffice()).admin;
    const { id } = await made(office, "/customers", aClient());
    const at = await desk(office, 1, id);
    const net = async () => (await office("GET", "/all_estimates")).json().data[0].net_cents;
    expect(await net()).toBe(0);
    const added = await addItems(at, [
      { name: "Plakāts", price: "12.345", quantity: 3 },
      { name: "Piegāde", price: 5, quantity: 1 },
    ]);
    const [poster, delivery] = added.map((item) => item.id);
    // 3 × 12.345 = 37.035 → 37.04, and 5.
    expect(await net()).toBe(4204);
    await office("PATCH", `/estimates/${at.estimate.id}`, { body: { discount: "10" } });
    expect(await net()).toBe(3784);
    await office("PATCH", `/position_items/${poster}`, { body: { quantity: "2" } });
    // 2 × 12.345 = 24.69, and 5: 29.69 less 2.97.
    expect(await net()).toBe(2672);
    expect((await office("DELETE", `/position_items/${delivery}`)).status).toBe(200);
    // 24.69 less 2.47.
    expect(await net()).toBe(2222);
    const dates = { planned_start_date: "2026-12-01", planned_due_date: "2026-12-31" };
    const body = { name: "Kopija", ...dates, customer_id: id, user_id: 1 };
    await made(office, `/estimates/${at.estimate.id}/duplicate`, body);
    expect(await net()).toBe(2222);
  });

  test("are those of a client, a project or a manager", async () => {
    expect(await namesOf(`?client=${zoo.clientId}`)).toEqual(["Zoo plakāti"]);
    expect(await namesOf(`?project=${eku.projectId}`)).toEqual(["Ēku katalogs"]);
    expect(await namesOf("?project_manager=1")).toHaveLength(3);
    expect(await namesOf("?project_manager=4242")).toEqual([]);
    const bare = await made(admin, "/projects", aProject({ client: zoo.clientId, project_manager: 1 }));
    expect(await namesOf(`?project=${bare.id}`)).toEqual([]);
  });
});
