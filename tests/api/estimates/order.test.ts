import { beforeAll, describe, expect, test } from "vitest";
import type { Estimate } from "#model/estimate/estimate.ts";
import type { Caller } from "#tests/support/installation.ts";
import { emptyOffice, made } from "../arrange.ts";
import { addItems, current, desk } from "./arrange.ts";

let admin: Caller;

beforeAll(async () => {
  admin = (await emptyOffice()).admin;
});

const order = (kind: "stages" | "additional", body: object) =>
  admin(
    "PATCH",
    kind === "stages" ? "/estimate_stages_position_order" : "/estimate_additional_position_order",
    {
      body,
    },
  );

/** What stands where, by names. */
const outline = (estimate: Estimate) => ({
  stages: estimate.agency_costs_stages.map(({ name, positions }) => [name, positions.map(lines)]),
  additional: estimate.additional_agency_positions.map(lines),
});
const lines = (position: Estimate["additional_agency_positions"][number]) => [
  position.name,
  ...position.position_items.map(({ name }) => name),
];

/** A second stage, an additional position, and three lines in the desk's own position. */
async function twoStages() {
  const at = await desk(admin);
  const second = await made(admin, `/${at.estimate.id}/stages`, { name: "Druka" });
  const other = await made(admin, "/positions", { estimate_id: at.estimate.id, name: "Papildu" });
  const [a = 0, b = 0, c = 0] = (await addItems(at, [{ name: "A" }, { name: "B" }, { name: "C" }])).map(
    ({ id }) => id,
  );
  return { at, first: at.stage.id, second: second.id, own: at.position.id, other: other.id, a, b, c };
}

describe("the order", () => {
  test("of stages, positions and lines changes in one write, also from one to another", async () => {
    const { at, first, second, own, other, a, b, c } = await twoStages();
    const positions = [
      { id: other, position_items: [c] },
      { id: own, position_items: [b, a] },
    ];
    const answer = await order("stages", { stages: [{ id: second, positions }, { id: first }] });
    expect(answer.status).toBe(200);
    const expected = {
      stages: [
        [
          "Druka",
          [
            ["Papildu", "C"],
            ["Buklets", "B", "A"],
          ],
        ],
        ["Dizains", []],
      ],
      additional: [],
    };
    expect(outline(answer.json().data)).toEqual(expected);
    expect(outline(await current(at))).toEqual(expected);
  });

  test("takes a position out of its stage", async () => {
    const { at, own, other, a, c } = await twoStages();
    await order("additional", { positions: [{ id: own, position_items: [c, a] }, { id: other }] });
    expect(outline(await current(at))).toEqual({
      stages: [
        ["Dizains", []],
        ["Druka", []],
      ],
      additional: [["Buklets", "C", "A", "B"], ["Papildu"]],
    });
  });

  test("of a hundred lines is one audit event and one revision", async () => {
    const at = await desk(admin);
    const items = await addItems(
      at,
      Array.from({ length: 100 }, (_, index) => ({ name: `${index}` })),
    );
    const before = (await current(at)).revision;
    const position_items = items.map(({ id }) => id).reverse();
    await order("stages", {
      stages: [{ id: at.stage.id, positions: [{ id: at.position.id, position_items }] }],
    });
    const now = await current(at);
    expect(now.revision).toBe(before + 1);
    expect(now.agency_costs_stages[0]?.positions[0]?.position_items.map(({ id }) => id)).toEqual(
      position_items,
    );
  });

  test("mixes neither estimates nor halves, and names nothing twice", async () => {
    const { at, first, second, own, other, a } = await twoStages();
    const foreign = await desk(admin);
    const production = await made(admin, `/${at.estimate.id}/stages`, { estimate_stage_type_id: 2 });
    const before = outline(await current(at));
    const refused = [
      { stages: [{ id: first }, { id: foreign.stage.id }] },
      { stages: [{ id: first }, { id: production.id }] },
      { stages: [{ id: production.id, positions: [{ id: own }] }] },
      { stages: [{ id: first, positions: [{ id: foreign.position.id }] }] },
      { stages: [{ id: second }, { id: second }] },
      {
        stages: [
          { id: first, positions: [{ id: own }] },
          { id: second, positions: [{ id: own }] },
        ],
      },
      { stages: [{ id: first, positions: [{ id: own, position_items: [a, a] }] }] },
      { stages: [{ id: first, positions: [{ id: own, position_items: [424_242] }] }] },
      { stages: [] },
    ];
    for (const body of refused) expect([body, (await order("stages", body)).status]).toEqual([body, 422]);
    expect((await order("additional", { positions: [{ id: other }, { id: other }] })).status).toBe(422);
    expect((await order("stages", { stages: [{ id: 424_242 }] })).status).toBe(404);
    expect(outline(await current(at))).toEqual(before);
  });
});
