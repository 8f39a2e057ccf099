import { beforeAll, describe, expect, test } from "vitest";
import { itemsOf } from "#model/estimate/counted-estimate.ts";
import type { Caller } from "#tests/support/installation.ts";
import { emptyOffice, made } from "../arrange.ts";
import { addItems, desk } from "./arrange.ts";
import { alternative, choices, chosenDesk, shortly, sumsOf } from "./arrange-choices.ts";

let admin: Caller;

beforeAll(async () => {
  admin = (await emptyOffice()).admin;
});

describe("one of each group", () => {
  test("is chosen of new lines, whatever they say", async () => {
    const at = await desk(admin);
    const none = { is_chosen: false };
    const added = await addItems(at, [
      alternative("A1", 1, none),
      alternative("A2", 2, none),
      alternative("B1", 1, { choice_group: 2 }),
      alternative("B2", 2, { choice_group: 2 }),
    ]);
    const expected = ["A1: alternative1 +", "A2: alternative1 -", "B1: alternative2 +", "B2: alternative2 -"];
    expect(added.map(shortly)).toEqual(expected);
    await addItems(at, [alternative("A3", 3)]);
    expect(await choices(at)).toEqual([...expected, "A3: alternative1 -"]);
  });

  test("is chosen of the lines that a position comes with", async () => {
    const at = await desk(admin);
    const position_items = [alternative("A1", 1, {}), alternative("A2", 2, {})];
    const body = { estimate_id: at.estimate.id, name: "Otra", type_id: 2, position_items };
    const { data } = (await admin("POST", "/positions", { body })).json();
    expect(data.position_items.map(shortly)).toEqual(["A1: alternative1 +", "A2: alternative1 -"]);
    expect(data.total_cents).toBe(100);
  });

  test("is another one where one is chosen, taken out, put elsewhere or deleted", async () => {
    const { at, few, many, change } = await chosenDesk(admin);
    const taken = async () => (await choices(at)).filter((line) => line.includes("alternative"));
    await change(many, { is_chosen: true });
    expect(await taken()).toEqual(["500: alternative1 -", "1000: alternative1 +"]);
    await change(many, { is_chosen: false });
    expect(await taken()).toEqual(["500: alternative1 +", "1000: alternative1 -"]);
    await change(few, { choice_group: 2 });
    expect(await taken()).toEqual(["500: alternative2 +", "1000: alternative1 +"]);
    await change(few, { choice_group: 1, is_chosen: true });
    expect(await taken()).toEqual(["500: alternative1 +", "1000: alternative1 -"]);
    await admin("DELETE", `/position_items/${few}`);
    expect(await taken()).toEqual(["1000: alternative1 +"]);
    // The only one there is stays it.
    expect((await change(many, { is_chosen: false })).json().position_item.is_chosen).toBe(true);
  });

  test("stays chosen where a line, a position, a stage or all is copied", async () => {
    const { at, few } = await chosenDesk(admin);
    const copied = (await admin("POST", `/position_items/${few}/duplicate`)).json().position_item;
    expect(shortly(copied)).toBe("500: alternative1 -");
    const lines = [
      "Dizains: always +",
      "Laka: optional -",
      "500: alternative1 +",
      "500: alternative1 -",
      "1000: alternative1 -",
    ];
    expect(await choices(at)).toEqual(lines);
    await admin("POST", `/positions/${at.position.id}/duplicate`);
    expect(await choices(at)).toEqual([...lines, ...lines]);
    await admin("POST", `/stages/${at.stage.id}/duplicate`);
    expect(await choices(at)).toEqual([...lines, ...lines, ...lines, ...lines]);
    expect(await sumsOf(at)).toMatchObject({ net_cents: 4 * 3000 });
  });

  test("is left behind where the chosen one moves to another position, and is optional there", async () => {
    const { at, always, varnish, few, many } = await chosenDesk(admin);
    const other = await made(admin, "/positions", {
      estimate_id: at.estimate.id,
      name: "Cita",
      estimate_stage_id: at.stage.id,
    });
    const order = (own: number[], moved: number[]) =>
      admin("PATCH", "/estimate_stages_position_order", {
        body: {
          stages: [
            {
              id: at.stage.id,
              positions: [
                { id: at.position.id, position_items: own },
                { id: other.id, position_items: moved },
              ],
            },
          ],
        },
      });
    // Within its position it stays what it is.
    expect((await order([many, few, always, varnish], [])).status).toBe(200);
    expect((await choices(at)).slice(0, 2)).toEqual(["1000: alternative1 -", "500: alternative1 +"]);
    const answer = (await order([many, always, varnish], [few])).json().data;
    expect(itemsOf(answer).map(shortly)).toEqual([
      "1000: alternative1 +",
      "Dizains: always +",
      "Laka: optional -",
      "500: optional +",
    ]);
    expect(await sumsOf(at)).toMatchObject({ net_cents: 6000 });
  });

  test("is left behind in an additional position as well", async () => {
    const { at, varnish, many } = await chosenDesk(admin);
    const other = await made(admin, "/positions", { estimate_id: at.estimate.id, name: "Papildu" });
    const moved = [{ id: other.id, position_items: [many, varnish] }];
    await admin("PATCH", "/estimate_additional_position_order", { body: { positions: moved } });
    expect(await choices(at)).toEqual([
      "Dizains: always +",
      "500: alternative1 +",
      "1000: optional -",
      "Laka: optional -",
    ]);
  });
});
