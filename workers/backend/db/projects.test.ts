import { expect, test } from "vitest";
import { insertClient } from "./clients.ts";
import { memoryDatabase } from "./memory-database.ts";
import { insertProject, listProjects } from "./projects.ts";
import { insertUser } from "./users.ts";

/** A database in which projects of a client can be begun. */
function office() {
  const database = memoryDatabase();
  const { id: project_manager } = insertUser(database, {
    name: "Anna Ozola",
    email: "anna@test.lv",
    role_id: 1,
    language: "lv",
  });
  const client_id = insertClient(database, {
    ...{ name: "Klients", short_name: "K", reg_nr: "", vat_nr: "", address: "", registered_address: "" },
    ...{ bank_id: null, iban: "", contact: { name: "", phone: "" }, country: "", email: "" },
    ...{ document_language: "", buyer_reference: "" },
  });
  const project = (name: string) => ({
    ...{ name, short_name: name, client_id, project_manager, status_id: 1 },
    ...{ planned_start_date: "2026-11-02", planned_due_date: "2026-11-27" },
  });
  return { database, project };
}

test("a list is in the order that is asked for, whatever order was asked for before", () => {
  const { database, project } = office();
  for (const name of ["Ats", "Cepums", "Balons"]) insertProject(database, project(name), "2026");
  const names = (sorting?: "name" | "-name") =>
    listProjects(database, { page: 1, per_page: 20, sorting }).data.map(({ name }) => name);
  expect(names()).toEqual(["Balons", "Cepums", "Ats"]);
  expect(names("name")).toEqual(["Ats", "Balons", "Cepums"]);
  expect(names("-name")).toEqual(["Cepums", "Balons", "Ats"]);
  expect(names()).toEqual(["Balons", "Cepums", "Ats"]);
});
