import { describe, expect, test } from "vitest";
import { z } from "zod";
import { client, sentClient } from "../client/client.ts";
import { estimate } from "../estimate/estimate.ts";
import { positionItem } from "../estimate/position-item.ts";
import { invoiceEntry } from "../invoice/invoice.ts";
import { project, projectPatch, sentNames, sentProject } from "../project/project.ts";
import { product } from "../stock/product.ts";
import { user, userInput } from "../user/user.ts";
import { sentText } from "./answer.ts";
import { underEveryName } from "./other-names.ts";
import { withReferences } from "./references.ts";

describe("a row that refers to another", () => {
  const item = withReferences(
    { unit_id: "unit" },
    z.object({ unit_id: z.number().nullish(), unit: z.object({ id: z.number(), name: sentText }).nullish() }),
  );
  const second = { unit_id: 2, unit: { id: 2, name: "st." } };

  test.each([
    ["by its id", { unit_id: 2 }, { unit_id: 2, unit: { id: 2, name: "" } }],
    ["by the row", { unit: { id: 2, name: "st." } }, second],
    ["by its id under the name of the row", { unit: 2 }, { unit_id: 2, unit: { id: 2, name: "" } }],
    ["by the row under the name of its id", { unit_id: { id: 2, name: "st." } }, second],
    ["in both ways", { unit_id: 2, unit: { id: 2 } }, { unit_id: 2, unit: { id: 2, name: "" } }],
    ["to none", { unit_id: null, unit: null }, { unit_id: null, unit: null }],
    ["to nothing that is said", {}, {}],
  ])("%s has both", (_, sent, read) => {
    expect(item.parse(sent)).toEqual(read);
  });
});

/** Of specification §3: one thing in each of the ways that it is told. */
describe("two names of one thing are read alike", () => {
  const row = { id: 1, name: "Jūra" };

  test.each([
    [{ customer: { id: 4 } }, { client: { id: 4 } }, { customer_id: 4 }, { client: 4 }, { customer: 4 }],
    [{ second_user_id: 5 }, { coop_project_manager: 5 }, { coop_project_manager: { id: 5 } }],
    [{ planned_start_date: "2026-11-23" }, { startDate: "2026-11-23" }],
    [{ planned_due_date: "2026-11-24" }, { dueDate: "2026-11-24" }],
  ])("of a project: %j", (usual, ...others) => {
    for (const other of others)
      expect(project.parse({ ...row, ...other })).toEqual(project.parse({ ...row, ...usual }));
  });

  test("of a client: its bank", () => {
    const bank = { id: 3, swift: "HABALV22" };
    const usual = client.parse({ ...row, bank });
    expect(usual.bank).toEqual({ id: 3, name: "", swift: "HABALV22" });
    expect(client.parse({ ...row, bank_id: bank })).toEqual(usual);
    expect(client.parse({ ...row, bank_id: 3 }).bank?.id).toBe(3);
    expect(client.parse({ ...row, bank: 3 }).bank?.id).toBe(3);
  });

  test("of a user: role and job position", () => {
    const usual = user.parse({
      ...row,
      role_id: 3,
      role: { id: 3, name: "employee" },
      stock_item: { id: 7 },
    });
    expect(usual).toMatchObject({ role_id: 3, stock_item: { id: 7 } });
    expect(user.parse({ ...row, role: { id: 3, name: "employee" }, stock_item: 7 })).toEqual(usual);
    expect(user.parse({ ...row, role_id: 3, stock_item_id: 7 })).toMatchObject({
      role_id: 3,
      stock_item: { id: 7 },
    });
  });

  test("of an estimate, of a document, of a product", () => {
    const offered = { ...row, project: row };
    expect(estimate.parse({ ...offered, vat: 12, comment: "<p>a</p>" })).toEqual(
      estimate.parse({ ...offered, vat_rate: 12, commentary: "<p>a</p>" }),
    );
    expect(invoiceEntry.parse({ id: 1, invoiceNr: "R-1" })).toEqual(
      invoiceEntry.parse({ id: 1, invoice_nr: "R-1" }),
    );
    const files = [{ id: 1, url: "/api/files/a.png" }];
    expect(product.parse({ id: 1, files })).toEqual(product.parse({ id: 1, images: files }));
  });

  test("of a line: item and unit", () => {
    const usual = positionItem.parse({ id: 1, stock_item: { id: 2 }, measure_unit: { id: 3 } });
    expect(usual).toMatchObject({ stock_item: { id: 2 }, measure_unit: { id: 3 } });
    expect(positionItem.parse({ id: 1, stock_item_id: 2, measure_unit_id: 3 })).toEqual(usual);
    expect(positionItem.parse({ id: 1, stock_item: 2, measure_unit: 3 })).toEqual(usual);
  });
});

describe("two names of one thing are taken alike", () => {
  const dates = { startDate: "2026-11-23", dueDate: "2026-11-24" };
  const usual = { name: "Jūra", short_name: "J", client: 4, project_manager: 1, second_user_id: 5, ...dates };
  const other = {
    name: "Jūra",
    short_name: "J",
    customer_id: 4,
    project_manager: 1,
    coop_project_manager: 5,
    planned_start_date: dates.startDate,
    planned_due_date: dates.dueDate,
  };

  test("a row without its id is not passed over", () => {
    expect(sentProject.safeParse({ ...usual, second_user_id: {} }).success).toBe(false);
    expect(projectPatch.safeParse({ client: { name: "K" } }).success).toBe(false);
  });

  test("of a project, new or changed", () => {
    expect(sentProject.parse(other)).toEqual(sentProject.parse(usual));
    const { client, second_user_id, ...rest } = usual;
    for (const row of ["client", "customer", "customer_id"])
      expect(
        sentProject.parse({
          ...rest,
          [row]: { id: client, name: "K" },
          coop_project_manager: { id: second_user_id },
        }),
      ).toEqual(sentProject.parse(usual));
    expect(projectPatch.parse({ customer: { id: 4 }, project_manager: { id: 2 } })).toEqual({
      client: 4,
      project_manager: 2,
    });
    expect(projectPatch.parse({ planned_due_date: dates.dueDate })).toEqual({ dueDate: dates.dueDate });
  });

  test("of a client's bank and a user's role", () => {
    const named = { name: "Jūra", short_name: "J" };
    for (const sent of [
      { bank_id: 3 },
      { bank: 3 },
      { bank: { id: 3, swift: "HABALV22" } },
      { bank_id: { id: 3 } },
    ])
      expect(sentClient.parse({ ...named, ...sent }).bank_id).toBe(3);
    const person = { name: "Anna", email: "anna@test.lv" };
    expect(userInput.parse({ ...person, role: { id: 3 }, stock_item: { id: 7 } })).toMatchObject({
      role_id: 3,
      stock_item_id: 7,
    });
    expect(
      userInput.parse({ ...person, role_id: 3, stock_item_id: null, stock_item: { id: 7 } }),
    ).toMatchObject({
      stock_item_id: null,
    });
  });

  test("what a backend may know by one name goes to it under each", () => {
    expect(underEveryName(sentNames, { client: 4, dueDate: dates.dueDate, name: "Jūra" })).toEqual({
      client: 4,
      customer: 4,
      customer_id: 4,
      name: "Jūra",
      dueDate: dates.dueDate,
      planned_due_date: dates.dueDate,
    });
  });
});
