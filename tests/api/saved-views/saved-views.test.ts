import { beforeAll, describe, expect, test } from "vitest";
import { type Caller, callerAt, newInstallation, signIns } from "#tests/support/installation.ts";
import { emptyOffice, made, refusal } from "../arrange.ts";

let admin: Caller;
let office: Caller;

beforeAll(async () => {
  const installation = await newInstallation({ demonstration: "beta" });
  admin = await callerAt(installation, signIns.admin);
  office = await callerAt(installation, signIns.user);
});

const listed = async (caller: Caller, list: string) =>
  (await caller("GET", `/saved_views?list=${list}`)).json().data.map(({ name }: { name: string }) => name);

describe("saved views", () => {
  test("are one's own, of their list, in Latvian order", async () => {
    const late = { list: "projects", name: " Ķemmes ", query: "status=2&sorting=-dueDate" };
    const view = await made(admin, "/saved_views", late);
    expect(view).toEqual({
      id: expect.any(Number),
      list: "projects",
      name: "Ķemmes",
      query: "status=2&sorting=-dueDate",
      is_shared: false,
      owner: { id: 1, name: expect.any(String) },
      version: 1,
    });
    await made(admin, "/saved_views", { list: "projects", name: "Lapas", query: "" });
    await made(admin, "/saved_views", { list: "projects", name: "Kastes", query: "client=1" });
    await made(admin, "/saved_views", { list: "estimates", name: "Jauni", query: "sorting=-date" });
    expect(await listed(admin, "projects")).toEqual(["Kastes", "Ķemmes", "Lapas"]);
    expect(await listed(admin, "estimates")).toEqual(["Jauni"]);
    expect(await listed(office, "projects")).toEqual([]);
    expect((await office("GET", `/saved_views/${view.id}`)).status).toBe(404);
    expect((await office("PATCH", `/saved_views/${view.id}`, { body: { name: "Mans" } })).status).toBe(404);
    expect((await office("DELETE", `/saved_views/${view.id}`)).status).toBe(404);
  });

  test.each(["a\r\nSet-Cookie: a=b", "a\u0000", "a\tb"])(
    "stand in an address: %j is refused",
    async (query) => {
      const answer = await admin("POST", "/saved_views", { body: { list: "clients", name: "Lapas", query } });
      expect(answer.status).toBe(422);
      expect(Object.keys(answer.json().errors)).toEqual(["query"]);
    },
  );

  test("are seen by all once they are shared, and changed by their owner and administrators", async () => {
    const { id } = await made(office, "/saved_views", { list: "clients", name: "Mūsu", query: "q=sia" });
    expect(await listed(admin, "clients")).toEqual([]);
    expect((await admin("GET", `/saved_views/${id}`)).status).toBe(404);
    const shared = await office("PATCH", `/saved_views/${id}`, { body: { is_shared: true } });
    expect(shared.json().data).toMatchObject({ name: "Mūsu", query: "q=sia", is_shared: true, version: 2 });
    expect(await listed(admin, "clients")).toEqual(["Mūsu"]);
    const renamed = await admin("PATCH", `/saved_views/${id}`, { body: { name: "Visu" } });
    expect(renamed.json().data).toMatchObject({ name: "Visu", is_shared: true, version: 3 });

    const other = await made(admin, "/saved_views", {
      list: "clients",
      name: "Arhīvs",
      query: "archived=true",
      is_shared: true,
    });
    expect(await listed(office, "clients")).toEqual(["Arhīvs", "Visu"]);
    expect((await office("PATCH", `/saved_views/${other.id}`, { body: { name: "Mans" } })).status).toBe(403);
    expect((await office("DELETE", `/saved_views/${other.id}`)).status).toBe(403);
    expect((await admin("DELETE", `/saved_views/${other.id}`)).json()).toEqual({
      data: { id: other.id, outcome: "deleted" },
    });
    expect(await listed(office, "clients")).toEqual(["Visu"]);
  });

  test("that are shared are made private by their owner alone", async () => {
    const body = { list: "invoices", name: "Kopīgs", query: "", is_shared: true };
    const path = `/saved_views/${(await made(office, "/saved_views", body)).id}`;
    const hide = { body: { is_shared: false } };
    expect(refusal(await admin("PATCH", path, hide))).toEqual({
      status: 422,
      errors: { is_shared: [expect.stringContaining("tikai tā autors")] },
    });
    expect((await admin("GET", path)).json().data).toMatchObject({ is_shared: true, version: 1 });
    expect((await office("PATCH", path, hide)).json().data).toMatchObject({ is_shared: false });
  });

  test("are changed and deleted as they were seen", async () => {
    const { id } = await made(admin, "/saved_views", { list: "users", name: "Visi", query: "" });
    await admin("PATCH", `/saved_views/${id}`, { body: { name: "Citi" } });
    const stale = { "If-Match": '"1"' };
    const change = await admin("PATCH", `/saved_views/${id}`, { body: { name: "Vēl" }, headers: stale });
    expect(change.status).toBe(412);
    expect((await admin("DELETE", `/saved_views/${id}`, { headers: stale })).status).toBe(412);
  });

  test.each([
    [{ list: "calendar", name: "A", query: "" }, "list"],
    [{ list: "projects", name: " ", query: "" }, "name"],
    [{ list: "projects", name: "A".repeat(61), query: "" }, "name"],
    [{ list: "projects", name: "A", query: "q=".padEnd(2001, "a") }, "query"],
    [{ list: "projects", name: "A", query: "", is_shared: "yes" }, "is_shared"],
  ])("do not take %j", async (body, field) => {
    expect(refusal(await admin("POST", "/saved_views", { body }))).toEqual({
      status: 422,
      errors: { [field]: [expect.any(String)] },
    });
  });

  test("of one's own are thirty of a list at most, beside those that are shared", async () => {
    const { admin: other } = await emptyOffice();
    const view = (name: string) => ({ list: "projects", name, query: "" });
    const shared = await made(other, "/saved_views", { ...view("K"), is_shared: true });
    for (let count = 1; count <= 30; count += 1) await made(other, "/saved_views", view(`S${count}`));
    const full = [expect.stringContaining("Izdzēsiet kādu no savējiem")];
    expect(refusal(await other("POST", "/saved_views", { body: view("S31") }))).toEqual({
      status: 422,
      errors: { name: full },
    });
    const path = `/saved_views/${shared.id}`;
    expect(refusal(await other("PATCH", path, { body: { is_shared: false } }))).toEqual({
      status: 422,
      errors: { is_shared: full },
    });
    expect((await other("PATCH", path, { body: { name: "L" } })).status).toBe(200);
    await made(other, "/saved_views", { ...view("S31"), list: "invoices" });
  });

  test("that are shared are twenty of a list at most, and take nobody's own room", async () => {
    const installation = await newInstallation({ demonstration: "beta" });
    const sharing = await callerAt(installation, signIns.admin);
    const colleague = await callerAt(installation, signIns.user);
    const view = (name: string) => ({ list: "clients", name, query: "" });
    for (let count = 1; count <= 20; count += 1)
      await made(sharing, "/saved_views", { ...view(`S${count}`), is_shared: true });
    const full = {
      status: 422,
      errors: { is_shared: [expect.stringContaining("Saglabājiet šo tikai sev")] },
    };
    const body = { ...view("S21"), is_shared: true };
    expect(refusal(await colleague("POST", "/saved_views", { body }))).toEqual(full);
    const own = await made(colleague, "/saved_views", view("Mans"));
    const share = { body: { is_shared: true } };
    expect(refusal(await colleague("PATCH", `/saved_views/${own.id}`, share))).toEqual(full);
    expect((await listed(colleague, "clients")).length).toBe(21);
  });
});

test("nobody who only plans sees lists, and so no views of them", async () => {
  const installation = await newInstallation({ demonstration: "beta" });
  const employee = await callerAt(installation, signIns.employee);
  expect((await employee("GET", "/saved_views?list=projects")).status).toBe(403);
});

describe("views of a list that somebody may not open", () => {
  const view = (list: string) => ({ list, name: "Visi", query: "", is_shared: true });
  const answers = async (caller: Caller, list: string, id: number) => {
    const path = `/saved_views/${id}`;
    const all = [
      await caller("GET", `/saved_views?list=${list}`),
      await caller("POST", "/saved_views", { body: view(list) }),
      await caller("GET", path),
      await caller("PATCH", path, { body: { name: "Mans" } }),
      await caller("DELETE", path),
    ];
    return [...new Set(all.map(({ status, json }) => `${status} ${json().message}`))];
  };

  test.each(["users", "stock", "stock/production", "stock/vacancies", "stock/products"])(
    "are for administrators where %s is",
    async (list) => {
      const { id } = await made(admin, "/saved_views", view(list));
      expect(await answers(office, list, id)).toEqual(["403 Jums nav tiesību šai darbībai"]);
      expect(await listed(admin, list)).toContain("Visi");
    },
  );

  test("are closed with the modules of the list, and open again with them", async () => {
    const { admin: other } = await emptyOffice();
    const { id } = await made(other, "/saved_views", view("projects"));
    await other("PATCH", "/modules/", { body: { modules: ["calendar"] } });
    expect(await answers(other, "projects", id)).toEqual(["403 Šī sadaļa jūsu uzņēmumā ir izslēgta"]);
    await made(other, "/saved_views", view("clients"));
    await other("PATCH", "/modules/", { body: { modules: ["calendar", "position_estimate"] } });
    expect(await listed(other, "projects")).toEqual(["Visi"]);
  });
});
