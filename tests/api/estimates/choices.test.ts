import { beforeAll, describe, expect, test } from "vitest";
import type { PositionItem } from "#model/estimate/position-item.ts";
import type { Caller } from "#tests/support/installation.ts";
import { emptyOffice, refusal } from "../arrange.ts";
import { office } from "../audit/office.ts";
import { addItems, desk } from "./arrange.ts";
import { alternative, choices, chosenDesk } from "./arrange-choices.ts";

let admin: Caller;

beforeAll(async () => {
  admin = (await emptyOffice()).admin;
});

describe("what a line says of its client's choice", () => {
  test.each([
    [{ choice: "alternative" }, "choice_group"],
    [{ choice: "alternative", choice_group: null }, "choice_group"],
    [{ choice: "optional", choice_group: 1 }, "choice_group"],
    [{ choice: "always", choice_group: 1 }, "choice_group"],
    [{ choice_group: 1 }, "choice_group"],
    [{ choice: "always", is_chosen: false }, "is_chosen"],
    [{ is_chosen: false }, "is_chosen"],
    [{ choice: "alternative", choice_group: 0 }, "choice_group"],
    [{ choice: "alternative", choice_group: 21 }, "choice_group"],
    [{ choice: "alternative", choice_group: 1.5 }, "choice_group"],
    [{ choice: "sometimes" }, "choice"],
    [{ choice: null }, "choice"],
    [{ choice: "optional", is_chosen: "no" }, "is_chosen"],
  ])("is refused at its field where it does not go together: %j", async (said, field) => {
    const at = await desk(admin);
    const [line] = await addItems(at, [{ name: "Druka", price: 1 }]);
    expect(refusal(await admin("PATCH", `/position_items/${line?.id}`, { body: said }))).toEqual({
      status: 422,
      errors: { [field]: [expect.any(String)] },
    });
    const added = await admin("POST", `/${at.position.id}/position_items`, {
      body: { position_items: [{ name: "Cita", ...said }] },
    });
    expect(added.status).toBe(422);
    expect(await choices(at)).toEqual(["Druka: always +"]);
  });

  test("is that it is included where nothing is said, and up to twenty groups", async () => {
    const at = await desk(admin);
    await addItems(at, [{ name: "Dizains" }, alternative("Druka", 1, { choice_group: 20 })]);
    expect(await choices(at)).toEqual(["Dizains: always +", "Druka: alternative20 +"]);
  });

  test("changes as a whole, and stays where something else changes", async () => {
    const { at, few, varnish, change } = await chosenDesk(admin);
    await change(few, { price: 21 });
    await change(varnish, { choice: "always" });
    expect(await choices(at)).toEqual([
      "Dizains: always +",
      "Laka: always +",
      "500: alternative1 +",
      "1000: alternative1 -",
    ]);
    await change(few, { choice: "optional" });
    expect((await choices(at)).slice(2)).toEqual(["500: optional +", "1000: alternative1 +"]);
  });
});

test("lines that are not chosen have their own total and no part in any sum", async () => {
  const { at, varnish, many, change } = await chosenDesk(admin);
  await admin("PATCH", `/estimates/${at.estimate.id}`, { body: { discount: "10" } });
  const read = async () => (await admin("GET", `/estimates/${at.estimate.id}`)).json().data;
  const before = await read();
  // 10 + 20, a tenth off, 21 % of it.
  expect(before.sums).toMatchObject({ net_cents: 2700, total_cents: 3267 });
  const [stage] = before.agency_costs_stages;
  expect([stage.total_cents, stage.positions[0].total_cents]).toEqual([3000, 3000]);
  expect(stage.positions[0].position_items.map((line: PositionItem) => line.total_cents)).toEqual([
    1000, 500, 2000, 3000,
  ]);
  await change(varnish, { is_chosen: true });
  await change(many, { is_chosen: true });
  // 10 + 5 + 30.
  expect((await read()).sums).toMatchObject({ net_cents: 4050, total_cents: 4901 });
});

test("a line that is changed along has another version, and no change to the one before is taken", async () => {
  const { few, many, items, change } = await chosenDesk(admin);
  const [, , chosen, other] = items;
  const answer = await change(many, { is_chosen: true }, other?.version);
  expect(answer.json().position_item).toMatchObject({ is_chosen: true, version: (other?.version ?? 0) + 1 });
  const stale = await change(few, { price: 7 }, chosen?.version);
  expect(stale.status).toBe(412);
  expect(stale.json().position_item ?? stale.json().data).toMatchObject({
    is_chosen: false,
    version: (chosen?.version ?? 0) + 1,
  });
  expect((await change(few, { price: 7 }, (chosen?.version ?? 0) + 1)).status).toBe(200);
});

test("every line that is changed along is in the history", async () => {
  const { call, events } = office();
  await call("POST", "/customers", { name: "Klients", short_name: "K" });
  await call("POST", "/projects", {
    name: "Projekts",
    short_name: "P",
    client: 1,
    project_manager: 1,
    startDate: "2026-11-02",
    dueDate: "2026-11-27",
  });
  await call("POST", "/estimates", { name: "Tāme", project_id: 1 });
  for (const name of ["Pozīcija", "Cita"]) await call("POST", "/positions", { estimate_id: 1, name });
  const noted = async (...[method, path, body]: Parameters<typeof call>) => {
    const earlier = events().length;
    expect([200, 201]).toContain((await call(method, path, body)).status);
    return events()
      .slice(earlier)
      .map(({ entity, entity_id, before, after }) => [entity, entity_id, chosenIn(before), chosenIn(after)]);
  };
  const both = [alternative("500", 20), alternative("1000", 30)];
  expect(await noted("POST", "/1/position_items", { position_items: both })).toEqual([
    ["position_item", 1, undefined, true],
    ["position_item", 2, undefined, true],
    ["position_item", 2, true, false],
  ]);
  expect(await noted("PATCH", "/position_items/2", { is_chosen: true })).toEqual([
    ["position_item", 2, false, true],
    ["position_item", 1, true, false],
  ]);
  const moved = {
    positions: [
      { id: 1, position_items: [1] },
      { id: 2, position_items: [2] },
    ],
  };
  expect(await noted("PATCH", "/estimate_additional_position_order", moved)).toEqual([
    ["estimate", 1, undefined, undefined],
    ["position_item", 2, true, true],
    ["position_item", 1, false, true],
  ]);
  await call("POST", "/1/position_items", { position_items: [alternative("2000", 40)] });
  expect(await noted("DELETE", "/position_items/1")).toEqual([
    ["position_item", 1, true, undefined],
    ["position_item", 3, false, true],
  ]);
});

const chosenIn = (side: unknown) => Object(side).is_chosen;
