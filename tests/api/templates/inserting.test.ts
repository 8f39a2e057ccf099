import { beforeAll, describe, expect, test } from "vitest";
import { today } from "#model/date/dates.ts";
import type { Caller } from "#tests/support/installation.ts";
import { emptyOffice, made, refusal } from "../arrange.ts";
import { addItems, approve, current, type Desk, desk } from "../estimates/arrange.ts";

let admin: Caller;

const insert = (at: Desk, body: object) => admin("POST", `/estimates/${at.estimate.id}/blocks`, { body });
const keptStage = (at: Desk, name: string) => made(admin, `/stages/${at.stage.id}/templates`, { name });
const keptPosition = (at: Desk, name: string, id = at.position.id) =>
  made(admin, `/positions/${id}/templates`, { name });
const begin = (at: Desk, fields: object) =>
  admin("POST", "/estimates", { body: { name: "Jauna", project_id: at.projectId, ...fields } });

beforeAll(async () => {
  admin = (await emptyOffice()).admin;
});

describe("an inserted block", () => {
  test("of a stage stands at the end with all that is in it, in one write with one event", async () => {
    const at = await desk(admin);
    await addItems(at, [
      { name: "Skice", price: "12.50", quantity: "2" },
      { name: "Druka", total: "70" },
    ]);
    const { id } = await keptStage(at, "Stāvs");
    const other = await desk(admin);
    const { revision } = await current(other);
    const inserted = await insert(other, { template_id: id });
    expect(inserted.status).toBe(201);
    const { agency_costs_stages: stages, sums, revision: next } = inserted.json().data;
    expect(next).toBe(revision + 1);
    expect(stages).toMatchObject([
      { id: other.stage.id, total_cents: 0 },
      {
        name: "Dizains",
        total_cents: 9500,
        positions: [
          {
            name: "Buklets",
            position_items: [
              { name: "Skice", price: "12.50", quantity: "2.00" },
              { name: "Druka", price: null, total_cents: 7000 },
            ],
          },
        ],
      },
    ]);
    expect(sums.net_cents).toBe(9500);
    const history = (await admin("GET", `/projects/${other.projectId}/history`)).json().data;
    const made = history.filter(({ entity_id, entity }: { entity_id: number; entity: string }) =>
      entity === "stage" ? entity_id === stages[1].id : entity === "position_item",
    );
    expect(made).toHaveLength(1);
  });

  test("of a position stands at the end of a stage, or among the additional ones of its half", async () => {
    const at = await desk(admin);
    const { id: additional } = await made(admin, "/positions", {
      estimate_id: at.estimate.id,
      name: "Kurjers",
      type_id: 2,
    });
    await addItems(at, [{ name: "Piegāde", price: "8" }], additional);
    const template = await keptPosition(at, "Kurjers", additional);
    const other = await desk(admin);
    const inserted = (await insert(other, { template_id: template.id })).json().data;
    expect(inserted.additional_production_positions).toMatchObject([
      { name: "Kurjers", total_cents: 800, position_items: [{ name: "Piegāde" }] },
    ]);
    const production = await made(admin, `/${other.estimate.id}/stages`, {
      name: "Ražošana",
      estimate_stage_type_id: 2,
    });
    const staged = (await insert(other, { template_id: template.id, stage_id: production.id })).json().data;
    expect(staged.production_costs_stages).toMatchObject([
      { name: "Ražošana", total_cents: 800, positions: [{ name: "Kurjers" }] },
    ]);
  });

  test("is refused into a stage of the other half or of another estimate, and a stage into any", async () => {
    const at = await desk(admin);
    const [stage, position] = [await keptStage(at, "Slānis"), await keptPosition(at, "Daļa")];
    const other = await desk(admin);
    const production = await made(admin, `/${other.estimate.id}/stages`, {
      name: "Ražošana",
      estimate_stage_type_id: 2,
    });
    const misplaced = {
      status: 422,
      errors: {
        stage_id: ["Šī bloka pozīcija šajā posmā neiederas. Izvēlieties citu posmu vai vietu ārpus posmiem."],
      },
    };
    for (const stage_id of [production.id, at.stage.id])
      expect(refusal(await insert(other, { template_id: position.id, stage_id }))).toEqual(misplaced);
    expect(refusal(await insert(other, { template_id: stage.id, stage_id: other.stage.id }))).toEqual({
      status: 422,
      errors: {
        stage_id: ["Šis bloks ir posms, un posmā to ievietot nevar. Izvēlieties vietu tāmes beigās."],
      },
    });
    expect(refusal(await insert(other, { template_id: position.id, stage_id: 999999 }))).toEqual({
      status: 422,
      errors: { stage_id: ["Šī posma tāmē vairs nav"] },
    });
  });

  test("is refused where the client has agreed, in another type, and of what is no block or gone", async () => {
    const at = await desk(admin);
    await addItems(at, [{ name: "Skice", price: "5" }]);
    const block = await keptStage(at, "Skices");
    const whole = await made(admin, `/estimates/${at.estimate.id}/templates`, { name: "Viss" });
    const offer = await desk(admin, 2);
    expect(refusal(await insert(offer, { template_id: block.id }))).toEqual({
      status: 422,
      errors: { template_id: ["Šī sagatave ir cita veida tāmei"] },
    });
    expect(refusal(await insert(at, { template_id: whole.id }))).toEqual({
      status: 422,
      errors: { template_id: ["Šī sagatave ir vesela tāme, nevis bloks"] },
    });
    expect(refusal(await insert(at, { template_id: 999999 }))).toEqual({
      status: 422,
      errors: { template_id: ["Šādas sagataves vairs nav"] },
    });
    await approve(at);
    const { revision } = await current(at);
    expect((await insert(at, { template_id: block.id })).status).toBe(409);
    expect((await current(at)).revision).toBe(revision);
  });
});

test("an estimate that would have too many rows takes no block, and stays as it is", async () => {
  const at = await desk(admin);
  const many = Array.from({ length: 500 }, () => ({ name: "Rinda", price: "1" }));
  await addItems(at, many);
  const { id } = await keptStage(at, "Pieci simti");
  for (const _ of Array.from({ length: 3 })) expect((await insert(at, { template_id: id })).status).toBe(201);
  const { revision } = await current(at);
  // Five times 502 rows are more than 2500.
  const refused = await insert(at, { template_id: id });
  expect(refused.status).toBe(422);
  expect(refused.json().message).toBe("Tāmē ir pārāk daudz rindu. Sadaliet to vairākās.");
  expect((await current(at)).revision).toBe(revision);
});

describe("a new estimate", () => {
  test("begins with what a template has, under its own name, date and number", async () => {
    const at = await desk(admin);
    await addItems(at, [{ name: "Skice", price: "100" }]);
    await admin("PATCH", `/estimates/${at.estimate.id}`, {
      body: { discount: 5, commentary: "<p>Piezīme</p>", valid_until: "2027-03-01" },
    });
    const { id } = await made(admin, `/estimates/${at.estimate.id}/templates`, { name: "Pamats" });
    const other = await desk(admin);
    const { status, json } = await begin(other, { template_id: id });
    expect(status).toBe(201);
    expect(json().data).toMatchObject({
      name: "Jauna",
      date: today(),
      project: { id: other.projectId },
      discount: "5.00",
      commentary: "<p>Piezīme</p>",
      valid_until: null,
      is_approved: false,
      sums: { net_cents: 9500 },
      agency_costs_stages: [{ name: "Dizains", positions: [{ position_items: [{ name: "Skice" }] }] }],
    });
  });

  test("of products begins with those of the template, and with no empty group beside them", async () => {
    const at = await desk(admin, 2);
    await addItems(at, [{ name: "Krūze", price: "4" }]);
    const { id } = await made(admin, `/estimates/${at.estimate.id}/templates`, { name: "Krūzes visiem" });
    const { estimate_type_id, additional_agency_positions } = (await begin(at, { template_id: id })).json()
      .data;
    expect(estimate_type_id).toBe(2);
    expect(additional_agency_positions).toHaveLength(1);
  });

  test("is refused with a template of another type, of a block, and that is gone", async () => {
    const at = await desk(admin);
    const whole = await made(admin, `/estimates/${at.estimate.id}/templates`, { name: "Tukša" });
    const block = await keptStage(at, "Tukšs posms");
    const refused = async (fields: object) => refusal(await begin(at, fields)).errors;
    expect(await refused({ template_id: whole.id, estimate_type_id: 2 })).toEqual({
      template_id: ["Šī sagatave ir cita veida tāmei"],
    });
    expect(await refused({ template_id: block.id })).toEqual({
      template_id: ["Šī sagatave ir bloks, nevis vesela tāme"],
    });
    expect(await refused({ template_id: 999999 })).toEqual({ template_id: ["Šādas sagataves vairs nav"] });
  });
});
