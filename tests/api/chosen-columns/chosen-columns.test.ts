import { beforeAll, describe, expect, test } from "vitest";
import {
  type Caller,
  callerAt,
  newInstallation,
  signIns,
  type TestInstallation,
} from "#tests/support/installation.ts";
import { refusal } from "../arrange.ts";

let installation: TestInstallation;
let admin: Caller;
let office: Caller;

beforeAll(async () => {
  installation = await newInstallation({ demonstration: "beta" });
  admin = await callerAt(installation, signIns.admin);
  office = await callerAt(installation, signIns.user);
});

const choose = (caller: Caller, list: string, columns: unknown) =>
  caller("PATCH", "/chosen_columns", { body: { list, columns } });
const chosen = async (caller: Caller, list: string) =>
  (await caller("GET", `/saved_views?list=${list}`)).json().columns;

describe("columns of a list", () => {
  test("are the usual ones until somebody chooses, and one's own on every device from then on", async () => {
    expect(await chosen(office, "projects")).toBeNull();
    const answer = await choose(office, "projects", ["dueDate", "name", "client"]);
    expect({ status: answer.status, body: answer.json() }).toEqual({
      status: 200,
      body: { data: { list: "projects", columns: ["dueDate", "name", "client"] } },
    });
    expect(await chosen(office, "projects")).toEqual(["dueDate", "name", "client"]);
    const elsewhere = await callerAt(installation, signIns.user);
    expect(await chosen(elsewhere, "projects")).toEqual(["dueDate", "name", "client"]);
    // Neither a colleague's, nor those of another list.
    expect(await chosen(admin, "projects")).toBeNull();
    expect(await chosen(office, "invoices")).toBeNull();
  });

  test("are chosen anew, and given back for the usual ones", async () => {
    await choose(admin, "clients", ["name", "phone"]);
    await choose(office, "clients", ["name"]);
    await choose(admin, "clients", ["phone", "name", "vat_nr"]);
    expect(await chosen(admin, "clients")).toEqual(["phone", "name", "vat_nr"]);
    expect((await choose(admin, "clients", null)).json()).toEqual({
      data: { list: "clients", columns: null },
    });
    expect(await chosen(admin, "clients")).toBeNull();
    expect(await chosen(office, "clients")).toEqual(["name"]);
    expect((await choose(admin, "clients", null)).status).toBe(200);
  });

  test.each([
    ["projects", ["name", "salary"], "columns"],
    ["projects", ["name", "reg_nr"], "columns"],
    ["projects", ["name", "client", "client"], "columns"],
    ["projects", ["client", "status"], "columns"],
    ["projects", [], "columns"],
    ["projects", "name", "columns"],
    ["stock/production", ["name", "price"], "columns"],
    ["calendar", ["name"], "list"],
  ])("of %s are not %j", async (list, columns, field) => {
    await choose(admin, "projects", null);
    expect(refusal(await choose(admin, list, columns))).toEqual({
      status: 422,
      errors: { [field]: [expect.any(String)] },
    });
    expect(await chosen(admin, "projects")).toBeNull();
  });

  test("say which name is wrong about them at the name itself where it is no text", async () => {
    expect(refusal(await choose(admin, "projects", ["name", 7]))).toEqual({
      status: 422,
      errors: { "columns.1": [expect.any(String)] },
    });
  });

  test.each([
    ["projects", ["status", "name", "manager", "projectNr", "client", "date", "dueDate"]],
    ["invoices", ["open", "invoiceNr", "type", "client", "project", "date", "dueDate", "total", "status"]],
    ["estimates", ["project", "estimateNr", "client", "manager", "date", "net", "status"]],
    ["clients", ["phone", "name", "reg_nr", "vat_nr", "contact"]],
    ["users", ["email", "name", "role", "position", "state"]],
    ["stock", ["price", "name", "name_en", "unit", "state"]],
    ["stock/production", ["state", "name", "name_en"]],
    ["stock/vacancies", ["pinned", "name", "color"]],
    ["stock/products", ["code", "name", "catalogue", "color", "size", "unit"]],
  ])("of %s can be all that it has", async (list, columns) => {
    expect((await choose(admin, list, columns)).status).toBe(200);
    expect(await chosen(admin, list)).toEqual(columns);
  });

  test("are those of lists that one may open", async () => {
    for (const list of ["users", "stock", "stock/vacancies"])
      expect((await choose(office, list, ["name"])).status).toBe(403);
    const employee = await callerAt(installation, signIns.employee);
    expect((await choose(employee, "projects", ["name"])).status).toBe(403);
  });
});
